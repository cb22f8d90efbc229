# Why a command is refused: refusal-<code>, dots written as dashes (openrummy.core.refusals).
# The attribute .plain states the rule alone, for when a fact is missing.
# $cards, $card, $meld, $missing are cards; $turn, $owner, $seat, $seats are players.
# Flags are "yes" or "no"; $last_take, $ace_low, $where and the $cards of going out may be left
# out (openrummy.messages.sentences).

## Turn and phase

refusal-turn-not_seated = Nobody sits at { $seat } here: only a player at the table can do that.
    .plain = Only a player at the table can do that.
refusal-match-over = The match is over.
refusal-round-over = The round is over: the next one has to be dealt first.
refusal-round-not_over = The round is still going on: the next one is dealt when it has ended.
refusal-turn-not_yours = It is not your turn: { $turn } is to play.
    .plain = It is not your turn.
refusal-turn-draw_first = Draw a card first: a turn begins with the draw.
refusal-turn-already_drawn = You have drawn already: there is one draw in a turn.
refusal-turn-not_now = { $phase ->
    [offer] The upcard is offered to you: take it or pass.
    [draw] Draw from the stock or take the discard.
    [play] You have drawn: discard or knock.
    [defend] You defend: lay off, or say done.
   *[other] That cannot be done at this point of the round.
}
    .plain = That cannot be done at this point of the round.
refusal-turn-not_this_game = This game has no such action.

## Drawing

refusal-stock-empty = { $stock ->
    [0] There is no card to draw: the stock is empty and the discard pile cannot be made into a new one.
   *[other] { $last_take ->
        [no] The stock is closed: with so few cards left in it the round is blocked.
       *[yes] The stock is closed: take the last discard to end the round with it, or let it go.
    }
}
    .plain = There is no card to draw from the stock.
refusal-draw-pile_empty = The discard pile is empty: draw from the stock.
refusal-gin-first_turn = Both players let the upcard go: this draw has to come from the stock.
refusal-draw-let_go = You let this discard go: draw from the stock.
refusal-draw-sold = The discard of this turn was bought: draw from the stock.
refusal-draw-discard_depth = Only the top card of the discard pile may be taken: that is { $top }, not { $card }.
    .plain = Only the top card of the discard pile may be taken.
refusal-draw-discard_when_down = Once you are down you may not take the discard: draw from the stock.
refusal-draw-only_after_opening = Only a player who has opened may take the discard: draw from the stock.
refusal-draw-discard_not_with_one_card = With one card in hand you may not take the discard: draw from the stock.
refusal-draw-discard_condition = { $card ->
    [JK] The discard
   *[other] { $card }
} may be taken only to be laid on the table in the same turn, and you cannot do that.
    .plain = The discard may be taken only to be laid on the table in the same turn.

## Buying

refusal-buy-none = This game has no buying: the discard may be taken on your own turn only.
refusal-buy-in_turn = On your own turn the discard is free: take it instead of buying it.
refusal-buy-closed = There is no discard to ask for now: that is possible after a discard, until the player on turn has drawn.
refusal-buy-initial_upcard = The card turned up after the deal may not be bought.
refusal-buy-own_discard = You may not buy back your own discard.
refusal-buy-allowed_when_down = Once you are down you may not buy.
refusal-buy-max_per_round = You have bought { $have ->
    [one] once
    [2] twice
   *[other] { $have } times
} this round; { $most ->
    [one] one buy is
   *[other] { $most } buys are
} allowed.
    .plain = You have no buys left this round.
refusal-buy-answered = You have already answered: one answer for each discard.
refusal-buy-pending = Others still have a say on the discard ({ $seats }): take it or let it go before you draw.
    .plain = Others still have a say on the discard: take it or let it go before you draw.
refusal-buy-when_short = There are too few cards for a buy: the stock has to hold the cards that come with it and the next draw.
refusal-hand-max = A buy would give you { $have } cards; { $most } is the most that a hand may hold.
    .plain = A buy would give you more cards than a hand may hold.

