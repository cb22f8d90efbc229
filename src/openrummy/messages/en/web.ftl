# The browser client: its pages, the table, and what the status line says.
# Sentences for refusals, events, options and rules are in their own files.

## Pages

web-home = Home
web-menu = Menu
web-settings = Settings
web-language = Language
web-close = Close
web-cancel = Cancel
web-loading = Loading…
web-offline = The server can't be reached. Check your connection and try again.
web-no-page = There is no such page.
web-hello = Sit down, the cards are dealt.
web-hello-more = Rummy the way your family, club or café plays it. Free, no account, no adverts.
web-games = Games
web-more-games = More variants
web-players = { $least ->
    [one] { $most ->
        [one] 1 player
       *[other] 1 to { $most } players
    }
   *[other] { $most ->
        [2] 2 players
       *[other] { $least } to { $most } players
    }
}
web-play-now = Play now
web-choose = Set up
web-play-game = Play now: { $game }
web-choose-game = Set up: { $game }
web-play-friends = Play with friends
web-join-title = Join with a code
web-join = Join
web-open-tables = Open tables
web-no-open-tables = No open tables at the moment.
web-free-seats = { $count ->
    [one] 1 free seat
   *[other] { $count } free seats
}
web-back-to-table = Back to table { $code }
web-forget = Not now
web-read-rules = Read the rules
web-guest-0 = Otter
web-guest-1 = Heron
web-guest-2 = Badger
web-guest-3 = Swallow
web-guest-4 = Hare
web-guest-5 = Robin
web-guest-6 = Lynx
web-guest-7 = Dolphin

## A new table

web-your-name = Your name
web-seats = Seats
web-bots = Computer players
web-bot-greedy = Good
web-bot-random = Beginner
web-bot-keen = Strong
web-bot-master = Master
web-table-settings = Pace and clocks
web-bot-pace = Computer players move
web-pace-0 = at once
web-pace-0_4 = quickly
web-pace-0_8 = at an easy pace
web-pace-1_5 = slowly
web-turn-time = Time for a turn
web-buy-time = Time to decide on a buy
web-no-limit = no limit
web-public = Show the table to everybody on the first page
web-house-rules = House rules
web-changed = { $count ->
    [one] 1 change
   *[other] { $count } changes
}
web-find-rule = Find a rule
web-a-number = a number
web-contracts-how = Runs + sets of each round, such as 1+1, 0+2, 2+0
web-cannot-open = The table can't be opened like this. Look at the house rules.

## Invitation

web-invite = Invite
web-invited = A table of { $game }
web-table-code = Table
web-code = Code of the table
web-link = Link to the table
web-copy-link = Copy the link
web-copied = Copied
web-share = Share
web-qr = The link as a QR code
web-sit-down = Sit down
web-watch = Watch
web-free = free
web-open-seat = Free seat
web-no-such-table = There is no table { $code }.
web-cannot-sit = This seat is taken. Choose another.
web-waiting-seats = Waiting for players
web-put-bot = Computer player
web-open-up = Free the seat
web-fill-bots = Fill with computer players and begin

## The table

web-you = You
web-round = Round { $number }
web-round-of = Round { $number } of { $count }
web-round-short = Round
web-runs = { $count ->
    [one] 1 run
   *[other] { $count } runs
}
web-sets = { $count ->
    [one] 1 set
   *[other] { $count } sets
}
web-goal-opening = Open with { $points }
web-others = The other players
web-on-turn = On turn:
web-bot = Computer
web-bot-for = The computer plays for { $name }
web-reconnecting = reconnecting
web-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
web-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
web-points-short = { $count } pts
web-buys-short = { $count ->
    [one] 1 buy
   *[other] { $count } buys
}
web-buys-left = { $count ->
    [0] no buys left
    [one] 1 buy left
   *[other] { $count } buys left
}
web-down = down
web-asks = wants it
web-melds = Melds on the table
web-no-melds = No melds on the table yet
web-run = Run
web-set = Set
web-meld = Meld
web-take-joker = take joker
web-takes-chosen = Takes the chosen cards
web-takes-joker = The chosen card takes the joker
web-meld-takes = { $meld } takes { $cards } from your hand.
web-meld-is = { $meld }, laid by { $who }.
web-joker-stands = Joker as { $cards }.
web-move-here = put the card here
web-move-can = can be moved
web-draft = only you see it so yet
web-defence-best = Your best answer
web-stock = Stock, { $count ->
    [one] 1 card
   *[other] { $count } cards
}
web-pile = Discard pile: { $card } on top, { $count ->
    [one] 1 card
   *[other] { $count } cards
}
web-pile-empty = The discard pile is empty
web-discard-pile = Discard pile:
web-look-deeper = Deeper cards
web-no-cards = no cards
web-your-hand = Your hand, { $count ->
    [one] 1 card
   *[other] { $count } cards
}
web-hand-empty = You hold no cards.
web-hand-tools = Your hand
web-new = new
web-place = { $at } of { $count }
web-fits = fits on the table
web-actions = Actions
web-watching = You are watching this table.
web-you-may-arrange = You may sort your cards meanwhile.
web-position = The table

