"""Arithmetic of cards: packs, melds, the solvers, shuffle, refusal codes."""
