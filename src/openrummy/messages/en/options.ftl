# Presets, house rules and their values.
# preset-<name> and preset-<name>-about; option-<name> with dots as dashes;
# choice-<option>-<word> for a word an option takes, -null for no value; clash-<name>.

## Presets

preset-jimmy = Run Set Jimmy
preset-jimmy-about = Seven rounds, each with its own contract of runs and sets to lay down at once. Two or three packs with jokers, eleven cards each, three buys a round; the lowest total after seven rounds wins.
preset-jimmy-2026 = Run Set Jimmy, rules of 2026
preset-jimmy-2026-about = The newer rules of the game's author: you go out only by playing your last cards, never by discarding one, and whoever cuts a joker before the deal keeps it.
preset-jimmy-strict = Run Set Jimmy, strict
preset-jimmy-strict-about = For tables that want clearly separate melds: two runs of one suit in a contract need two ranks between them, two sets need different ranks, and a player who is down may not buy.
preset-rummy30 = Rummy 30
preset-rummy30-about = Two packs with four jokers, thirteen cards each. Open with melds worth 30 points or more, then lay cards off on any meld and take jokers back from the table. Whoever gets rid of all cards first wins.
preset-rummy51 = Rummy 51
preset-rummy51-about = Rummy with a higher first step: the opening needs 51 points and a run without a joker. After that it plays like Rummy 30.
preset-rami51-french = Rami 51, French style
preset-rami51-french-about = Rummy 51 as many French tables play it: a card is turned up, the discard may be taken only to be used at once, opening starts on the second turn, a joker taken back must be played the same turn, the last card is discarded, and a player who never opened pays 100 points.
preset-kalooki40 = Kalooki 40
preset-kalooki40-about = Open with 40 points. The discard may be taken only to be used at once, the joker of a set of three is exchanged for both missing cards together, and a joker left in hand costs 25 points.
preset-gin = Gin Rummy
preset-gin-about = Two players, ten cards, hidden hands. Arrange your cards in melds and knock when the rest counts 10 points or less, or wait for gin. The loser of each round takes the points as penalties; whoever reaches 100 first loses.
preset-gin-classic = Gin, classic
preset-gin-classic-about = The classic scoring: the winner takes the points, gin brings 20, an undercut 10, each round won 20 at the end and the match 100. The first upcard is offered to both players; there is no grand gin.
preset-gin-modern = Gin, modern
preset-gin-modern-about = Today's tournament values: the winner takes the points, gin and undercut bring 25, grand gin 31, each round won 25 and the match 100, and a match without a round lost counts double. The first upcard is offered to both players.
preset-gin-oklahoma = Oklahoma Gin
preset-gin-oklahoma-about = Gin in which the upcard of each round decides how much deadwood you may knock with: its points, ten for a picture card, one for an ace.
preset-gin-straight = Straight Gin
preset-gin-straight-about = Gin without knocking: the round goes on until somebody has every card in a meld.

## House rules: pack, seats and deal

option-deck-packs = Number of packs
option-deck-jokers_per_pack = Jokers in each pack
option-deck-jokers_total = Jokers in all, whatever the number of packs
option-deck-ranks = Ranks in each pack, counted from the ace
option-deck-suits = Suits in each pack
option-players-min = Fewest players
option-players-max = Most players
option-deal-hand_size = Cards dealt to each player
option-deal-starter_extra = The first player is dealt one card more and skips the first draw
option-deal-upcard = A card is turned up to start the discard pile
option-deal-upcard_joker = A joker turned up after the deal
option-deal-first_dealer = Who deals first
option-deal-draw_ace = The ace when cards are drawn for the deal
option-deal-tie = Equal cards when drawing for the deal
option-deal-rotation = Who deals next
option-deal-cut_keeps_joker = Whoever cuts a joker keeps it
option-deal-exact_cut_bonus = Points for cutting exactly the cards of the deal
option-turn-direction = Direction of play
option-turn-starter = Who plays first in a round

