# The terminal client: the screen and the line mode (openrummy.tui).
# The words of commands are at the end (tui-word-...); English ones are understood everywhere.
# Only ASCII here: it is also shown where nothing else can be.

## The position

tui-title = { $game }, round { $number }
tui-title-contract = { $game }, round { $number } of { $count }: { $contract }
tui-title-opening = { $game }, round { $number }: opening { $points }
tui-piles = Stock { $stock }. Discard pile { $count }, { $top } on top.
tui-piles-empty = Stock { $stock }. The discard pile is empty.
tui-no-melds = No melds on the table.
tui-meld-line = { $index } { $who }: { $cards }
tui-seat-line = { $who }: { $facts }.
tui-cards-held = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
tui-buys-left = { $count ->
    [0] no buys left
    [one] 1 buy left
   *[other] { $count } buys left
}
tui-is-down = down
tui-not-down = not down
tui-has-opened = opened
tui-not-opened = not opened
tui-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
tui-hand-line = Your hand, { $count }: { $cards }
tui-hand-empty = You hold no cards.
tui-deadwood = Deadwood { $count }.
tui-deadwood-after = Deadwood { $count } if you discard { $card }.

tui-head-cards = cards
tui-head-buys = buys
tui-head-down = down
tui-head-opened = open
tui-head-points = points

## Scores

tui-score-round = Round { $number }: { $points }
tui-score-total = Total: { $points }
tui-score-low = Few points are good.
tui-score-high = Many points are good.
tui-match-target = The match ends when someone reaches { $points } points.
tui-match-elimination = Who reaches { $points } points is out of the match.
tui-match-rounds = { $count ->
    [one] The match has 1 round.
   *[other] The match has { $count } rounds.
}
tui-held = { $who } held { $cards }: { $points }
tui-held-none = { $who } held no cards.

## What the person is asked

tui-prompt-over = The match is over.
tui-prompt-next = The round is over. next: deal the next one.
tui-prompt-wait = Waiting for { $who }.
tui-prompt-buy = Buy { $card }? { $count ->
    [one] 1 buy left.
   *[other] { $count } buys left.
} buy or pass.
tui-prompt-offer = Take { $card }? take or pass.
tui-prompt-draw = Your turn: draw.
tui-prompt-take = Your turn: take { $card }.
tui-prompt-draw-take = Your turn: draw, or take { $card }.
tui-prompt-wanted = Your turn: { $who } would buy { $card }. take it, or pass and then draw.
tui-prompt-discard = Your turn: discard a card.
tui-prompt-knock = Your turn: discard a card, or knock.
tui-prompt-gin = You have gin: call gin with a discard, or play on.
tui-prompt-grand-gin = You have grand gin: call grand gin, or play on.
tui-prompt-opened = Your turn: lay cards, or discard one.
tui-prompt-can-open = Your turn: you can lay down, or discard a card.
tui-prompt-defend = Show your melds and lay off, then done.
tui-near-contract = { $count ->
    [0] You have what the contract asks: { $contract }.
    [one] 1 card is missing for { $contract }.
   *[other] { $count } cards are missing for { $contract }.
}
tui-near-opening = Your best opening has { $have } of { $need } points.
tui-near-nothing = There is no opening in this hand yet.

## The line mode

tui-welcome = Welcome. help lists the commands.
tui-end-of-input = End of the input.
tui-saved = The match is saved and can be resumed.
tui-not-saved = The match is not kept.
tui-save-trouble = The match cannot be saved any longer ({ $why }); it goes on without.
tui-no-news = Nothing has happened yet.
tui-nothing-to-do = There is nothing to do now.
tui-advice = { $command } - { $why }
tui-no-such-place = { $count ->
    [one] { $word } is no place in a hand of 1 card.
   *[other] { $word } is no place in a hand of { $count } cards: count from 1.
}
tui-best-melds = Best melds: { $melds }
tui-best-left = Left over: { $cards }
tui-best-lay = To lay them: { $command }
tui-rules-chapter = { $number } { $heading }
tui-rules-how = rules and a number reads a chapter; rules and a paragraph, such as rules 5-2, reads one rule.
tui-rules-unknown = The book of this game has no paragraph { $word }.

tui-help-play = To play: { $words }
tui-help-ask = To ask: { $words }
tui-help-cards = Cards are rank and suit: 7H, TD or 10D, JK for a joker. A number is a place in your hand: discard 3.
tui-help-short = Short: d draw, t take, b buy, p pass, m meld, a add, s swap, x or d with a card discard, k knock, n next, h hand, q quit.
tui-help-form = Write: { $form }
tui-help-unknown = "{ $word }" is no command: help lists them.
tui-help-draw = Draws the top card of the stock.
tui-help-take = Takes the top card of the discard pile.
tui-help-buy = Asks for the discard out of turn.
tui-help-pass = Lets the discard go.
tui-help-meld = Lays melds from your hand, all at once. A bar stands between two melds.
tui-help-add = Lays cards off on a meld of the table. The number is that of the meld.
tui-help-swap = Puts a natural card in the place of a joker on the table.
tui-help-move = Moves a card from one meld of the table to another.
tui-help-discard = Discards a card and ends your turn.
tui-help-knock = Knocks with this discard. After with you may give your own melds.
tui-help-gin = Calls gin with this discard.
tui-help-grand = Calls grand gin: all eleven cards in melds.
tui-help-defend = Shows your own melds against a knock.
tui-help-done = Ends your lay-offs against a knock.
tui-help-next = Deals the next round.
tui-help-resign = Gives the match up: the others win.
tui-help-abandon = Ends the match without a winner.
tui-help-hand = hand: your cards.
tui-help-table = table: everything on the table and what is known of each player.
tui-help-log = log: what has happened since your last action.
tui-help-scores = scores: the points of each round.
tui-help-legal = legal: every command that you may give now.
tui-help-hint = hint: what a good player would do, and why.
tui-help-why = why: the same as hint.
tui-help-rules = rules: the rule book of this game; rules 3 reads its third chapter.
tui-help-sort = sort suit or sort rank: the order of your hand.
tui-help-best = best: your hand in its best melds, and the best way to lay down.
tui-help-help = help: all commands; help discard explains one.
tui-help-save = save: says whether the match is kept. It is saved after every command.
tui-help-quit = quit: leaves. The match can be resumed.

