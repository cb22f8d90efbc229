# Why a bot chose what it chose: why-... (openrummy.bots).

why-random = I picked one of { $count } possible actions by chance.
why-only-one = There is nothing else that I can do.
why-next-round = The round is over.

why-draws = The top discard would not help me.
why-lets-go = { $card } is not worth taking.
why-buys = { $missing ->
    [0] { $card } completes my contract.
    [one] { $card } brings me to one card from my contract.
   *[other] { $card } brings me to { $missing } cards from my contract.
}
why-takes-meld = { $card } makes a meld with cards that I hold.
why-takes-low = { $card } brings my deadwood from { $before } down to { $after }.
why-takes-joker = A joker goes with everything.
why-takes-fits = { $card } fits a meld on the table.
why-takes-frees = { $card } replaces a joker on the table.
why-takes-contract = { $missing ->
    [0] { $card } completes my contract.
    [one] { $card } brings me to one card from my contract.
   *[other] { $card } brings me to { $missing } cards from my contract.
}
why-takes-opens = { $card } lets me open.

why-opens = These melds count { $points } points, enough to open.
why-goes-down = My contract is complete.
why-lays-meld = { $cards } are a meld: fewer points in my hand.
why-lays-off = { $cards } fits there: fewer points in my hand.
why-swaps = { $cards } frees a joker, or finds a place.
why-goes-out = I can go out.
why-must-use = { $card } has to be played in this turn.
why-discards = { $card } is of least use to me.

why-discards-gin = Without { $card } I hold { $points } points of deadwood and the best hopes.
why-gin = All my cards are in melds.
why-grand-gin = All eleven of my cards are in melds.
why-knocks = { $points } points of deadwood are few enough to knock now.
why-passes = { $card } would not help me.
why-defends = My melds leave the least deadwood so.
why-done = There is nothing more to lay off.

why-practice = By my experience this is best here.
why-looks-ahead = In { $won } of 100 likely deals I win this round so; my chance to win the match is { $chance } percent.
why-looks-ahead-points = In { $won } of 100 likely deals I win this round so; it brings me { $points ->
    [one] { $points } point
   *[other] { $points } points
} on average.
