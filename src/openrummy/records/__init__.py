"""The JSON codec, the readable record, replay and verification."""