## The screen

tui-command-hint = a command, such as: meld 4H 5H 6H 7H | 9S 9D 9C
tui-too-small = This window has { $width } columns and { $height } lines.
    The table needs { $need_width } columns and { $need_height } lines.
    Enlarge the window and the game goes on.

    p  play on in line mode (openrummy play --plain)
    q  leave; the match is saved
tui-wait = Wait: the others are playing.
tui-choose = Number, letter or Enter chooses; Escape goes back.
tui-close = Escape closes.
tui-close-next = Enter deals the next round; Escape shows the table.
tui-close-over = Enter leaves; Escape shows the table.
tui-scores-title = Scores
tui-rules-title = The rules of this game
tui-help-title = Keys and commands
tui-log-title = What has happened
tui-legal-title = What you may do now
tui-table-title = The table in words
tui-leave-saved = Leave the match? It is saved and can be resumed.
tui-leave-unsaved = Leave the match? It is not kept.
tui-ask-joker = Discard a joker?
tui-do-discard = Yes, discard the joker
tui-ask-add = Lay off where?
tui-ask-swap = Which joker?
tui-ask-knock = End the round with which discard?
tui-do-knock = { $card }: knock with { $deadwood }
tui-do-gin = { $card }: gin
tui-do-grand-gin = no discard: grand gin
tui-select-one = Select one card to discard, then x.
tui-select-meld = Select the cards of a meld, then m; l lays all of them down.
tui-select-add = Select the cards to lay off, then o.
tui-no-swap = No joker on the table can be replaced by a card of yours.
tui-no-best = There is nothing to lay down in this hand yet.
tui-best-staged = This is the best lay-down: l lays it, u takes it back.

tui-plan-contract = Contract: { $slots }
tui-slot-run = run of { $least }+
tui-slot-set = set of { $least }+
tui-plan-opening = Opening: { $have } of { $need } points
tui-plan-run-yes = run without a joker: yes
tui-plan-run-no = run without a joker: not yet
tui-plan-down = You are down: lay off on any meld with o.
tui-plan-opened = You have opened: lay melds with m and l, lay off with o.
tui-plan-draft = To lay down:
tui-plan-selected = Selected:
tui-plan-run = run
tui-plan-set = set
tui-plan-run-points = run, { $points } points
tui-plan-set-points = set, { $points } points

tui-key-next = next round
tui-key-draw = draw
tui-key-take = take
tui-key-buy = buy
tui-key-pass = let go
tui-key-knock = knock
tui-key-discard = discard
tui-key-stage = add meld
tui-key-undo = undo
tui-key-lay = lay down
tui-key-best = best lay-down
tui-key-add = lay off
tui-key-swap = swap joker
tui-key-done = done
tui-key-sort = suits
tui-key-rank = ranks
tui-key-arrange = arrange
tui-key-hint = hint
tui-key-rules = rules
tui-key-help = keys
tui-key-command = command
tui-key-quit = leave

tui-keys-help = Left and right move the cursor, space selects; so do the keys under the cards, and the mouse.
    Shift with left or right (or < and >) moves cards; s sorts by suit, r by rank, a by melds.
    d draw, t take, b buy, p let go
    m add the selected cards to the lay-down as a meld, u undo, e best lay-down, l lay down
    o lay the selected cards off, w swap a joker, x discard
    k knock, gin or grand gin; f done; n next round
    h hint, c scores, g log, F1 rules (at the rule of the last refusal), : command line
    Page up and page down scroll the melds; q leaves, Ctrl-C at once.

tui-you = You
tui-yes = yes
tui-no = no
tui-yes-letter = y
tui-no-letter = n
tui-ask-give-up = Give the whole match up?
tui-do-give-up = Yes, give it up
tui-head-round = Round
tui-head-total = Total
tui-how-discard = Select one, then x.
tui-times = { $count } x { $what }

## The words of commands: the first is the one that is shown

tui-word-draw = draw
tui-word-take = take
tui-word-buy = buy
tui-word-pass = pass
tui-word-meld = meld
tui-word-add = add
tui-word-swap = swap
tui-word-move = move
tui-word-discard = discard
tui-word-knock = knock
tui-word-gin = gin
tui-word-grand = grand
tui-word-defend = defend
tui-word-done = done
tui-word-next = next
tui-word-resign = resign
tui-word-abandon = abandon
tui-word-hand = hand
tui-word-table = table
tui-word-log = log
tui-word-scores = scores
tui-word-legal = legal
tui-word-hint = hint
tui-word-why = why
tui-word-rules = rules
tui-word-sort = sort
tui-word-best = best
tui-word-help = help
tui-word-save = save
tui-word-quit = quit
tui-word-suit = suit
tui-word-rank = rank
tui-word-to = to
tui-word-in = in
tui-word-from = from
tui-word-at = at
tui-word-with = with
tui-word-high = high
tui-word-low = low
