"""The tables of one browser, served inside it: no process, no thread, no network.

`server_in_browser` makes the same routes as a server does over tables that the browser keeps; `asgi_bridge` carries
requests and websockets to them from the page. All of it also runs on an ordinary Python.
"""
