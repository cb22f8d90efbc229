"""The weights of keen play (`exposed_keen`): places in a list, and the lists tuned in self-play."""

from __future__ import annotations

from array import array

(
    PAIR,  # for each card out that makes two of a rank a set
    SET_MADE,  # a card in a set of three
    RUN_ONE,  # for each card out that completes a run
    RUN_TWO,  # a run that lacks two cards, both still out
    RUN_MADE,  # a card in a run that is complete
    TWICE,  # percent of its worth that the second copy of a card has
    POINTS_COLD,  # less for each penalty point: nobody else has opened
    POINTS_OPEN,  # ... someone has
    POINTS_WARM,  # ... someone who holds four cards at most
    POINTS_HOT,  # ... two cards at most
    FITS_OWN,  # a card that some meld on the table takes, once open
    FITS_NEXT,  # ... where the next seat has opened
    KNOWN_NEXT,  # for each card known of the next seat that goes with a card
    TAKEN_FROM,  # worth from which the top discard is taken
    OPEN_WITH,  # opens when so many cards are left at most,
    OPEN_TURN,  # or from this turn on,
    OPEN_NEAR,  # or when another who has opened holds so many at most
    LAYS_WITH,  # lays new melds when so many are left at most,
    LAYS_NEAR,  # or when another holds so many at most
    JOKER_NEAR,  # lays jokers off when another holds so many at most
    BUY_LACK,  # buys when the contract lacks so many cards at most with it,
    BUY_NEAR,  # and everybody who has opened holds more than this
    LOOKED_AT,  # discards of which it is looked at whether the contract can spare them
    SINGLE,  # for each card out of the rank of a single card
    DEVELOPED,  # percent of its turns in which a hidden hand has got better
    WEIGHTS,
) = range(26)

RUMMY = array(
    "q",
    [
        8,
        150,
        22,
        4,
        100,
        10,
        2,
        2,
        4,
        5,
        300,
        150,
        0,
        100000,
        13,
        0,
        99,
        13,
        99,
        4,
        0,
        0,
        1,
        0,
        100,
    ],
)
CONTRACT = array(
    "q",
    [
        10,
        60,
        20,
        10,
        40,
        100,
        4,
        4,
        4,
        4,
        300,
        150,
        0,
        200,
        30,
        99,
        99,
        30,
        99,
        99,
        9,
        0,
        20,
        8,
        100,
    ],
)
