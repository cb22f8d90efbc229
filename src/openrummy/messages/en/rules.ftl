# The rule book for players. rule-<paragraph>; the order is in openrummy.messages.book.
# Each paragraph states the default, and what tables may change.

## Run Set Jimmy

aim-jimmy = In Run Set Jimmy you play seven rounds. Each asks for its own contract of runs and sets, which you lay down all at once; after that you get rid of your other cards on the melds of the table. Cards left in your hand at the end of a round cost points, and the lowest total after the last round wins.

rule-J1 = Four or more players use three packs, two or three players use two. Tables may fix any number from one to four.
rule-J2 = Each pack brings two jokers: six with three packs, four with two. Tables may play with more or fewer, or fix the number in all.
rule-J3 = A meld may hold any number of jokers as long as it has a natural card. Tables may limit the jokers in a meld, ask for a balance with the natural cards, or forbid two jokers side by side in a run.
rule-J4 = Every meld needs at least one natural card: three jokers are no set. Tables may ask for two or three natural cards.
rule-J5 = The game is best with four to seven players and can be played by two or three. Tables may narrow this range.
rule-J6 = The first dealer is chosen at random. Tables may draw cards for it, the lowest or the highest dealing, or let the first seat deal.
rule-J7 = The deal passes to the next player after each round. Tables may pass it the other way, or to the winner or the loser of the round.
rule-J8 = Play goes clockwise. Tables may play counter-clockwise.
rule-J9 = The player after the dealer begins. Tables may let the dealer or the winner of the last round begin.
rule-J10 = Cutting the pack has no effect. Tables may let a player who cuts a joker keep it as one of the cards of the hand, and may reward a cut of exactly the cards needed for the deal.
rule-J11 = Everyone is dealt eleven cards in every round; one more is turned up beside the stock and starts the discard pile. Tables may deal another number, or a different one each round.
rule-J12 = A joker that is turned up stays: it can be taken or bought like any other card. Tables may put it back into the stock and turn up another.
rule-J13 = The card turned up after the deal may be taken by the first player and bought by the others before that player draws. Tables may bar the buying.
rule-J14 = In a run you may put the natural card in a joker's place. The joker then moves to an end of the same run that is still free, the one you choose; it never goes to a hand. Tables may let it go to the hand instead, to keep or to play at once, or leave jokers where they are.
rule-J15 = The joker of a set stays where it is: the matching card is simply added beside it. Tables whose jokers go to the hand may let it be exchanged in sets too.
rule-J16 = In a run a joker counts as the card whose place it fills: joker, joker, 7H, 8H is the run from 5H to 8H.
rule-J17 = A joker with no gap to fill goes to the high end of the run, or to the low end if you say so or if the high end is closed by an ace.
rule-J18 = A run does not go round the ace: K A 2 is no part of a run, not even with a joker in it.
rule-J19 = An ace stands below the two or above the king. A run of fourteen cards may have one at each end. Tables may allow an ace at one end only.
rule-J20 = A set is three or more cards of one rank. The suits do not matter and equal cards may lie together. Tables may ask for different suits or limit the size.
rule-J20b = A run is four or more cards of one suit in sequence, up to the fourteen from ace to ace. Tables may change the shortest and the longest run.
rule-J21 = On your own turn the discard is free. Buying is for the other players. Tables may also let the player on turn buy, for the card and its extra cards.
rule-J22 = A buyer gets the discard and with it the top card of the stock: two cards more in hand. Tables may set no extra card or two.
rule-J23 = After each discard the others may ask for it until the player on turn draws from the stock; while somebody is asking, the player on turn first takes the card or lets it go. Tables may wait until every player has answered.
rule-J24 = The player on turn comes first: by taking the card that player ends all requests. If it is let go, the nearest player after the one on turn who asked gets it. Tables may serve whoever asked first, or let a buy go through without waiting for the player on turn.
rule-J25 = Each player may buy three times a round. A request that came to nothing does not count. Tables may allow another number, or none at all.
rule-J26 = You may not buy back the card that you discarded yourself. Tables may allow it.
rule-J27 = With two players the only other player is the one who discarded, so buying happens only when the card turned up after the deal is let go.
rule-J28 = A player who is down may go on buying, and taking the discard. Tables may end either once a player is down.
rule-J29 = Only the top discard is for sale, to one buyer a turn. After a buy the player on turn draws from the stock; the card now on top stays out of reach for that turn.
rule-J30 = A buy needs enough cards: those that come with it and one more for the player on turn, from the stock or from the discard pile made into a new one. Otherwise it is refused. Tables may let the buyer have the discard with whatever is left.
rule-J30b = There is no limit to the cards in hand. Tables may set one, and a buy beyond it is refused.
rule-J30c = Bought cards are played on your own turn, not at once.
rule-J30d = A turn begins with the draw of one card, from the stock or the top of the discard pile. Melds, lay-offs and the discard come after it.
rule-J30e = When the stock is empty and somebody has to draw, the discard pile without its top card is shuffled and becomes the new stock. Tables may include the top card, leave out the shuffle, or limit how often this happens.
rule-J30f = If nothing at all can be drawn, the discard has to be taken if possible; otherwise the round ends and every hand counts. Tables may let the round not count, or pass the turn over.
rule-J31 = You go down with exactly the melds that the contract asks for; each of them may be longer than it has to be. Tables may allow further melds with them, or insist on the exact length.
rule-J32 = Once you are down you lay no new melds: the rest of your cards goes onto melds that lie there. Tables may allow new melds.
rule-J33 = The whole contract is laid in one go, on your own turn and after your draw. Until then your melds stay in your hand.
rule-J34 = Everyone moves on to the next contract after each round, whether they went down or not. Tables may let a player repeat a contract until it is made.
rule-J35 = Two runs of one suit may touch or overlap in a contract. Tables may ask for ranks between them, or for different suits.
rule-J36 = Two sets of one rank are allowed in a contract. Tables may ask for different ranks.
rule-J37 = You may lay cards off in the same turn in which you went down. Tables may make players wait for their next turn.
rule-J38 = A player who is down may lay cards off on any meld of the table, whoever laid it. Tables may open the melds to players who are not down, or keep players to their own melds.
rule-J39 = A joker may be laid off on any set, and at any end of a run that is still free.
rule-J40 = You go out when your last card is gone, played on a meld or discarded. Tables may allow only one of the two; where it has to be played, you may not make a play that leaves you with one card that cannot go. A table may also have the last round end without a discard.
rule-J41 = With one card in hand you draw as usual: you may then play one card and discard the other, or play both.
rule-J42 = The last contract takes twelve cards and eleven are dealt: with the card you draw you can lay all of them at once and are out without a discard.
rule-J43 = You may discard the card that you just took from the discard pile. Tables may forbid it.
rule-J44 = Any card may be discarded, a joker or a card that would fit on the table too. Tables may bar either, as long as you have another card to discard.
rule-J45 = Cards on the table stay in their melds. Tables may let players move a card from one meld to another, if both are melds afterwards.
rule-J46 = A play that the rules do not allow is refused and costs nothing: you go on with your turn.
rule-J47 = In hand a card from 2 to 7 counts 5 points, from 8 to king 10, an ace 20 and a joker 50. Tables may use their own list.
rule-J48 = Only the cards in hand count, and all of them do: if you did not go down, even melds that were ready in your hand cost their points.
rule-J49 = The player who goes out gets 0 points for the round. Tables may give a bonus, as points below zero.
rule-J50 = After the last round the lowest total wins, and players with equal totals share the win. Tables may play one more round, or look at the points of the last round.
rule-J51 = The seven contracts are, in this order: a run and a set; two sets; two runs; a run and two sets; two runs and a set; three sets; three runs. Tables may write their own list.

