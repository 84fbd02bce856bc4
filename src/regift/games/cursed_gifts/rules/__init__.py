"""What may be played, and what becomes of it, clause by clause."""
