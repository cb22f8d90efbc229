"""Positions: a round in the middle, from JSON to a match and back (`referee.md`, "Positions")."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any, cast

from openrummy.core.cards import Card, face
from openrummy.core.meld import Meld
from openrummy.core.shuffle import Stream
from openrummy.referee.fields import (
    Fields,
    QuestionError,
    a_list,
    check_pack,
    read_cards,
    read_table_meld,
    whole,
)
from openrummy.referee.scene import LATE_TURN
from openrummy.rules.options import most_seats
from openrummy.rules.ruleset import RuleSet
from openrummy.table.state import Match, Phase, Round, TableMeld

Hands = list[tuple[Card, ...] | None]


def read_position(rules: RuleSet, given: object) -> Match:
    """The match that a position describes. Raises `QuestionError`."""
    if not isinstance(given, Mapping):
        raise QuestionError("wrong_type", "position", wanted="position")
    return _Reader(rules, Fields(given, "position")).match()


class _Reader:
    """Reads the fields of one position; cards that are left out come from those left over."""

    def __init__(self, rules: RuleSet, fields: Fields) -> None:
        self.rules, self.fields = rules, fields
        hands = fields.raw("hands")
        usual = len(hands) if isinstance(hands, list) else None
        self.seats = fields.number("seats", usual, rules.players.min, most_seats(rules))
        self.turn = fields.number("turn", 0, 0, self.seats - 1)
        before = self._beside(self.turn, -1)
        self.dealer = fields.number("dealer", before, 0, self.seats - 1)
        self.number = fields.number("round", 1, 1, max(50, len(rules.contracts)))
        if rules.contracts and self.number > len(rules.contracts):
            raise QuestionError(
                "out_of_range", "position.round", least=1, most=len(rules.contracts)
            )
        self.hands = self._hands(hands)
        self.melds = self._melds()
        self.stock = fields.cards_or_none("stock")
        self.pile = fields.cards_or_none("discard")
        self.seed = str(fields.raw("seed") or "position")

    def match(self) -> Match:
        """The match, once all fields are read."""
        rules, fields, seats = self.rules, self.fields, self.seats
        phase = cast(Phase, fields.word("phase", ("draw", "play"), "play"))
        owners = {table.owner for table in self.melds}
        opened = self._flags("opened", [seat in owners for seat in range(seats)])
        buys = self._numbers("buys", [0] * seats, rules.buy.max_per_round)
        dealt = self._as_dealt(opened, buys, phase)
        hands, stock, pile = self._filled(opened, buys, phase)
        turns = self._numbers("turns", self._usual_turns(dealt), 1000)
        opened_on = self._numbers("opened_on", [int(is_open) for is_open in opened], 1000)
        taken = fields.card_or_none("taken")
        self._check_possible(opened, phase, taken)
        discarder = self._discarder(pile, dealt)
        offer = self._offer(dealt, phase)
        starter = self._beside(self.dealer, 1)
        contract = min(self.number, max(1, len(rules.contracts))) - 1
        contracts = (contract,) * seats if rules.contracts else ()
        round_ = Round(
            number=self.number,
            dealer=self.dealer,
            starter=starter,
            order=tuple(self._beside(starter, i) for i in range(seats)),
            turn=self.turn if offer is None else offer,
            phase=phase if offer is None else "offer",
            hands=hands,
            stock=stock,
            pile=pile,
            opened=opened,
            buys=buys,
            contracts=contracts,
            melds=self.melds,
            turns=turns,
            opened_on=opened_on,
            known=((),) * seats,
            upcard=fields.card_or_none("upcard") or (pile[0] if pile else None),
            cut_points=(0,) * seats,
            discarder=discarder,
            offer=offer,
            taken=taken,
            taken_owed=fields.flag("taken_owed", False),
            freed_jokers=fields.number("freed_jokers", 0, 0, 8),
            owed_jokers=fields.number("owed_jokers", 0, 0, 8),
            recycles=fields.number("recycles", 0, 0, 1000),
            pile_draws=fields.number("pile_draws", 0, 0, 1000),
            added=self._added(),
            asked=self._seat_list("asked"),
            passed=self._seat_list("passed"),
            let_go=fields.flag("let_go", False),
            sold=fields.flag("sold", False),
            stock_only=fields.flag("stock_only", False),
        )
        fields.finish()
        return Match(
            rules=rules,
            seats=seats,
            seed=self.seed,
            dealer=self.dealer,
            contracts=(contract,) * seats,
            round=round_,
        )

    def _beside(self, seat: int, steps: int) -> int:
        step = 1 if self.rules.turn.direction == "cw" else -1
        return (seat + step * steps) % self.seats

    def _hands(self, given: object) -> Hands:
        rows = [None] * self.seats if given is None else a_list(given, "position.hands")
        if len(rows) != self.seats:
            raise QuestionError("wrong_size", "position.hands", need=self.seats, have=len(rows))
        return [
            None if row is None else tuple(map(face, read_cards(row, f"position.hands[{i}]")))
            for i, row in enumerate(rows)
        ]

    def _melds(self) -> tuple[TableMeld, ...]:
        found = []
        for i, row in enumerate(a_list(self.fields.raw("melds") or [], "position.melds")):
            at = f"position.melds[{i}]"
            if not isinstance(row, Mapping):
                raise QuestionError("wrong_type", at, wanted="meld")
            part = Fields(row, at)
            owner = part.number("owner", None, 0, self.seats - 1)
            meld: Meld = read_table_meld(self.rules, part.cards("cards"), f"{at}.cards")
            part.finish()
            found.append(TableMeld(owner, meld))
        return tuple(found)

    def _as_dealt(self, opened: tuple[bool, ...], buys: tuple[int, ...], phase: Phase) -> bool:
        """Whether nothing has happened since the deal but a draw of the seat on turn."""
        size = self.rules.hand_size(self.number)
        drawn = int(phase == "play")
        sizes_fit = all(
            hand is None or len(hand) == size + (drawn if seat == self.turn else 0)
            for seat, hand in enumerate(self.hands)
        )
        discards = 0 if self.pile is None else len(self.pile)
        return (
            sizes_fit
            and discards <= int(self.rules.deal.upcard)
            and not self.melds
            and not any(opened)
            and not any(buys)
            and self.turn == self._beside(self.dealer, 1)
        )

    def _check_possible(self, opened: tuple[bool, ...], phase: Phase, taken: Card | None) -> None:
        hand = self.hands[self.turn]
        if taken is not None and (phase == "draw" or (hand is not None and taken not in hand)):
            raise QuestionError("bad_position", "position.taken", what="taken")
        if any(not opened[table.owner] for table in self.melds):
            raise QuestionError("bad_position", "position.opened", what="opened")

    def _usual_turns(self, dealt: bool) -> list[int]:
        if dealt:
            return [int(seat == self.turn) for seat in range(self.seats)]
        return [min(LATE_TURN, self.rules.round.max_turns - 1)] * self.seats

    def _filled(
        self, opened: tuple[bool, ...], buys: tuple[int, ...], phase: Phase
    ) -> tuple[tuple[tuple[Card, ...], ...], tuple[Card, ...], tuple[Card, ...]]:
        laid = [card for table in self.melds for card in table.meld.cards]
        named = [hand or () for hand in self.hands] + [self.stock or (), self.pile or (), laid]
        check_pack(self.rules, self.seats, *named, at="position")
        used = Counter(face(card) for group in named for card in group)
        left = list((Counter(self.rules.pack(self.seats)) - used).elements())
        cards = list(Stream(self.seed, 0).shuffled(sorted(left)))
        hands = []
        for seat, hand in enumerate(self.hands):
            size = self._usual_size(seat, buys[seat], opened[seat], phase)
            if hand is None and size > len(cards):
                raise QuestionError("too_few_cards", "position", need=size, have=len(cards))
            hands.append(tuple(cards.pop() for _ in range(size)) if hand is None else hand)
        pile = self.pile
        if pile is None:
            pile = (cards.pop(),) if self.rules.deal.upcard and cards else ()
        return tuple(hands), tuple(cards) if self.stock is None else self.stock, pile

    def _usual_size(self, seat: int, buys: int, opened: bool, phase: Phase) -> int:
        size = self.rules.hand_size(self.number) + buys * (1 + self.rules.buy.extra_cards)
        if opened:
            laid = sum(len(t.meld.cards) for t in self.melds if t.owner == seat)
            size = max(1, size - laid)
        return size + (seat == self.turn and phase == "play")

    def _discarder(self, pile: tuple[Card, ...], dealt: bool) -> int | None:
        if self.fields.has("discarder"):
            return self.fields.number("discarder", None, 0, self.seats - 1)
        self.fields.raw("discarder")
        upcard = len(pile) == 1 and dealt
        return None if not pile or upcard else self._beside(self.turn, -1)

    def _offer(self, dealt: bool, phase: Phase) -> int | None:
        """Gin: the seat that the upcard is offered to, where that rule is played (G2)."""
        if self.fields.has("offer"):
            return self.fields.number("offer", None, 0, self.seats - 1)
        self.fields.raw("offer")
        offering = self.rules.gin.first_turn == "upcard_offer" and not self.rules.exposed
        return self.turn if offering and dealt and phase == "draw" else None

    def _flags(self, name: str, usual: list[bool]) -> tuple[bool, ...]:
        rows = self._row(name, usual)
        if not all(isinstance(value, bool) for value in rows):
            raise QuestionError("wrong_type", f"position.{name}", wanted="flag")
        return tuple(rows)

    def _numbers(self, name: str, usual: list[int], most: int) -> tuple[int, ...]:
        rows = self._row(name, usual)
        return tuple(whole(v, 0, most, f"position.{name}[{i}]") for i, v in enumerate(rows))

    def _row(self, name: str, usual: list[Any]) -> list[Any]:
        given = self.fields.raw(name)
        rows = usual if given is None else a_list(given, f"position.{name}")
        if len(rows) != self.seats:
            raise QuestionError("wrong_size", f"position.{name}", need=self.seats, have=len(rows))
        return rows

    def _seat_list(self, name: str) -> tuple[int, ...]:
        rows = a_list(self.fields.raw(name) or [], f"position.{name}")
        return tuple(
            whole(v, 0, self.seats - 1, f"position.{name}[{i}]") for i, v in enumerate(rows)
        )

    def _added(self) -> tuple[tuple[int, int], ...]:
        given = self.fields.raw("added") or {}
        if not isinstance(given, Mapping):
            raise QuestionError("wrong_type", "position.added", wanted="object")
        if given and not self.melds:
            raise QuestionError("bad_position", "position.added", what="added")
        most = len(self.melds) - 1
        pairs = []
        for key, count in given.items():
            at = f"position.added.{key}"
            meld = int(key) if str(key).isascii() and str(key).isdigit() else -1
            pairs.append((whole(meld, 0, most, at), whole(count, 0, 14, at)))
        return tuple(pairs)


def write_position(match: Match) -> dict[str, Any]:
    """The position of a match as JSON has it; one in play can be read again."""
    round_ = match.round
    assert round_ is not None
    position: dict[str, Any] = {
        "seats": match.seats,
        "turn": round_.turn,
        "dealer": round_.dealer,
        "phase": "draw" if round_.phase == "offer" else round_.phase,
        "round": round_.number,
        "hands": [list(hand) for hand in round_.hands],
        "stock": list(round_.stock),
        "discard": list(round_.pile),
        "melds": [
            {"owner": table.owner, "cards": list(table.meld.cards)} for table in round_.melds
        ],
        "opened": list(round_.opened),
        "buys": list(round_.buys),
        "taken": round_.taken,
        "turns": list(round_.turns),
        "discarder": round_.discarder,
        "added": {str(meld): count for meld, count in round_.added},
    }
    more = {
        "opened_on": list(round_.opened_on) if round_.opened_now else None,
        "upcard": round_.upcard if round_.upcard not in round_.pile[:1] else None,
        "taken_owed": round_.taken_owed,
        "freed_jokers": round_.freed_jokers or None,
        "owed_jokers": round_.owed_jokers or None,
        "recycles": round_.recycles or None,
        "pile_draws": round_.pile_draws or None,
        "offer": round_.offer,
        "asked": list(round_.asked),
        "passed": list(round_.passed),
        "let_go": round_.let_go,
        "sold": round_.sold,
        "stock_only": round_.stock_only,
    }
    return position | {
        name: value for name, value in more.items() if value not in (None, [], False)
    }
