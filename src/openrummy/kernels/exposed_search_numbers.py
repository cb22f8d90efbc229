"""Where `exposed_search` writes what it finds of an action: sums over all worlds.

The value of an action is its points and what it counts to win the match.
"""

from __future__ import annotations

(
    SUM,  # of the points that the others have more, of all others together
    DIFFERENCE,  # of the values less that of the first action in the same world
    SQUARES,  # of these differences
    WON,  # of the chances that no other seat has fewer points, in hundredths
    FIELDS,
) = range(5)
