"""Live tables: who sits where, whose answer is awaited, what is told to whom, and the journal. No web in here."""
