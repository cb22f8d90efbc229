# Questions to the referee that are malformed or impossible.

referee-bad_json = This is no JSON: { $reason }
referee-bad_question = A question is a JSON object.
referee-unknown_field = There is no field "{ $name }" in this question.
referee-missing_field = The field "{ $name }" is wanted.
referee-wrong_type =
    { $wanted ->
        [flag] True or false is wanted here.
        [number] A whole number is wanted here.
        [card] A card is wanted here, such as 8S.
        [cards] A list of cards is wanted here.
        [action] An action is wanted here, such as "discard 8S".
        [meld] A meld on the table is wanted here: its owner and its cards.
        [position] A position is wanted here.
        [object] An object is wanted here.
       *[list] A list is wanted here.
    }
referee-bad_value = One of these is wanted: { $words }.
referee-out_of_range =
    { $one ->
        [yes] { $least } is wanted here.
       *[no] A number from { $least } to { $most } is wanted.
    }
referee-bad_card = "{ $word }" is no card; cards look like 8S, TD or JK.
referee-too_long = A list holds { $most } entries at most.
referee-too_many_cards =
    { $have ->
        [one] { $card } is named once; the pack has { $most }.
       *[other] { $card } is named { $have } times; the pack has { $most }.
    }
referee-too_few_cards = { $need } cards are wanted for a hand, and { $have } are left.
referee-bad_meld = { $cards }: such a meld can't lie on the table.
referee-bad_ask = One of these questions is wanted: { $words }.
referee-no_such_ask = The question "{ $ask }" doesn't belong to { $game }.
referee-wrong_size = { $need } are wanted here, not { $have }.
referee-bad_call = Gin is not possible with unmatched cards: { $cards }.
referee-unknown_game = There is no such game. There are: { $words }.
referee-bad_action = "{ $text }" is no action.
referee-no_grand_gin = Grand gin is not played under these rules.
referee-bad_position =
    { $what ->
        [taken] The card taken must be in the hand of the seat that has drawn.
        [added] There are no melds on the table to add to.
       *[opened] A seat with melds on the table has opened.
    }
