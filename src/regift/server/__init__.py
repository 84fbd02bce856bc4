"""The web server: HTTP, websocket, static client. It never asks what a card does.

`run` starts it, `app` routes each connection, `services_for_connections` is what all of them work with. `http` answers
requests, `socket` carries live tables, `uploads` cleans photos, `operations` runs and watches the server.
"""