## What is held and what lies there

refusal-card-not_held = { $where ->
    [pile] You cannot take { $cards }: not in the discard pile.
   *[hand] You cannot play { $cards }: not there, or not so many of them.
}
    .plain = You cannot play those cards: they are not there.
refusal-meld-unknown = { $count ->
    [0] There is no meld on the table yet.
   *[other] There is no meld { $meld } on the table: the melds have the numbers from 0 up, { $count } in all.
}
    .plain = There is no such meld on the table.
refusal-meld-no_cards = Name the cards: an empty meld cannot be laid.

## The shape of melds

refusal-meld-shape = { $cards } is no meld: a set has one rank, a run has cards of one suit in sequence.
    .plain = That is no meld: a set has one rank, a run has cards of one suit in sequence.
refusal-meld-min_naturals = A meld needs { $need ->
    [one] 1 natural card
   *[other] { $need } natural cards
}; this one has { $have }.
    .plain = A meld needs natural cards, not jokers alone.
refusal-joker-max_per_meld = A meld may hold { $most ->
    [one] 1 joker
   *[other] { $most } jokers
}; this one has { $have }.
    .plain = There are too many jokers in this meld.
refusal-joker-max_share = { $share ->
    [naturals_majority] A meld needs more natural cards than jokers
   *[other] A meld may not hold more jokers than natural cards
}: here { $jokers ->
    [one] 1 joker meets
   *[other] { $jokers } jokers meet
} { $naturals ->
    [one] 1 natural card
   *[other] { $naturals } natural cards
}.
    .plain = There are too many jokers in this meld for its natural cards.
refusal-joker-no_adjacent = Two jokers may not lie side by side in a run.
refusal-set-rank = A set needs cards of one rank: { $cards } are not.
    .plain = A set needs cards of one rank.
refusal-set-distinct_suits = A set needs different suits: { $card } is there twice.
    .plain = A set needs different suits.
refusal-set-min = A set needs { $need } cards; this one has { $have }.
    .plain = There are too few cards for a set.
refusal-set-max = A set may hold { $most } cards; this one has { $have }.
    .plain = There are too many cards for a set.
refusal-run-suit = A run needs cards of one suit: { $cards } are not.
    .plain = A run needs cards of one suit.
refusal-run-rank_twice = A run holds each card once: { $card } is there twice.
    .plain = A run holds each card once.
refusal-run-gap = These cards are not in sequence; missing: { $missing }.
    .plain = These cards are not in sequence.
refusal-run-order = These cards are not in sequence as they stand: { $cards }.
    .plain = These cards are not in sequence as they stand.
refusal-run-wrap = { $ace_low ->
    [no] A run does not go round the ace: { $cards } would join the king to the two.
   *[yes] The ace is low in this game: it stands below the two, not above the king.
}
    .plain = A run does not go round the ace, from the king to the two.
refusal-run-min = A run needs { $need } cards; this one has { $have }.
    .plain = There are too few cards for a run.
refusal-run-max = A run may hold { $most } cards; this one has { $have }.
    .plain = There are too many cards for a run.
refusal-run-max_when_laid = A run may have { $most } cards when it is laid; this one has { $have }. Lay the others off later.
    .plain = This run has too many cards to be laid at once: lay the others off later.
refusal-run-ace_both_ends = A run may hold an ace at one end, not at both.
refusal-layoff-fit = { $cards } cannot go on { $meld }.
    .plain = That does not fit on this meld.
refusal-layoff-end = No card goes on the { $end ->
    [low] low
   *[high] high
} end of { $meld }: the ace closes it.
    .plain = This run cannot grow at that end.
refusal-joker-none = There is no such joker in { $meld }.
    .plain = There is no such joker in this meld.
