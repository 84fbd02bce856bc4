"""Open tables: those that their hosts have listed for everybody who comes to the server."""
