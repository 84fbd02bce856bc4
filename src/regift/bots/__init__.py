"""Players that are programs: some for any game, some with one game's rules of thumb."""
