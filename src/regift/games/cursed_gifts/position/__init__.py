"""Where all cards lie, in memory, in text and as one seat may imagine it."""
