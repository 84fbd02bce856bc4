"""The web server: HTTP, websocket, static client. It never asks what a card does."""