## Rummy 30 and Rummy 51

aim-rummy = In Rummy you collect runs and sets and try to be the first without a card in hand. Your first melds have to be worth 30 or 51 points, which gives the two games their names; after this opening you may add cards to every meld on the table and take jokers from it. A turn is: draw a card, lay cards down if you like, discard a card.

rule-R1 = Two to six players take part; two to four is best. Two packs and four jokers are used. Tables may change the number of players, packs and jokers.
rule-R2 = For the first deal everyone draws a card, and the lowest deals; the ace is the highest here. Tables may count the ace low, let the highest card deal, or choose the dealer in another way.
rule-R3 = Players whose cards are equal draw again; jokers are left out of this draw. Tables may let the suit decide.
rule-R4 = The deal passes to the next player after each round. Tables may pass it in another way.
rule-R5 = Dealing and play go clockwise. Tables may play counter-clockwise.
rule-R6 = The player after the dealer begins. Tables may let the dealer or the winner of the last round begin.
rule-R7 = Everyone is dealt thirteen cards. Tables may deal from 2 to 15, and may deal one card more to the first player, who then begins without a draw.
rule-R8 = All other cards form the stock and the discard pile starts empty, so the first player draws from the stock. Tables may turn up a card to start the pile.
rule-R9 = When the stock is empty and somebody has to draw from it, the discard pile without its top card is shuffled and becomes the new stock. Tables may include the top card, leave out the shuffle, or limit how often this happens.
rule-R10 = If the stock cannot be renewed, the discard has to be taken; if that cannot be done either, the round ends and every hand counts. Tables may let the round not count, or pass the turn over.
rule-R11 = A turn begins with one card: the top of the stock or the top of the discard pile. Tables may let players take a deeper discard with all cards above it.
rule-R12 = A set is three or four cards of one rank in different suits. A joker takes the place of a missing suit; there is never a fifth card. Tables may allow equal suits and larger sets.
rule-R13 = A run is three or more cards of one suit in sequence. The ace stands below the two or above the king, in a run of fourteen cards at both ends; a run does not go round the ace. Tables may shorten runs or allow the ace at one end only.
rule-R14 = Six cards in sequence may be laid as one run or as two runs of three. Runs that touch on the table stay two melds.
rule-R14b = Cards on the table stay in their melds. Tables may let players move a card from one meld to another, if both are melds afterwards.
rule-R15 = In an opening, cards from 2 to 10 count their number and jack, queen and king 10. An ace counts 1 below the two, 11 above the king and 11 in a set. Tables may change these values.
rule-R15b = A joker in an opening counts as the card that it stands for. Tables may give it a fixed value.
rule-R16 = Q K A of one suit is a natural run worth 31, enough for Rummy 30. For 51 it needs more beside it, such as 8 9 10 of one suit: together they count 58.
rule-R17 = Your first melds have to count at least 30 points in Rummy 30 and at least 51 in Rummy 51; exactly that number is enough. Tables may set any minimum.
rule-R18 = The opening may be one meld or several: the points of all melds that you lay in that one action are added up.
rule-R19 = Cards laid off on other melds do not count for the opening, but you may lay off later in the same turn. Tables may count them, or make players wait for their next turn.
rule-R20 = In Rummy 51 one of the opening melds has to be a natural run: a run without any joker. Tables may be content with three natural cards in a row inside a run, or ask for no natural run at all; Rummy 30 asks for none.
rule-R21 = Jokers may be used in the opening: anywhere in Rummy 30, in the melds beside the natural run in Rummy 51. Tables may limit their number.
rule-R21b = You open with any part of your hand and keep the rest.
rule-R21c = You may open on your first turn. Tables may ask you to wait for a later turn.
rule-R21d = Even a player who lays the whole hand at once needs the points of an opening. Tables may drop the conditions for that.
rule-R22 = The discard may be taken freely, before and after opening. Tables may allow it only to lay the card in the same turn, either always or until you have opened, or only after opening; they may also bar it to a player with a single card.
rule-R23 = Melds that are not enough to open are refused and stay in your hand. It costs nothing: you go on with your turn.
rule-R24 = After the opening, new melds may have any value.
rule-R25 = You may add no more than two cards to the same run in one turn, both ends and jokers counted together, also if you laid the run in that turn. Tables may set another limit or none.
rule-R25b = Three or more cards in sequence can be laid as a run of their own instead.
rule-R25c = A set may be filled up to its four cards without regard to this limit.
rule-R26 = Exchanging a joker does not count as adding a card, for the run grows no longer. Tables may count it.
rule-R27 = Laying off and exchanging jokers are for players who have opened. Tables may open either of them to everybody.
rule-R28 = You may add to any meld on the table, whoever laid it. Tables may keep players to their own melds.
rule-R29 = A meld never holds more than one joker. When a joker has been exchanged for its card, there is room for a joker again. Tables may allow more.
rule-R29b = In a run a joker stands for the card whose place it was given, and keeps to it. If it could stand at either end it is placed at the high end, unless you put it first.
rule-R30 = In a set of three a joker stands for either missing suit, unless its player named one. Tables may insist on a named suit, wait until only one suit is missing, or ask for both missing cards together.
rule-R31 = A joker taken from the table may be kept in hand. Tables may insist that it is played in the same turn.
rule-R32 = On your turn, after the draw, you may put the natural card in a joker's place, in a run or in a set, and take the joker into your hand. Tables may leave jokers where they are, or let them move to an end of the run.
rule-R32b = A joker taken from the table may be used in any new meld. Where unopened players may take one, it may be part of their opening; tables may forbid that.
rule-R33 = A joker may be discarded. Tables may forbid it, as long as you have another card to discard.
rule-R34 = The first player without a card in hand is out and wins the round; the last card may be played on the table or discarded. Tables may insist on a last discard, or on going out without one.
rule-R35 = You may not discard the card that you just took from the discard pile, unless no other card is left. Tables may allow it.
rule-R36 = A round that does not come to an end stops after a fixed number of turns; then every hand counts. Tables may change the number.
rule-R37 = In hand, cards from 2 to 10 count their number, jack, queen and king 10, an ace 11 and a joker 20. Tables may change the values of ace and joker.
rule-R37b = A player who has not opened pays for the cards in hand and no more. Tables may charge a fixed number of points instead, or count the hand double.
rule-R38 = One round is a match, won by the player who goes out. Tables may play a number of rounds, play until somebody reaches a target of points, or drop players who reach it; the lowest total wins.
rule-R39 = Going out brings no bonus. Tables may give points below zero for it, and may multiply the points of the others when somebody goes out with a whole hand in one turn.

