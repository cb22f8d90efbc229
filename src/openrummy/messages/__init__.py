"""Sentences for refusals and rulings: Fluent messages, one file per language."""
