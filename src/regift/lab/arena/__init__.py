"""Round robins between bots: who sits where, intervals that hold at any stop, ratings, and bots that are programs."""
