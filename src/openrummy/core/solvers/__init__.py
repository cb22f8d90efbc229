"""What can be melded from a hand: exact searches, one file per question."""
