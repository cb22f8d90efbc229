"""What each game allows: frozen values grouped in sections, one file per game."""
