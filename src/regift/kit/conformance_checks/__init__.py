"""What every game is held to, besides its own rules."""