refusal-joker-on_replace = A joker on the table stays where it is.
refusal-joker-set_replace = A joker in a set stays where it is.
refusal-joker-set_identity = { $identity ->
    [closed] A joker in a set is exchanged for two missing cards together, and here only { $missing } is missing: this joker stays.
    [both_missing] The joker of this set is exchanged for both missing cards together ({ $missing }).
   *[other] It is not settled which card this joker stands for ({ $missing }): it can be exchanged when the set has all other suits.
}
    .plain = The joker of this set cannot be exchanged for that card.
refusal-joker-card = { $card } is not what a joker in { $meld } stands for.
    .plain = No joker in this meld stands for that card.
refusal-joker-slide = The joker in { $meld } has no free { $end ->
    [low] low
   *[high] high
} end to move to.
    .plain = The joker has no free end to move to.

## The game's own conditions

refusal-contract-new_melds_after_down = Once you are down you may not lay new melds: lay cards off on the melds of the table.
refusal-opening-earliest_turn = You may open from turn { $need } on; this is your turn { $have }.
    .plain = It is too early in the round to open.
refusal-opening-jokers_max = An opening may hold { $most ->
    [0] no joker
    [one] 1 joker
   *[other] { $most } jokers
}; yours has { $have }.
    .plain = There are too many jokers in this opening.
refusal-opening-natural_run = { $way ->
    [three_naturals_inside] An opening needs a run with three natural cards in a row.
   *[other] An opening needs a run without a joker.
}
    .plain = An opening needs a run of natural cards.
refusal-opening-counts_layoffs = Cards laid off do not count for the opening: open first, then lay them off.
refusal-joker-retrieved_counts_for_opening = A joker taken from the table this turn may not be part of the opening.
refusal-opening-min_points = Your melds count { $have ->
    [one] 1 point
   *[other] { $have } points
}; { $need } are needed to open.
    .plain = Your melds count too few points to open.
refusal-contract-list = This round asks for { contract-need }; these are { contract-have }.
    .plain = These melds do not fill the contract of this round.
refusal-contract-extra_melds = This round asks for { contract-need } and no further meld: lay the other cards off after going down.
    .plain = Go down with the melds of the contract and no others.
refusal-contract-longer_melds = A meld of this contract has { $need } cards; one of these has { $have }. Lay the others off after going down.
    .plain = The melds of this contract may not be longer than it asks.
refusal-contract-same_suit_runs = { $way ->
    [gap] Two runs of one suit need { $need ->
        [one] 1 rank
       *[other] { $need } ranks
    } between them; these have { $have }.
   *[other] The runs of a contract need different suits.
}
    .plain = These two runs of one suit are too close to each other.
refusal-contract-same_rank_sets = The sets of a contract need different ranks: { $cards } is there beside another of its rank.
    .plain = The sets of a contract need different ranks.
refusal-layoff-requires_open = You may lay off once you have laid your own first melds.
refusal-joker-swap_requires_open = You may exchange a joker once you have laid your own first melds.
refusal-layoff-others = This meld is not open to you: { $owner } laid it.
    .plain = This meld is not open to you: another player laid it.
refusal-layoff-same_turn_as_going_down = You went down this turn: you may lay off from your next turn on.
refusal-opening-then_layoff = You opened this turn: you may lay off from your next turn on.
refusal-layoff-max_per_run_per_turn = You may add { $most ->
    [one] 1 card
   *[other] { $most } cards
} to a run in one turn; this would be { $have }.
    .plain = You may not add so many cards to one run in one turn.
refusal-table-rearrange = Cards on the table stay in their melds.
refusal-discard-just_taken = You took { $card } from the discard pile this turn: discard another card.
    .plain = You may not discard the card that you took from the discard pile this turn.
refusal-discard-joker = A joker may not be discarded: discard another card.
refusal-discard-playable = { $card } fits on a meld of the table: lay it off or discard another card.
    .plain = A card that fits on a meld of the table may not be discarded.
refusal-draw-use_now = You took { $card } to use it: lay it on the table before the turn ends.
    .plain = Lay the card that you took from the discard pile on the table before the turn ends.
