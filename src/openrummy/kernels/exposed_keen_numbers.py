"""The weights of keen play (`exposed_keen`): places in a list, and the lists tuned in self-play.

Where nothing else is said a weight is a worth in points times ten.
"""

from __future__ import annotations

from array import array

(
    PAIR,  # for each card out that makes two of a rank a set
    SINGLE,  # for each card out of the rank of a single card
    SET_MADE,  # a card in a set of three
    RUN_ONE,  # for each card out that completes a run
    RUN_TWO,  # a run that lacks two cards, both still out
    RUN_MADE,  # a card in a run that is complete
    TWICE,  # percent of all this that one of two equal cards has
    POINTS_COLD,  # less for each penalty point: nobody else has opened,
    POINTS_OPEN,  # ... someone has,
    POINTS_WARM,  # ... and holds four cards at most,
    POINTS_HOT,  # ... and holds two at most
    FITS_OWN,  # a card that some meld on the table takes, once open
    FITS_NEXT,  # ... where only the next seat has opened
    JOKER_NEAR,  # jokers are laid off when another holds so many cards at most
    DEVELOPED,  # percent of its turns in which a hidden hand has got better
) = range(15)

RUMMY = array("q", [8, 0, 150, 22, 4, 100, 10, 2, 2, 4, 5, 300, 150, 4, 100])
CONTRACT = array("q", [5, 2, 60, 20, 10, 40, 100, 4, 16, 10, 10, 300, 150, 99, 100])
