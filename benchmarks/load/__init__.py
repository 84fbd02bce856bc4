"""The server under load and under attack; each module is a command, and has a short version among the tests."""
