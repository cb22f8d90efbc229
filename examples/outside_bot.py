#!/usr/bin/env python3
"""A bot that plays through standard input and output, with nothing but the standard library.

    openrummy simulate gin --bots "greedy,cmd:python3 examples/outside_bot.py"

It melds when it can and throws its highest card otherwise: a start for a bot of your own. The
messages are explained in docs/bot-protocol.md.
"""

import json
import random
import sys

PROTOCOL = 1
POINTS = {"A": 1, "T": 10, "J": 10, "Q": 10, "K": 10}

# What to do first, when there is a choice. What is not here is done last.
ORDER = ["grand_gin", "gin", "knock", "meld", "add", "swap", "done", "discard", "draw", "pass"]


def points(card: str) -> int:
    """What a card counts in hand: '7H' 7, 'KS' 10, a joker 20."""
    return POINTS.get(card[0], 20) if not card[0].isdigit() else int(card[0])


def choose(view: dict, legal: list, dice: random.Random) -> int:
    """The place of a command in the list of legal ones."""
    hand, pile = view["round"]["hand"], view["round"]["pile"]

    def worth(place: int) -> tuple:
        command = legal[place]
        word = command["type"]
        rank = ORDER.index(word) if word in ORDER else len(ORDER)
        card = command.get("card")
        if word == "take" and sum(held[0] == pile[-1][0] for held in hand) >= 2:
            rank = -1  # the third card of a set
        return rank, -points(card) if card else 0, dice.random()

    return min(range(len(legal)), key=worth)


def main() -> None:
    """Answers every message that wants an answer, until told to leave."""
    dice = random.Random()
    for line in sys.stdin:
        message = json.loads(line)
        answer = None
        if message["type"] == "hello":
            if PROTOCOL not in message["protocols"]:
                sys.exit(f"this bot speaks protocol {PROTOCOL}, not {message['protocols']}")
            answer = {"type": "hello", "protocol": PROTOCOL, "name": "highest card"}
        elif message["type"] == "match":
            dice = random.Random(message["dice"])
        elif message["type"] == "choose":
            index = choose(message["view"], message["legal"], dice)
            answer = {"type": "command", "id": message["id"], "index": index}
        elif message["type"] == "bye":
            return
        # Other messages tell something; a bot may leave them unread.
        if answer is not None:
            print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