## House rules: melds and jokers

option-meld-min_naturals = Natural cards that each meld needs
option-run-min = Fewest cards in a run
option-run-max = Most cards in a run
option-run-max_when_laid = Most cards in a run when it is laid
option-run-ace_both_ends = A run may hold an ace at both ends
option-set-max = Most cards in a set
option-set-distinct_suits = The cards of a set need different suits
option-joker-max_per_meld = Most jokers in a meld
option-joker-max_share = Jokers and natural cards in a meld
option-joker-no_adjacent = No two jokers side by side in a run
option-joker-on_replace = A joker of a run that is replaced
option-joker-set_replace = The joker of a set may be replaced
option-joker-set_identity = What the joker of a set stands for
option-joker-swap_requires_open = Only a player who has opened may replace a joker
option-joker-retrieved_must_be_played = A joker taken from the table must be played the same turn
option-joker-retrieved_counts_for_opening = A joker taken from the table may be part of the opening

## House rules: drawing and buying

option-draw-discard_depth = How deep one may take from the discard pile
option-draw-discard_condition = When the discard may be taken
option-draw-discard_not_with_one_card = The discard is barred to a player with one card
option-draw-discard_when_down = A player who is down may take the discard
option-recycle-keep_top = The top discard stays when the pile becomes the stock
option-recycle-shuffle = The pile is shuffled when it becomes the stock
option-recycle-max = How often the pile may become the stock
option-buy-max_per_round = Buys for each player in a round
option-buy-extra_cards = Cards from the stock that come with a buy
option-buy-in_turn = Buying on one's own turn
option-buy-window = When the time for buying ends
option-buy-priority = Who comes first when several want to buy
option-buy-turn_player_veto = A buy waits until the player on turn lets the discard go
option-buy-initial_upcard = The card turned up after the deal may be bought
option-buy-own_discard = One's own discard may be bought back
option-buy-allowed_when_down = A player who is down may buy
option-buy-when_short = A buy when the cards run short
option-hand-max = Most cards in hand after a buy
option-exhaustion = When there is nothing left to draw

## House rules: opening and contracts

option-opening-min_points = Points needed to open
option-opening-natural_run = Natural run in the opening
option-opening-jokers_max = Most jokers in an opening
option-opening-ace_low = Points of a low ace in an opening
option-opening-ace_high = Points of an ace above the king in an opening
option-opening-ace_set = Points of an ace in a set in an opening
option-opening-face = Points of jack, queen and king in an opening
option-opening-joker_value = Points of a joker in an opening
option-opening-counts_layoffs = Cards laid off in the same action count for the opening
option-opening-then_layoff = Lay-offs in the turn of the opening
option-opening-earliest_turn = First turn on which one may open
option-opening-closed_hand_exempt = A whole hand laid at once needs no opening points
option-contract-list = Contract of each round
option-contract-extra_melds = Further melds may be laid with the contract
option-contract-longer_melds = Melds of the contract may be longer than it asks
option-contract-new_melds_after_down = New melds after going down
option-contract-progress = Who moves on to the next contract
option-contract-same_suit_runs = Two runs of one suit in a contract
option-contract-same_suit_gap = Ranks needed between two runs of one suit
option-contract-same_rank_sets = Two sets of one rank in a contract
option-contract-last_round_no_discard = In the last round one goes out without a discard

## House rules: laying off, discarding, going out

option-layoff-requires_open = Only a player who has laid first melds may lay off
option-layoff-others = Lay-offs on other players' melds
option-layoff-same_turn_as_going_down = Lay-offs in the turn of going down
option-layoff-max_per_run_per_turn = Most cards added to one run in a turn
option-layoff-swap_counts = Replacing a joker counts as a card added
option-table-rearrange = Cards may be moved between melds on the table
option-discard-just_taken = Discarding the card just taken from the discard pile
option-discard-joker = A joker may be discarded
option-discard-playable = A card that fits on the table may be discarded
option-going_out = How one goes out

