# One line of the log for each kind of event: event-<tag> (openrummy.table.events).
# Players come in pairs: $seat is the name, $seat_is is "you" for the viewer, else "other".
# A card that the viewer may not see, or that is not there, is "none"; flags are "yes" or "no".

event-dealer_drawn = { $draws ->
    [none] {""}
   *[other] Cards drawn for the deal: { $draws }.{" "}
}{ $dealer_is ->
    [you] You deal first.
   *[other] { $dealer } deals first.
}
event-dealt = Round { $number }: { $dealer_is ->
    [you] you deal
   *[other] { $dealer } deals
}, { $starter_is ->
    [you] you begin
   *[other] { $starter } begins
}.{ $pile ->
    [none] {""}
   *[other] {" "}{ $pile } is turned up.
}{ $kept ->
    [none] {""}
   *[other] {" "}{ $cutter_is ->
        [you] You cut a joker and keep it.
       *[other] { $cutter } cut a joker and keeps it.
    }
}{ $exact ->
    [yes] {" "}{ $cutter_is ->
        [you] You cut exactly the cards of the deal.
       *[other] { $cutter } cut exactly the cards of the deal.
    }
   *[no] {""}
}
event-turn_started = { $seat_is ->
    [you] It is your turn.
   *[other] It is { $seat }'s turn.
}{ $drawn ->
    [yes] {" "}The first turn has no draw.
   *[no] {""}
}
event-drew = { $bought ->
    [yes] { $seat_is ->
        [you] You drew { $card } with it.
       *[other] { $seat } drew { $card ->
            [none] a card
           *[other] { $card }
        } with it.
    }
   *[no] { $seat_is ->
        [you] You drew { $card }.
       *[other] { $seat } drew { $card ->
            [none] a card
           *[other] { $card }
        } from the stock.
    }
}
event-took = { $seat_is ->
    [you] You took { $cards } from the discard pile
   *[other] { $seat } took { $cards } from the discard pile
}{ $owed ->
    [yes] {" "}to use at once
   *[no] {""}
}.
event-recycled = The discard pile was made into a new stock of { $stock ->
    [one] 1 card
   *[other] { $stock } cards
}{ $kept ->
    [none] {""}
   *[other] ; { $kept } stays
}.
event-buy_asked = { $seat_is ->
    [you] You asked for the discard.
   *[other] { $seat } asked for the discard.
}
event-passed = { $seat_is ->
    [you] You let the discard go.
   *[other] { $seat } let the discard go.
}
event-bought = { $seat_is ->
    [you] You bought { $card }.
   *[other] { $seat } bought { $card }.
}
event-laid_down = { $seat_is ->
    [you] You laid down { $melds }{ $opening ->
        [yes] {" "}and are down
       *[no] {""}
    }.
   *[other] { $seat } laid down { $melds }{ $opening ->
        [yes] {" "}and is down
       *[no] {""}
    }.
}
event-laid_off = { $seat_is ->
    [you] You laid off { $cards } on meld { $meld }: { $after }.
   *[other] { $seat } laid off { $cards } on meld { $meld }: { $after }.
}
event-swapped = { $seat_is ->
    [you] You put { $cards } in a joker's place
   *[other] { $seat } put { $cards } in a joker's place
}{ $to_hand ->
    [yes] {" "}and took the joker{ $owed ->
        [yes] {" "}to play it at once
       *[no] {""}
    }
   *[no] {" "}and the joker moved
}. Meld { $meld }: { $after }.
event-moved = { $seat_is ->
    [you] You moved { $card } from meld { $source } to meld { $target }
   *[other] { $seat } moved { $card } from meld { $source } to meld { $target }
}: { $target_after }.
event-discarded = { $seat_is ->
    [you] You discarded { $card }.
   *[other] { $seat } discarded { $card }.
}
event-skipped = { $seat_is ->
    [you] There is nothing to draw: your turn is passed over.
   *[other] There is nothing to draw: { $seat }'s turn is passed over.
}
event-knocked = { $call ->
    [gin] { $seat_is ->
        [you] You have gin, with { $card } as the discard:
       *[other] { $seat } has gin, with { $card } as the discard:
    }
    [grand_gin] { $seat_is ->
        [you] You have grand gin:
       *[other] { $seat } has grand gin:
    }
   *[knock] { $seat_is ->
        [you] You knocked with { $deadwood } and discarded { $card }:
       *[other] { $seat } knocked with { $deadwood } and discarded { $card }:
    }
}{ $melds ->
    [none] {" "}no melds
   *[other] {" "}{ $melds }
}{ $unmatched ->
    [none] {""}
   *[other] ; unmatched { $unmatched }
}.
event-defended = { $melds ->
    [none] { $seat_is ->
        [you] You have no melds to show.
       *[other] { $seat } has no melds to show.
    }
   *[other] { $seat_is ->
        [you] You showed { $melds }.
       *[other] { $seat } showed { $melds }.
    }
}
event-round_ended = { $ending ->
    [out] { $seat_is ->
        [you] You are out.
       *[other] { $seat } is out.
    }
    [exhausted] There is nothing left to draw: the round ends.
    [capped] The round has gone on too long: it ends here.
    [knock] { $seat_is ->
        [you] Your knock stands.
       *[other] { $seat }'s knock stands.
    }
    [undercut] { $seat_is ->
        [you] You knocked and were undercut.
       *[other] { $seat } knocked and was undercut.
    }
    [gin] { $seat_is ->
        [you] You went gin.
       *[other] { $seat } went gin.
    }
    [grand_gin] { $seat_is ->
        [you] You went grand gin.
       *[other] { $seat } went grand gin.
    }
    [blocked] The stock is used up and nobody knocked: the round does not count.
   *[void] There is nothing left to draw: the round does not count.
}{ $deadwood ->
    [none] {""}
   *[other] {" "}Deadwood: { $deadwood }.
} Points: { $points }.
event-match_ended = { $how ->
    [resigned] { $seat_is ->
        [you] You gave the match up.{" "}
       *[other] { $seat } gave the match up.{" "}
    }
    [abandoned] The match was ended without a winner.{" "}
   *[played] The match is over.{" "}
}{ $count ->
    [0] {""}
    [one] { $winners_is ->
        [you] You win.{" "}
       *[other] { $winners } wins.{" "}
    }
   *[other] The win is shared by { $winners }.{" "}
}Final points: { $final }.

## Parts of the lines above

points-of = { $who } { $points }
list-and = { $first } and { $last }
seat-you-within = you

## Cards in words

card-natural = { $rank } of { $suit }
card-joker = joker
card-joker-for = joker standing for { $card }
rank-A = ace
rank-2 = two
rank-3 = three
rank-4 = four
rank-5 = five
rank-6 = six
rank-7 = seven
rank-8 = eight
rank-9 = nine
rank-T = ten
rank-J = jack
rank-Q = queen
rank-K = king
suit-S = spades
suit-H = hearts
suit-D = diamonds
suit-C = clubs
