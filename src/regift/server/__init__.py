"""The web server: HTTP, websocket, static client. It never asks what a card does.

`run` starts it, `app` is all that it serves, `routes_of_tables` what it serves of tables, `services_for_connections` is
what all connections work with. `http` answers requests, `socket` carries live tables, `uploads` cleans photos,
`operations` runs and watches the server.
"""
