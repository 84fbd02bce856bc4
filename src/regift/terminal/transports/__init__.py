"""How the terminal reaches a table, over a network or in the same process, and what it keeps to come back."""