## Gin

aim-gin = Gin is a duel. Each player is dealt ten cards, and one card is turned up beside the stock to start the discard pile. On your turn you draw a card from either pile and discard one. Your melds stay hidden in your hand; the cards outside them are deadwood. When your deadwood is low enough you may knock, and the hands are compared.

rule-G1 = For the first deal both players draw a card; the lower deals, and the ace is low. After that the deal alternates. Tables may let the winner or the loser of a round deal, or choose the first dealer in another way.
rule-G2 = The first turn is an ordinary one: the player after the dealer takes the upcard or draws from the stock. Tables may offer the upcard first to one and then to the other player; if both let it go, the first draw comes from the stock.
rule-G3 = You may not discard the card that you just took from the discard pile, not even when you knock. Tables may allow it.
rule-G4 = After your draw you may knock if the ten cards that remain after your discard hold 10 points of deadwood or less. Tables may set another limit, take it from the upcard of the round (Oklahoma), or allow gin only (limit 0).
rule-G5 = A knocker may choose how to arrange the melds, otherwise the least deadwood is shown. The other hand is arranged for the best result, lay-offs included. Tables may let the defender do this unaided.
rule-G6 = The defender may lay unmatched cards off on the knocker's melds, one after another, and may break up melds for it. The knocker lays nothing off. Tables may play without lay-offs.
rule-G7 = Against gin the other player's own melds count, but nothing can be laid off.
rule-G8 = The difference in deadwood goes to the loser of the round, as penalty points; few points are good. Tables may give the points to the winner instead.
rule-G9 = If the knocker's deadwood is not lower than the defender's, that is an undercut: the knocker gets 10 points and the difference. Equal deadwood counts as an undercut. Tables may change the bonus, or let the tie pass without points.
rule-G10 = Gin is ten cards in melds and no deadwood. The loser gets 25 points and the whole deadwood left in hand, and there is no undercut. Tables may change the bonus.
rule-G11 = Grand gin is all eleven cards in melds, declared without a discard: 50 points and the other player's deadwood. You need not declare it. Tables may change the bonus or play without grand gin.
rule-G12 = Who could declare grand gin can always discard a card and call plain gin instead, because one of the melds is long enough to spare a card.
rule-G13 = A knock without any deadwood is gin, whatever it was called.
rule-G14 = If a turn ends with two cards left in the stock and no knock, the round is over and does not count; a knock on that turn still does. Tables may stop at another number, or let the next player take the last discard to knock with it.
rule-G15 = A round that did not count is dealt again by the same dealer.
rule-G16 = A round in which cards are taken from the discard pile again and again stops after fifty of them and does not count. Tables may change the number.
rule-G17 = The match goes on until a player has 100 penalty points; that player loses. Tables may set another target, or play a fixed number of rounds.
rule-G18 = The match brings no extra points. Tables may add a bonus for each round won, for the match, and for a match in which the loser won no round.
rule-G19 = Where several arrangements leave the same deadwood, the one with more sets is shown, as it offers fewer lay-offs.
rule-G20 = Your deadwood stays hidden until somebody knocks. You need not knock as soon as you can, and you may break up a meld as you please.
rule-G21 = A set is three or four cards of one rank. A run is three or more cards of one suit in sequence, and the ace is always low: A 2 3 is a run, Q K A is not. In deadwood an ace counts 1, cards from 2 to 10 their number, jack, queen and king 10.
rule-G22 = Gin is for exactly two players, with one pack of 52 cards and no jokers.

## Rules that hold in every game

rule-5-1 = Every card is in exactly one place: the stock, the discard pile, a hand or a meld.
rule-5-2 = Nobody can get stuck. A play after which you could not end your turn is refused.
rule-5-3 = All melds of an opening or a contract are laid in one action and checked together.
rule-5-4 = Every joker on the table stands for a certain card or, in a set, for any of the suits that are missing.
rule-5-5 = Shuffling and all other chance comes from the seed of the game, so a game can be played again card by card.
rule-5-6 = A play that is refused changes nothing, and you are told which rule stands against it.
rule-5-7 = A round that goes in circles is ended by a limit on its turns, and in gin on the cards taken from the discard pile.
rule-5-8 = Hands are hidden. Everybody sees the number of cards in each hand, the melds, the discard pile and the buys that are left.

## Headings

heading-deal = Players, pack and deal
heading-melds = Melds
heading-drawing = Drawing
heading-drawing-buying = Drawing and buying
heading-going-down = Going down and laying off
heading-opening = Opening
heading-laying-off = Laying off
heading-jokers = Taking jokers
heading-ending = Discarding and going out
heading-knocking = Knocking and gin
heading-scoring = Scoring and the match
heading-everywhere = Rules that hold in every game
