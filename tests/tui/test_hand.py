from __future__ import annotations

from openrummy.core.cards import parse_cards
from openrummy.tui.hand import Hand, by_rank, by_suit


def hand_of(text: str) -> Hand:
    hand = Hand()
    hand.update(parse_cards(text))
    return hand


def order(hand: Hand) -> str:
    return " ".join(hand.cards(hand.loose))


def test_new_cards_come_in_at_the_right_and_nothing_sorts_itself() -> None:
    hand = hand_of("KS 2H 9D")
    hand.update(parse_cards("2H 3C 9D KS"))
    assert order(hand) == "KS 2H 9D 3C"


def test_cards_that_are_gone_drop_out_and_the_selection_with_them() -> None:
    hand = hand_of("KS 2H 9D")
    hand.toggle(0)
    hand.toggle(2)
    hand.update(parse_cards("9D 2H"))
    assert (order(hand), hand.chosen) == ("2H 9D", ("9D",))


def test_equal_cards_are_selected_one_by_one() -> None:
    hand = hand_of("8S 8S 8H")
    hand.toggle(1)
    assert hand.chosen == ("8S",)
    hand.update(parse_cards("8S 8H"))
    assert order(hand) == "8S 8H"


def test_a_card_moves_and_takes_the_cursor_along() -> None:
    hand = hand_of("KS 2H 9D")
    hand.move_card(1)
    assert (order(hand), hand.cursor) == ("2H KS 9D", 1)
    hand.move_card(1)
    hand.move_card(1)
    assert order(hand) == "2H 9D KS"
    hand.move_card(-1)
    assert order(hand) == "2H KS 9D"


def test_selected_cards_move_together() -> None:
    hand = hand_of("KS 2H 9D 3C")
    hand.toggle(2)
    hand.toggle(3)
    hand.move_card(-1)
    assert order(hand) == "KS 9D 3C 2H"
    hand.move_card(-1)
    hand.move_card(-1)
    assert order(hand) == "9D 3C KS 2H"


def test_sorting_by_suit_and_by_rank() -> None:
    hand = hand_of("TH 2C JK AS 2H KS")
    hand.sort(by_suit)
    assert order(hand) == "AS KS 2H TH 2C JK"
    hand.sort(by_rank)
    assert order(hand) == "2H 2C TH KS AS JK"


def test_arranging_puts_the_named_cards_first() -> None:
    hand = hand_of("TH 2C 3C 4C KS")
    hand.arrange(parse_cards("2C 3C 4C TH"))
    assert order(hand) == "2C 3C 4C TH KS"


def test_staged_melds_leave_the_loose_hand_and_come_back_to_their_places() -> None:
    hand = hand_of("4H KS 5H 6H 2C")
    for place in (0, 2, 3):
        hand.toggle(place)
    assert hand.stage()
    assert (order(hand), hand.draft) == ("KS 2C", (("4H", "5H", "6H"),))
    assert hand.unstage()
    assert (order(hand), hand.chosen) == ("4H KS 5H 6H 2C", ("4H", "5H", "6H"))


def test_staging_needs_a_selection_and_undo_a_draft() -> None:
    hand = hand_of("4H KS")
    assert not hand.stage()
    assert not hand.unstage()


def test_a_staged_meld_whose_card_is_gone_is_dissolved() -> None:
    hand = hand_of("4H 5H 6H 2C")
    hand.stage_all([parse_cards("4H 5H 6H")])
    hand.update(parse_cards("4H 5H 2C"))
    assert (hand.draft, order(hand)) == ((), "4H 5H 2C")


def test_declared_jokers_are_staged_as_the_jokers_in_hand() -> None:
    hand = hand_of("JK 5H 7H 8H JK")
    hand.stage_all([("5H", "JK(6H)", "7H", "8H")])
    assert hand.draft == (("5H", "JK", "7H", "8H"),)


def test_the_cursor_stays_in_the_hand() -> None:
    hand = hand_of("4H 5H")
    hand.move_cursor(9)
    assert hand.cursor == 1
    hand.move_cursor(-9)
    assert hand.cursor == 0
    hand.toggle(7)
    assert hand.chosen == ()
    hand.update(())
    assert hand.cursor == 0
    hand.move_card(1)
