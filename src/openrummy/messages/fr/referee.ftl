# Questions à l'arbitre mal formées ou impossibles.

referee-bad_json = Ce n'est pas du JSON : { $reason }
referee-bad_question = Une question est un objet JSON.
referee-unknown_field = Cette question n'a pas de champ « { $name } ».
referee-missing_field = Il manque le champ « { $name } ».
referee-wrong_type =
    { $wanted ->
        [flag] Il faut ici vrai ou faux.
        [number] Il faut ici un nombre entier.
        [card] Il faut ici une carte, par exemple 8S.
        [cards] Il faut ici une liste de cartes.
        [action] Il faut ici une action, par exemple « discard 8S ».
        [meld] Il faut ici une combinaison posée : son propriétaire et ses cartes.
        [position] Il faut ici une position.
        [object] Il faut ici un objet.
       *[list] Il faut ici une liste.
    }
referee-bad_value = Il faut l'un de ces mots : { $words }.
referee-out_of_range =
    { $one ->
        [yes] Il faut { $least } ici.
       *[no] Il faut un nombre de { $least } à { $most }.
    }
referee-bad_card = « { $word } » n'est pas une carte ; une carte s'écrit 8S, TD ou JK.
referee-too_long = Une liste a { $most } éléments au plus.
referee-too_many_cards = { $card } est nommé { $have } fois ; le paquet en a { $most }.
referee-too_few_cards = Il faut { $need } cartes pour une main, et il en reste { $have }.
referee-bad_meld = { $cards } : une telle combinaison ne peut être sur la table.
referee-bad_ask = Il faut l'une de ces questions : { $words }.
referee-no_such_ask = La question « { $ask } » n'est pas de ce jeu ({ $game }).
referee-wrong_size = Il en faut { $need } ici, et non { $have }.
referee-bad_call = Pas de gin avec des cartes seules : { $cards }.
referee-unknown_game = Ce jeu n'existe pas. Il y a : { $words }.
referee-bad_action = « { $text } » n'est pas une action.
referee-no_grand_gin = Le grand gin ne se joue pas avec ces règles.
referee-bad_position =
    { $what ->
        [taken] La carte prise doit être dans la main du joueur qui a pioché.
        [added] Il n’y a pas de combinaison sur la table à compléter.
       *[opened] Un joueur qui a des combinaisons sur la table a ouvert.
    }