## Actions

web-draw = Draw
web-take = { $card ->
    [none] Take
   *[other] Take { $card }
}
web-let-go = Let it go
web-pass = Pass
web-buy = { $count ->
    [one] Buy
   *[other] Buy (+{ $count } cards)
}
web-add-meld = Add meld
web-new-meld = New meld
web-lay-down = Lay down
web-lay-down-of = Lay down ({ $filled } of { $count })
web-lay-down-count = { $count ->
    [one] Lay down 1 meld
   *[other] Lay down { $count } melds
}
web-lay-off = Lay off
web-discard = Discard
web-knock = { $points ->
    [none] Knock
   *[other] Knock ({ $points })
}
web-gin = Gin!
web-grand-gin = Grand gin!
web-best-defence = Best
web-next-round = Next round
web-sort-suit = By suit
web-sort-rank = By rank
web-arrange = Arrange
web-undo = Undo
web-hint-ask = Hint
web-way-add-low = At the low end
web-way-add-high = At the high end
web-way-add-any = Add it
web-way-swap-low = Take the joker, it moves to the low end
web-way-swap-high = Take the joker, it moves to the high end
web-way-swap-any = Take the joker
web-move = Move cards
web-move-leave = Back
web-move-make = { $count ->
    [0] Move
    [one] Move 1 card
   *[other] Move { $count } cards
}
web-way-move-low = At the low end
web-way-move-high = At the high end
web-way-move-any = Put it there
web-own-choose = Choose myself
web-show-defence = { $points ->
    [none] Show
   *[other] Show ({ $points } left)
}

## Staged melds and slots

web-run-of = Run of { $least }+
web-set-of = Set of { $least }+
web-slot-open = still open
web-slot-done = ready
web-slot-not-yet = not yet what the contract asks for
web-take-back = Take back { $card }
web-turn-joker = Put the joker at the other end
web-joker-is = The joker stands for { $card }.
web-joker-any = The joker stands for any suit that is missing.
web-joker-name = Choose another suit for the joker
web-opening = Opening
web-natural-run = run without a joker
web-best-points = your hand holds { $points } at best
web-deadwood = Deadwood { $points ->
    [none] –
   *[other] { $points }
}
web-knock-limit = { $points ->
    [0] Gin only
   *[other] Knock ≤ { $points }
}
web-deadwood-now = Deadwood { $points ->
    [none] –
   *[other] { $points }
}
web-deadwood-then = leaves { $points } deadwood
web-deadwood-of = { $is ->
    [you] Your deadwood
   *[other] Deadwood of { $who }
}
web-laid-off = Laid off
web-bonus = { $ending ->
    [undercut] Bonus for the undercut
    [gin] Bonus for gin
    [grand_gin] Bonus for grand gin
   *[other] Bonus
}
web-points-to = { $is ->
    [you] Points to you
   *[other] Points to { $who }
}
web-call-knock = { $is ->
    [you] You knock with { $points }
   *[other] { $who } knocks with { $points }
}
web-call-gin = { $is ->
    [you] You have gin
   *[other] { $who } has gin
}
web-call-grand_gin = { $is ->
    [you] You have grand gin
   *[other] { $who } has grand gin
}

## The buy window

