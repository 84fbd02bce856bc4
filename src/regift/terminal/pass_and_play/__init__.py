"""Several people at one keyboard: who is to have it, the curtain between two of them, the client that shows both."""