refusal-joker-retrieved_must_be_played = { $count ->
    [one] The joker that you took from the table has
   *[other] The { $count } jokers that you took from the table have
} to be played before the turn ends.
    .plain = A joker taken from the table has to be played before the turn ends.

## Gin

refusal-knock-melds = Each card belongs to one meld; used once too often: { $cards }.
    .plain = Each card belongs to one meld.
refusal-gin-knock_limit = You would knock with { $have ->
    [one] 1 point
   *[other] { $have } points
} of deadwood; { $limit ->
    [0] every card has to be in a meld here
   *[other] { $limit } is the most
}.
    .plain = You have too much deadwood to knock.
refusal-gin-gin = That is not gin: { $have ->
    [one] 1 point
   *[other] { $have } points
} of deadwood would be left.
    .plain = That is not gin: for gin every card is in a meld.
refusal-gin-big_gin = Grand gin needs all eleven cards in melds; left over: { $cards }.
    .plain = Grand gin needs all eleven cards in melds.
refusal-gin-big_gin_bonus = There is no grand gin at this table: discard a card and call gin.
refusal-gin-layoff = Nothing may be laid off here: this table plays without it, or the knocker has gin.

## Dead ends

refusal-going_out = { $way ->
    [discard_required] The last card has to be discarded: keep one card for it.
    [play_only] { $cards ->
        [none] Here you go out by playing your last cards: the very last one may not be discarded.
       *[other] That would leave { $cards }, which you could neither play nor discard.
    }
   *[other] You could not end your turn after that.
}
    .plain = That is not a way to go out here.
refusal-going_out-dead_end = You could not end your turn after that: no card would be left that you may discard.

## Parts of the sentences above

contract-need = { $need_sets ->
    [0] { contract-need-runs }
   *[other] { $need_runs ->
        [0] { contract-need-sets }
       *[other] { contract-need-runs } and { contract-need-sets }
    }
}
contract-need-runs = { $need_runs ->
    [one] 1 run of { $run_min } or more
   *[other] { $need_runs } runs of { $run_min } or more
}
contract-need-sets = { $need_sets ->
    [one] 1 set of { $set_min } or more
   *[other] { $need_sets } sets of { $set_min } or more
}
contract-have = { $have_runs ->
    [0] no run
    [one] 1 run
   *[other] { $have_runs } runs
} and { $have_sets ->
    [0] no set
    [one] 1 set
   *[other] { $have_sets } sets
}
seat-number = seat { $seat }

## What was mistyped

bad-command-empty = Nothing to do: write a command.
bad-command-unknown = "{ $word }" is no command.
bad-command-bad_card = "{ $word }" is no card. Cards are written rank and suit: 7H, TD, QS; a joker is JK.
bad-command-form = That is not how this command is written. { $how }
command-form-draw = To draw from the stock, write: draw
command-form-take = To take the discard, write: take
command-form-buy = To ask for the discard, write: buy
command-form-pass = To let the discard go, write: pass
command-form-meld = To lay melds, write: meld 4H 5H 6H 7H | 9S 9D 9C
command-form-add = To lay cards off on a meld, write: add TH to 0 [high|low]
command-form-swap = To put a card in a joker's place, write: swap 7S in 1 [high|low]
command-form-move = To move a card between melds, write: move 2S from 0 to 1 [high|low]
command-form-discard = To discard, write: discard 2S
command-form-knock = To knock, write: knock TS [with 4H 5H 6H | 9S 9D 9C]
command-form-gin = To call gin, write: gin TS [with 4H 5H 6H | 9S 9D 9C]
command-form-grand = To call grand gin, write: grand gin
command-form-defend = To show your melds, write: defend 4S 5S 6S | KH KD KC
command-form-done = To end your lay-offs, write: done
command-form-next = To deal the next round, write: next
command-form-resign = To give the match up, write: resign
command-form-abandon = To end the match without a winner, write: abandon

bad-seats =
    { $one ->
        [yes] This game is for { $least } players, not for { $seats }.
       *[no] This game is for { $least } to { $most } players, not for { $seats }.
    }
