"""What somebody at a terminal asks over HTTP: to delete the evening, to add presents of their own."""
