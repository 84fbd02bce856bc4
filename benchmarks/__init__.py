"""The engine, the server and the client measured, also beside other platforms, in one run on one machine."""
