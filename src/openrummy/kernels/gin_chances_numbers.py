"""The numbers of `gin_chances`, kept from the compiler."""

CERTAIN = 10000
"""The chance of a match that is won."""
MOST_POINTS = 300
"""More than any round brings."""
