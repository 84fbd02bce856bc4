"""The games, one folder each; nothing outside a game's folder names it."""
