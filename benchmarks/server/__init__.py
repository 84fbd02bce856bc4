"""How fast the server is under a load of its own (`python -m benchmarks.server`)."""