web-buy-title = Buy the discard?
web-buy-ask = Buy { $card }?
web-buy-extra = { $count ->
    [one] You also get 1 card from the stock.
   *[other] You also get { $count } cards from the stock.
}
web-buy-before = { $count ->
    [one] { $who } may take it first.
   *[other] { $who } may take it before you.
}
web-hand-grows = hand { $from } → { $to }
web-buy-announce = A discard is for sale. B to buy, P to pass.
web-auto-pass-round = Pass on all this round
web-auto-pass-off = Stop passing by itself
web-auto-pass-never = Always ask me
web-auto-pass-unless = Pass by itself unless the card helps
web-auto-pass-always = Always pass by itself

## The status line

web-connecting = Connecting…
web-your-turn = Your turn
web-match-over = The match is over
web-round-over = The round is over
web-prompt-wait = One moment…
web-prompt-others = { $count ->
    [one] { $who } is to play.
   *[other] { $who } are deciding.
}
web-prompt-asked = You asked for { $card }: the others have their say first.
web-prompt-wanted = { $count ->
    [one] { $who } wants { $card }: take it or let it go.
   *[other] { $who } want { $card }: take it or let it go.
}
web-prompt-offer = { $card } is offered to you: take it or pass.
web-prompt-draw = Your turn: draw a card.
web-prompt-draw-or-take = Your turn: draw, or take { $card }.
web-prompt-play = Lay melds if you can, then discard.
web-prompt-discard = Choose a card and discard it.
web-prompt-layoff = Lay cards off, or discard.
web-prompt-can-go-down = You can go down! Arrange shows how.
web-prompt-can-open = You can open! Arrange shows how.
web-prompt-missing = { $count ->
    [0] You can go down! Arrange shows how.
    [one] 1 card is missing for your contract. Discard one.
   *[other] { $count } cards are missing for your contract. Discard one.
}
web-prompt-owed = { $card } has to be laid on the table this turn.
web-prompt-owed-joker = The joker that you took has to be played this turn.
web-prompt-gin = Discard a card: { $points } deadwood at best.
web-prompt-knock = You can knock. Or discard and play on.
web-prompt-defend = Show your best answer, or choose it yourself.
web-prompt-own-knock = Stage the melds you show, choose one card to discard, then knock.
web-prompt-own-defend = Stage your melds, lay cards off on those of the knocker, then show.
web-prompt-move = Choose a framed card, then the meld where it goes.
web-prompt-move-to = Now tap the framed meld, or the card again to put it down.
web-move-none = No card on the table can go to another meld now.
web-move-stuck = That card fits on no other meld, or is needed where it lies.
web-move-no-fit = The card does not fit there.
web-move-choose = Choose a card of the table first, then the meld where it goes.
web-moves-open = { $count ->
    [one] You moved a card that the others have not seen move. L makes the move, U takes it back.
   *[other] You moved { $count } cards that the others have not seen move. L makes the moves, U takes them back.
}
web-own-best = These are the best melds. Tap one to take it back.
web-own-not-now = You choose your melds when you can knock, or when the other knocks.
web-own-discard = Choose the one card to discard, then knock.
web-knock-choose = Tap the card to knock with: each shows the deadwood it leaves.
web-preview = { $kind }: { $cards }
web-preview-points = { $kind }, { $points } points → { $total } / { $need }
web-refused = That is not possible now.
web-rule = Rule { $number }
web-choose-one-discard = Choose one card to discard.
web-choose-meld = Choose the cards of a meld first.
web-choose-for-slot = { $what }: choose its cards, then tap here.
web-choose-layoff = Choose a card first, then a meld that glows.
web-choose-meld-fit = { $count ->
    [one] 1 meld takes it: tap it.
   *[other] { $count } melds take it: tap the one you want.
}
web-fits-nowhere = That fits on no meld of the table.
web-nothing-to-undo = There is nothing to undo.
web-order-back = Your own order is back.
web-arranged = { $melds ->
    [one] Arranged: 1 meld. Once more brings your order back.
   *[other] Arranged: { $melds } melds. Once more brings your order back.
}
web-arranged-none = No meld yet: sorted by suit. Once more brings your order back.
web-hint = Hint: { $what }. { $why }