## House rules: scoring and match

option-points-table = Points of each card in hand
option-points-to = Who receives the points
option-points-out_bonus = Points of the player who goes out
option-points-closed_hand_factor = Factor on the others' points when a whole hand goes out in one turn
option-penalty-ace = Points of an ace in hand
option-penalty-joker = Points of a joker in hand
option-penalty-unopened = Surcharge for a player who has not opened
option-penalty-unopened_points = Points of a player who has not opened, where they are fixed
option-match-format = Length of the match
option-match-rounds = Rounds in the match
option-match-target = Points that end the match
option-match-tie = A tie at the end of the match
option-round-max_turns = Turns of each player after which a round ends
option-round-max_pile_draws = Cards taken from the discard pile after which a round ends

## House rules: gin

option-gin-first_turn = The first turn
option-gin-knock_limit = Most deadwood to knock with
option-gin-auto_arrange = The defender's best melds and lay-offs are found automatically
option-gin-layoff = The defender may lay off on the knocker's melds
option-gin-undercut_bonus = Bonus for an undercut
option-gin-undercut_on_tie = Equal deadwood is an undercut
option-gin-gin_bonus = Bonus for gin
option-gin-big_gin_bonus = Bonus for grand gin
option-gin-blocked_at = Cards left in the stock that end a round without a knock
option-gin-blocked_last_take = The last discard may still be taken to knock
option-gin-box_bonus = Bonus for each round won, at the end of the match
option-gin-game_bonus = Bonus for winning the match
option-gin-shutout = Match in which the loser won no round

## Values

choice-yes = yes
choice-no = no

