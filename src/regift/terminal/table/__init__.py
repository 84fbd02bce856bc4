"""What the terminal knows of its table: what was heard, and what may be said."""
