"""A round and a match: commands in, events out."""