choice-deck-packs-auto = three for four players or more, else two
choice-deck-jokers_total-null = as many as the packs hold
choice-deal-upcard_joker-keep = stays and may be taken
choice-deal-upcard_joker-rebury = goes back into the stock
choice-deal-first_dealer-random = chosen at random
choice-deal-first_dealer-low_card = whoever draws the lowest card
choice-deal-first_dealer-high_card = whoever draws the highest card
choice-deal-first_dealer-seat0 = the first seat
choice-deal-draw_ace-high = above the king
choice-deal-draw_ace-low = below the two
choice-deal-tie-redraw_tied = those players draw again
choice-deal-tie-suit_order = decided by suit
choice-deal-rotation-left = the next player
choice-deal-rotation-right = the player before
choice-deal-rotation-alternate = both in turn
choice-deal-rotation-winner = the winner of the round
choice-deal-rotation-loser = the loser of the round
choice-turn-direction-cw = clockwise
choice-turn-direction-ccw = counter-clockwise
choice-turn-starter-left_of_dealer = the player after the dealer
choice-turn-starter-dealer = the dealer
choice-turn-starter-winner = the winner of the last round
choice-run-max-null = no limit but the fourteen places
choice-run-max_when_laid-null = no special limit
choice-set-max-null = no limit
choice-joker-max_per_meld-null = no limit
choice-joker-max_share-any = any mixture
choice-joker-max_share-not_more_than_naturals = not more jokers than natural cards
choice-joker-max_share-naturals_majority = more natural cards than jokers
choice-joker-on_replace-none = cannot be replaced
choice-joker-on_replace-slide = moves to an end of the run
choice-joker-on_replace-take_to_hand = goes to the player's hand
choice-joker-on_replace-take_and_play_now = goes to the hand and is played the same turn
choice-joker-set_identity-any_missing_suit = any missing suit, unless it was named
choice-joker-set_identity-declared = the suit named when it was laid
choice-joker-set_identity-determined_only = settled once one suit is missing
choice-joker-set_identity-both_missing = both missing cards together
choice-draw-discard_depth-1 = the top card only
choice-draw-discard_depth-any = any card, with all above it
choice-draw-discard_condition-free = always
choice-draw-discard_condition-use_now = only to lay it the same turn
choice-draw-discard_condition-use_now_if_unopened = before opening only to lay it the same turn
choice-draw-discard_condition-only_after_opening = only after opening
choice-recycle-max-null = without limit
choice-buy-window-timed = when the player on turn draws
choice-buy-window-poll_seats = when every player has answered
choice-buy-priority-seat_order = the nearest after the player on turn
choice-buy-priority-first_call = whoever asked first
choice-buy-when_short-refuse = is refused
choice-buy-when_short-discard_only = brings the discard with what cards there are
choice-hand-max-null = no limit
choice-exhaustion-score_all = the round ends and all hands count
choice-exhaustion-void = the round does not count
choice-exhaustion-pass = the turn is passed over
choice-opening-natural_run-none = not needed
choice-opening-natural_run-joker_free_meld = a whole run without a joker
choice-opening-natural_run-three_naturals_inside = three natural cards in a row inside a run
choice-opening-jokers_max-null = no limit
choice-opening-joker_value-represented = those of the card it stands for
choice-contract-progress-all = everyone
choice-contract-progress-own = only those who made theirs
choice-contract-same_suit_runs-any = allowed, even side by side
choice-contract-same_suit_runs-gap = allowed with ranks between them
choice-contract-same_suit_runs-different_suits = not allowed
choice-layoff-max_per_run_per_turn-null = no limit
choice-discard-just_taken-allowed = allowed
choice-discard-just_taken-forbidden = forbidden, unless no other card can be discarded
choice-going_out-either = by playing or discarding the last card
choice-going_out-play_only = by playing the last cards, without a discard
choice-going_out-discard_required = by discarding the last card
choice-points-to-loser = the loser, as penalties
choice-points-to-winner = the winner
choice-penalty-ace-null = as in the table of points
choice-penalty-joker-null = as in the table of points
choice-penalty-unopened-none = none
choice-penalty-unopened-flat = a fixed number instead of the hand
choice-penalty-unopened-double = the hand counts double
choice-match-format-single = one round
choice-match-format-rounds = a number of rounds
choice-match-format-target = until a player reaches the target
choice-match-format-elimination = players who reach the target are out; the last one left wins
choice-match-format-contracts = one round for each contract
choice-match-tie-share = the win is shared
choice-match-tie-extra_round = one more round
choice-match-tie-fewest_points_last_round = the better last round wins
choice-gin-first_turn-plain = an ordinary turn
choice-gin-first_turn-upcard_offer = the upcard is offered to both players
choice-gin-knock_limit-oklahoma = the points of the upcard
choice-gin-big_gin_bonus-null = no grand gin
choice-gin-shutout-none = counts as any other
choice-gin-shutout-double = counts double
choice-gin-shutout-flat = brings the bonus for the match twice

## Options that cannot be played

problem-unknown_option = This game has no option { $option }.
problem-bad_value = { $option } cannot be { $value }: it takes { $wanted }.
problem-clash = { $why } See { $option }.

clash-players_range = The fewest players are more than the most.
clash-pack_too_small = The packs have too few cards to deal such hands.
clash-run_range = The shortest run is longer than the longest.
clash-run_laid_range = The shortest run is longer than a run may be when it is laid.
clash-set_suits = A set of different suits cannot have more than four cards.
clash-set_slide = A joker can be replaced in a set only where it goes to the player's hand.
clash-contract_too_big = A contract asks for more cards than a player can hold.
clash-contract_run_max = A contract asks for a longer run than a run may be.
clash-contract_set_max = A contract asks for a larger set than a set may be.
clash-last_discard = The last round cannot end without a discard where the last card has to be discarded.
clash-oklahoma_upcard = The upcard decides how much one may knock with, so a card has to be turned up.
clash-blocked_at = The stock would be too small from the start of the round.
