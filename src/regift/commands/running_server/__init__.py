"""Commands that act on a running server, over a socket that only its user can open."""
