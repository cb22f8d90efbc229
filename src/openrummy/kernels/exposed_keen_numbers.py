"""The weights of keen play (`exposed_keen`): places in a list, and lists to begin with.

Those were chosen by hand, one weight after the other on mirrored deals (`exposed_duel`). They play
the rounds of the search, and ``scripts/train_keen.py`` tunes what the bots play by.

Where nothing else is said a weight is a worth in points times ten.
"""

from __future__ import annotations

from array import array

from openrummy.kernels.exposed_layout import KINDS_OF_CARD, LIST

(
    POINTS_COLD,  # less for each penalty point: nobody else has opened,
    POINTS_OPEN,  # ... someone has,
    POINTS_WARM,  # ... and holds four cards at most,
    POINTS_HOT,  # ... and holds two at most
    FITS,  # a card that some meld on the table takes; where there is a contract: once open
    FITS_NEXT,  # ... and the next seat has opened; where there is a contract: only that seat
    JOKER_NEAR,  # jokers are laid off when another holds so many cards at most
    DEVELOPED,  # percent of its turns in which a hidden hand has got better
    GUESSES,  # worlds of which one is taken that agrees with the discard pile
) = range(9)

# Games with contracts.
(
    PAIR,  # for each card out that makes two of a rank a set
    SINGLE,  # for each card out of the rank of a single card
    SET_MADE,  # a card in a set of three
    RUN_ONE,  # for each card out that completes a run
    RUN_TWO,  # a run that lacks two cards, both still out
    RUN_MADE,  # a card in a run that is complete
    TWICE,  # percent of all this that one of two equal cards has
    LOOKED,  # discards of which the outs are counted exactly, those that seem worth least
    OUTS,  # there, for each card out that brings the contract nearer
    FEEDS,  # ... less for each card beside it in a meld that the next seat has taken
    COLD,  # ... more for each of the last cards of the pile that goes with it
) = range(9, 20)

# Games with a minimum to open.
(
    MADE,  # a card in the best melds
    OUT,  # for each card out that makes a meld of a loose card and another
    OUT_OPENS,  # ... times the points that the card counts to open, over ten, before that
    OUT_RUN,  # ... a run, where that is what lacks to open
    STEP,  # a run that lacks two cards, both still out
) = range(9, 14)

RUMMY = array("q", [1, 4, 10, 20, 40, 30, 4, 100, 3, 10000, 10, 0, 20, 0])
CONTRACT = array(
    "q", [4, 16, 10, 10, 300, 150, 99, 100, 8, 5, 2, 60, 20, 10, 40, 100, 0, 10, 30, 10]
)

EVIDENCE = 12
"""Cards from the top of the pile that say what the seats around them didn't want."""

# What play in games with a minimum to open notes in the work of the kernel.
LOOSE = LIST + 2 * KINDS_OF_CARD
"""Natural cards of a hand that are in none of its best melds, by number."""
STEPS = LOOSE + KINDS_OF_CARD
"""Runs of the card looked at last that lack two cards, both still out."""
NO_RUN = STEPS + 1
"""1 where an opening needs a run and the best melds have none."""