web-do-draw = draw from the stock
web-do-take = take the discard
web-do-buy = buy the discard
web-do-pass = pass
web-do-meld = lay down { $cards }
web-do-add = lay off { $cards }
web-do-swap = put { $cards } in the joker's place
web-do-move = move a card
web-do-discard = discard { $cards }
web-do-knock = knock with { $cards }
web-do-gin = call gin with { $cards }
web-do-grand_gin = call grand gin
web-do-defend = show your melds
web-do-done = you are done
web-do-next = deal the next round
web-do-resign = give up
web-do-abandon = end the match

web-last-drew = drew
web-last-took = took { $cards }
web-last-bought = bought { $card }
web-last-buy_asked = wants the discard
web-last-passed = passed
web-last-laid_down = laid down
web-last-laid_off = laid off { $cards }
web-last-swapped = put { $cards } for the joker
web-last-moved = moved { $card }
web-last-discarded = threw { $card }
web-last-skipped = was passed over
web-last-knocked = knocked
web-last-defended = showed melds
web-last-match_ended = gave up

## Scores and the end

web-scores = Scores
web-score-low = Few points are good.
web-score-high = Many points are good.
web-score-target = The match ends at { $points }.
web-bonuses = Bonus
web-total = Total
web-round-ended = Round { $number } is over
web-you-win = You win!
web-you-share = You share the win!
web-wins = { $count ->
    [one] { $who } wins
   *[other] { $who } share the win
}
web-rematch = Rematch
web-replay = Replay
web-record = Download the record
web-log = What happened
web-log-empty = Nothing yet.

## Time and connection

web-seconds = { $count } s
web-seconds-left = { $count ->
    [one] 1 second left
   *[other] { $count } seconds left
}
web-more-time = More time
web-connection-connecting = Connecting
web-connection-open = Connected
web-connection-lost = Reconnecting
web-connection-replaced = Open in another tab
web-connection-refused = No access
web-cannot = That did not work.

## Chat

web-chat = Chat
web-chat-empty = Nobody has said anything yet.
web-chat-text = Write something
web-send = Send
web-mute = Mute the chat
web-unread = new messages
web-phrase-hello = Hello!
web-phrase-good_luck = Good luck!
web-phrase-well_played = Well played!
web-phrase-thanks = Thank you!
web-phrase-oops = Oops!
web-phrase-hurry = Your turn!
web-phrase-one_moment = One moment, please.
web-phrase-bye = Goodbye!

## Menu of the table

web-leave = Leave the table
web-take-back-seat = Take my seat back
web-resign = Give up
web-resign-sure = Really give up?
web-seat-link = Copy my seat link
web-seat-link-about = With your seat link you go on playing on another device. Keep it to yourself.
web-kick = Remove

## Rules, replay

web-rules = Rules
web-here = At this table:
web-replay-of = Replay: { $game }
web-replay-at = Move { $line } of { $count }
web-replay-first = To the start
web-replay-back = One move back
web-replay-next = One move on
web-replay-last = To the end
web-replay-seen = Seen by
web-replay-open = all hands open
web-replay-link = Link to this moment
web-no-replay = There is no replay of this match yet.

## Settings

web-set-theme = Theme
web-theme-dark = Evening
web-theme-light = Daylight
web-set-felt = Table cloth
web-felt-green = Green
web-felt-blue = Blue
web-felt-plum = Plum
web-set-auto-pass = When a discard is for sale
web-set-four = Four colours: blue diamonds, green clubs
web-set-big = Larger cards
web-set-glow = Show what fits
web-set-motion = Movement
web-set-sound = Sounds
web-set-vibration = Vibration on my turn
web-set-wake = Keep the screen on during a match
web-set-shortcuts = Keyboard shortcuts with single keys
web-set-notifications = Notify me when it is my turn
web-keys = Keys
web-keys-hand = In the hand: arrows move, Space selects, Ctrl or Alt with an arrow moves the card, digits, J and Q jump to a rank (A, T and K with Shift), Escape lets go.
web-key-d = draw
web-key-t = take the discard
web-key-b = buy
web-key-p = pass, or let go
web-key-m = add a meld; at gin: choose the melds to show
web-key-l = lay down
web-key-o = lay off
web-key-x = discard
web-key-k = knock
web-key-v = move cards between melds
web-key-f = answer a knock
web-key-u = undo
web-key-s = sort by suit
web-key-r = sort by rank
web-key-a = arrange
web-key-i = hint
web-key-h = read my hand
web-key-c = scores
web-key-n = next round
web-key-help = this help
