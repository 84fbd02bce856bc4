"""What every game is built from; nothing in here reads a clock, a screen, a file or global dice."""
