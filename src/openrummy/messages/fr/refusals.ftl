# Pourquoi une action est refusée : refusal-<code>, les points écrits comme des tirets.
# L'attribut .plain énonce la règle seule, quand un fait manque.
# $cards, $card, $meld, $missing sont des cartes ; $turn, $owner, $seat, $seats des joueurs.
# Un oui ou non vaut "yes" ou "no" ; $last_take, $ace_low, $where et les $cards de la sortie
# peuvent manquer (openrummy.messages.sentences).

## Le tour et sa phase

refusal-turn-not_seated = Personne n’occupe { $seat } ici : seul un joueur de la table peut faire cela.
    .plain = Seul un joueur de la table peut faire cela.
refusal-match-over = La partie est terminée.
refusal-round-over = La manche est terminée : il faut d’abord donner la suivante.
refusal-round-not_over = La manche est en cours : la suivante se donne quand elle est finie.
refusal-turn-not_yours = Ce n’est pas votre tour : c’est à { $turn } de jouer.
    .plain = Ce n’est pas votre tour.
refusal-turn-draw_first = Prenez d’abord une carte : le tour commence par la pioche.
refusal-turn-already_drawn = Vous avez déjà pioché : on ne prend qu’une fois par tour.
refusal-turn-not_now = { $phase ->
    [offer] La carte retournée vous est offerte : prenez-la ou passez.
    [draw] Piochez au talon ou prenez la défausse.
    [play] Vous avez pioché : défaussez ou frappez.
    [defend] Vous répondez à qui a frappé : complétez ses combinaisons, ou dites que vous avez fini.
   *[other] Cela n’est pas possible à ce moment de la manche.
}
    .plain = Cela n’est pas possible à ce moment de la manche.
refusal-turn-not_this_game = Cette action n’existe pas dans ce jeu.

## La pioche

refusal-stock-empty = { $stock ->
    [0] Il n’y a plus rien à piocher : le talon est vide et la défausse ne peut pas en refaire un.
   *[other] { $last_take ->
        [no] Le talon est fermé : il y reste trop peu de cartes, la manche est bloquée.
       *[yes] Le talon est fermé : prenez la dernière défausse pour terminer la manche avec elle, ou laissez-la.
    }
}
    .plain = Il n’y a plus rien à piocher au talon.
refusal-draw-pile_empty = La défausse est vide : piochez au talon.
refusal-gin-first_turn = Les deux joueurs ont laissé la carte retournée : cette fois il faut piocher au talon.
refusal-draw-let_go = Vous avez laissé cette carte : piochez au talon.
refusal-draw-sold = La défausse de ce tour a été achetée : piochez au talon.
refusal-draw-discard_depth = Seule la première carte de la défausse peut être prise : c’est { $top }, pas { $card }.
    .plain = Seule la première carte de la défausse peut être prise.
refusal-draw-discard_when_down = Après avoir posé votre contrat, vous ne pouvez plus prendre la défausse : piochez au talon.
refusal-draw-only_after_opening = Il faut avoir ouvert pour prendre la défausse : piochez au talon.
refusal-draw-discard_not_with_one_card = Avec une seule carte en main, on ne prend pas la défausse : piochez au talon.
refusal-draw-discard_condition = { $card ->
    [JK] La défausse
   *[other] { $card }
} ne se prend que pour être posée dans le même tour, et vous ne le pouvez pas.
    .plain = La défausse ne se prend que pour être posée dans le même tour.

## Les achats

refusal-buy-none = On n’achète pas dans ce jeu : la défausse ne se prend qu’à son propre tour.
refusal-buy-in_turn = À votre tour, la défausse est gratuite : prenez-la au lieu de l’acheter.
refusal-buy-closed = Il n’y a rien à demander maintenant : on demande après une défausse, tant que le joueur suivant n’a pas pioché.
refusal-buy-initial_upcard = La carte retournée après la donne ne peut pas être achetée.
refusal-buy-own_discard = Vous ne pouvez pas racheter votre propre défausse.
refusal-buy-allowed_when_down = Après avoir posé votre contrat, vous ne pouvez plus acheter.
refusal-buy-max_per_round = Vous avez déjà acheté { $have } fois dans cette manche ; { $most ->
    [one] un seul achat est permis
   *[other] { $most } achats sont permis
}.
    .plain = Vous n’avez plus d’achat dans cette manche.
refusal-buy-answered = Vous avez déjà répondu : une seule réponse par défausse.
refusal-buy-pending = D’autres ont leur mot à dire sur la défausse ({ $seats }) : prenez-la ou laissez-la avant de piocher.
    .plain = D’autres ont leur mot à dire sur la défausse : prenez-la ou laissez-la avant de piocher.
refusal-buy-when_short = Il reste trop peu de cartes pour acheter : il faut celles qui vont avec l’achat et la pioche suivante.
refusal-hand-max = Avec cet achat vous auriez { $have } cartes ; une main en compte { $most } au plus.
    .plain = Avec cet achat vous auriez trop de cartes en main.

## Ce que l'on tient et ce qui est posé

refusal-card-not_held = { $where ->
    [pile] Vous ne pouvez pas prendre { $cards } : la défausse ne contient pas cela.
   *[hand] Vous ne pouvez pas jouer { $cards } : cela n’y est pas, ou pas en si grand nombre.
}
    .plain = Vous ne pouvez pas jouer ces cartes : elles ne sont pas là.
refusal-meld-unknown = { $count ->
    [0] Aucune combinaison n’est encore posée.
   *[other] Il n’y a pas de combinaison { $meld } sur la table : elles sont numérotées à partir de 0, { $count } en tout.
}
    .plain = Cette combinaison n’est pas sur la table.
refusal-meld-no_cards = Nommez les cartes : on ne pose pas une combinaison vide.

## La forme des combinaisons

refusal-meld-shape = { $cards } n’est pas une combinaison : un groupe réunit des cartes de même valeur, une suite des cartes de même couleur qui se suivent.
    .plain = Ce n’est pas une combinaison : un groupe réunit des cartes de même valeur, une suite des cartes de même couleur qui se suivent.
refusal-meld-min_naturals = Une combinaison demande { $need ->
    [one] 1 carte naturelle
   *[other] { $need } cartes naturelles
} ; celle-ci en a { $have }.
    .plain = Une combinaison demande des cartes naturelles, pas seulement des jokers.
refusal-joker-max_per_meld = Une combinaison peut contenir { $most ->
    [one] 1 joker
   *[other] { $most } jokers
} ; celle-ci en a { $have }.
    .plain = Il y a trop de jokers dans cette combinaison.
refusal-joker-max_share = { $share ->
    [naturals_majority] Il faut plus de cartes naturelles que de jokers
   *[other] Il ne faut pas plus de jokers que de cartes naturelles
} : ici { $jokers ->
    [one] 1 joker
   *[other] { $jokers } jokers
} pour { $naturals ->
    [one] { $naturals } carte naturelle
   *[other] { $naturals } cartes naturelles
}.
    .plain = Il y a trop de jokers pour les cartes naturelles de cette combinaison.
refusal-joker-no_adjacent = Deux jokers ne peuvent pas se toucher dans une suite.
refusal-set-rank = Un groupe réunit des cartes de même valeur : ce n’est pas le cas de { $cards }.
    .plain = Un groupe réunit des cartes de même valeur.
refusal-set-distinct_suits = Un groupe demande des couleurs différentes : { $card } y est deux fois.
    .plain = Un groupe demande des couleurs différentes.
refusal-set-min = Un groupe compte au moins { $need } cartes ; celui-ci en a { $have }.
    .plain = Il y a trop peu de cartes pour un groupe.
refusal-set-max = Un groupe compte au plus { $most } cartes ; celui-ci en a { $have }.
    .plain = Il y a trop de cartes pour un groupe.
refusal-run-suit = Une suite réunit des cartes de même couleur : ce n’est pas le cas de { $cards }.
    .plain = Une suite réunit des cartes de même couleur.
refusal-run-rank_twice = Une suite ne contient chaque carte qu’une fois : { $card } y est deux fois.
    .plain = Une suite ne contient chaque carte qu’une fois.
refusal-run-gap = Ces cartes ne se suivent pas ; il manque : { $missing }.
    .plain = Ces cartes ne se suivent pas.
refusal-run-order = Dans cet ordre, ces cartes ne se suivent pas : { $cards }.
    .plain = Dans cet ordre, ces cartes ne se suivent pas.
refusal-run-wrap = { $ace_low ->
    [no] Une suite ne passe pas par-dessus l’as : { $cards } relierait le roi au deux.
   *[yes] L’as est bas dans ce jeu : il se place sous le deux, pas au-dessus du roi.
}
    .plain = Une suite ne passe pas par-dessus l’as, du roi au deux.
refusal-run-min = Une suite compte au moins { $need } cartes ; celle-ci en a { $have }.
    .plain = Il y a trop peu de cartes pour une suite.
refusal-run-max = Une suite compte au plus { $most } cartes ; celle-ci en a { $have }.
    .plain = Il y a trop de cartes pour une suite.
refusal-run-max_when_laid = Une suite se pose avec { $most } cartes au plus ; celle-ci en a { $have }. Ajoutez les autres plus tard.
    .plain = Cette suite a trop de cartes pour être posée d’un coup : ajoutez les autres plus tard.
refusal-run-ace_both_ends = Une suite peut avoir un as à un bout, pas aux deux.
refusal-layoff-fit = On ne peut pas ajouter { $cards } à { $meld }.
    .plain = Cela ne va pas sur cette combinaison.
refusal-layoff-end = Aucune carte ne va { $end ->
    [low] au bas
   *[high] au haut
} de { $meld } : l’as ferme ce bout.
    .plain = Cette suite ne peut pas s’allonger de ce côté.
refusal-joker-none = Il n’y a pas de tel joker dans { $meld }.
    .plain = Il n’y a pas de tel joker dans cette combinaison.
refusal-joker-on_replace = Un joker posé reste à sa place.
refusal-joker-set_replace = Le joker d’un groupe reste à sa place.
refusal-joker-set_identity = { $identity ->
    [closed] Un joker de groupe s’échange contre deux cartes manquantes ensemble, et ici il ne manque que { $missing } : ce joker reste.
    [both_missing] Le joker de ce groupe s’échange contre les deux cartes manquantes ensemble ({ $missing }).
   *[other] La carte que ce joker remplace n’est pas encore fixée ({ $missing }) : on pourra l’échanger quand le groupe aura toutes les autres couleurs.
}
    .plain = Le joker de ce groupe ne s’échange pas contre cette carte.
refusal-joker-card = { $card } n’est pas la carte qu’un joker de { $meld } remplace.
    .plain = Aucun joker de cette combinaison ne remplace cette carte.
refusal-joker-slide = Le joker de { $meld } n’a pas de place libre { $end ->
    [low] en bas
   *[high] en haut
} de la suite.
    .plain = Le joker n’a pas de place libre au bout de la suite.

## Les conditions du jeu

refusal-contract-new_melds_after_down = Après votre contrat, vous ne posez plus de combinaison nouvelle : complétez celles de la table.
refusal-opening-earliest_turn = On peut ouvrir à partir du tour { $need } ; c’est votre tour { $have }.
    .plain = Il est trop tôt dans la manche pour ouvrir.
refusal-opening-jokers_max = { $most ->
    [0] Une ouverture ne peut contenir aucun joker
    [one] Une ouverture peut contenir 1 joker
   *[other] Une ouverture peut contenir { $most } jokers
} ; la vôtre en a { $have }.
    .plain = Il y a trop de jokers dans cette ouverture.
refusal-opening-natural_run = { $way ->
    [three_naturals_inside] Une ouverture demande une suite avec trois cartes naturelles d’affilée.
   *[other] Une ouverture demande une tierce franche : une suite sans joker.
}
    .plain = Une ouverture demande une suite de cartes naturelles.
refusal-opening-counts_layoffs = Les cartes ajoutées ne comptent pas pour l’ouverture : ouvrez d’abord, complétez ensuite.
refusal-joker-retrieved_counts_for_opening = Un joker repris dans ce tour ne peut pas servir à l’ouverture.
refusal-opening-min_points = Vos combinaisons valent { $have ->
    [one] { $have } point
   *[other] { $have } points
} ; il en faut { $need } pour ouvrir.
    .plain = Vos combinaisons valent trop peu de points pour ouvrir.
refusal-contract-list = Cette manche demande { contract-need } ; voici { contract-have }.
    .plain = Ces combinaisons ne remplissent pas le contrat de la manche.
refusal-contract-extra_melds = Cette manche demande { contract-need }, sans autre combinaison : ajoutez les autres cartes après avoir posé le contrat.
    .plain = Posez les combinaisons du contrat et aucune autre.
refusal-contract-longer_melds = Une combinaison de ce contrat a { $need } cartes ; l’une de celles-ci en a { $have }. Ajoutez les autres après avoir posé le contrat.
    .plain = Les combinaisons de ce contrat ne peuvent pas être plus longues que demandé.
refusal-contract-same_suit_runs = { $way ->
    [gap] Entre deux suites de même couleur il faut { $need ->
        [one] 1 carte
       *[other] { $need } cartes
    } d’écart ; ici il y en a { $have }.
   *[other] Les suites d’un contrat demandent des couleurs différentes.
}
    .plain = Ces deux suites de même couleur sont trop proches.
refusal-contract-same_rank_sets = Les groupes d’un contrat demandent des valeurs différentes : { $cards } a la même valeur qu’un autre groupe.
    .plain = Les groupes d’un contrat demandent des valeurs différentes.
refusal-layoff-requires_open = On complète les combinaisons de la table après avoir posé ses propres premières combinaisons.
refusal-joker-swap_requires_open = On échange un joker après avoir posé ses propres premières combinaisons.
refusal-layoff-others = Cette combinaison ne vous est pas ouverte : c’est celle de { $owner }.
    .plain = Cette combinaison ne vous est pas ouverte : c’est celle d’un autre joueur.
refusal-layoff-same_turn_as_going_down = Vous avez posé votre contrat dans ce tour : vous compléterez à partir du prochain.
refusal-opening-then_layoff = Vous avez ouvert dans ce tour : vous compléterez à partir du prochain.
refusal-layoff-max_per_run_per_turn = On ajoute au plus { $most ->
    [one] 1 carte
   *[other] { $most } cartes
} à une suite dans un tour ; cela en ferait { $have }.
    .plain = On n’ajoute pas tant de cartes à une suite dans un tour.
refusal-table-rearrange = Les cartes posées restent dans leur combinaison.
refusal-discard-just_taken = Vous avez pris { $card } à la défausse dans ce tour : défaussez une autre carte.
    .plain = On ne défausse pas la carte que l’on vient de prendre à la défausse.
refusal-discard-joker = Un joker ne se défausse pas : choisissez une autre carte.
refusal-discard-playable = { $card } va sur une combinaison de la table : ajoutez cette carte ou défaussez-en une autre.
    .plain = Une carte qui va sur une combinaison de la table ne se défausse pas.
refusal-draw-use_now = Vous avez pris { $card } pour vous en servir : cette carte doit être posée avant la fin du tour.
    .plain = Posez la carte prise à la défausse avant la fin du tour.
refusal-joker-retrieved_must_be_played = { $count ->
    [one] Le joker repris sur la table doit être joué
   *[other] Les { $count } jokers repris sur la table doivent être joués
} avant la fin du tour.
    .plain = Un joker repris sur la table doit être joué avant la fin du tour.

## Le gin

refusal-knock-melds = Chaque carte n’appartient qu’à une combinaison ; de trop : { $cards }.
    .plain = Chaque carte n’appartient qu’à une combinaison.
refusal-gin-knock_limit = Vous frapperiez avec { $have ->
    [one] { $have } point
   *[other] { $have } points
} de cartes mortes ; { $limit ->
    [0] ici toutes les cartes doivent être combinées
   *[other] { $limit } au plus sont permis
}.
    .plain = Vous avez trop de points de cartes mortes pour frapper.
refusal-gin-gin = Ce n’est pas un gin : il resterait { $have ->
    [one] { $have } point
   *[other] { $have } points
} de cartes mortes.
    .plain = Ce n’est pas un gin : il y faut toutes les cartes combinées.
refusal-gin-big_gin = Le grand gin demande onze cartes combinées : il reste { $cards }.
    .plain = Le grand gin demande onze cartes combinées.
refusal-gin-big_gin_bonus = Il n’y a pas de grand gin à cette table : défaussez une carte et annoncez gin.
refusal-gin-layoff = Rien ne s’ajoute ici : la table joue sans cela, ou l’adversaire a fait gin.

## Les impasses

refusal-going_out = { $way ->
    [discard_required] La dernière carte doit être défaussée : gardez-en une pour cela.
    [play_only] { $cards ->
        [none] Ici on termine en posant ses dernières cartes : la toute dernière ne se défausse pas.
       *[other] Il vous resterait { $cards }, à ne pouvoir ni poser ni défausser.
    }
   *[other] Vous ne pourriez plus terminer votre tour ensuite.
}
    .plain = On ne termine pas ainsi à cette table.
refusal-going_out-dead_end = Vous ne pourriez plus terminer votre tour ensuite : il ne resterait aucune carte à défausser.

## Parties des phrases ci-dessus

contract-need = { $need_sets ->
    [0] { contract-need-runs }
   *[other] { $need_runs ->
        [0] { contract-need-sets }
       *[other] { contract-need-runs } et { contract-need-sets }
    }
}
contract-need-runs = { $need_runs ->
    [one] 1 suite de { $run_min } cartes ou plus
   *[other] { $need_runs } suites de { $run_min } cartes ou plus
}
contract-need-sets = { $need_sets ->
    [one] 1 groupe de { $set_min } cartes ou plus
   *[other] { $need_sets } groupes de { $set_min } cartes ou plus
}
contract-have = { $have_runs ->
    [0] aucune suite
    [one] 1 suite
   *[other] { $have_runs } suites
} et { $have_sets ->
    [0] aucun groupe
    [one] 1 groupe
   *[other] { $have_sets } groupes
}
seat-number = la place { $seat }

## Ce qui a été mal écrit

bad-command-empty = Rien à faire : écrivez une commande.
bad-command-unknown = « { $word } » n’est pas une commande.
bad-command-bad_card = « { $word } » n’est pas une carte. Une carte s’écrit valeur puis couleur (S pique, H cœur, D carreau, C trèfle) : 7H, TD, QS ; un joker est JK.
bad-command-form = Cette commande ne s’écrit pas ainsi. { $how }
command-form-draw = Pour piocher au talon, écrivez : draw
command-form-take = Pour prendre la défausse, écrivez : take
command-form-buy = Pour demander la défausse, écrivez : buy
command-form-pass = Pour laisser la défausse, écrivez : pass
command-form-meld = Pour poser des combinaisons, écrivez : meld 4H 5H 6H 7H | 9S 9D 9C
command-form-add = Pour compléter une combinaison, écrivez : add TH to 0 [high|low]
command-form-swap = Pour mettre une carte à la place d’un joker, écrivez : swap 7S in 1 [high|low]
command-form-move = Pour déplacer une carte d’une combinaison à l’autre, écrivez : move 2S from 0 to 1 [high|low]
command-form-discard = Pour défausser, écrivez : discard 2S
command-form-knock = Pour frapper, écrivez : knock TS [with 4H 5H 6H | 9S 9D 9C]
command-form-gin = Pour annoncer gin, écrivez : gin TS [with 4H 5H 6H | 9S 9D 9C]
command-form-grand = Pour annoncer grand gin, écrivez : grand gin
command-form-defend = Pour montrer vos combinaisons, écrivez : defend 4S 5S 6S | KH KD KC
command-form-done = Pour terminer vos ajouts, écrivez : done
command-form-next = Pour donner la manche suivante, écrivez : next
command-form-resign = Pour abandonner la partie, écrivez : resign
command-form-abandon = Pour terminer la partie sans vainqueur, écrivez : abandon

bad-seats =
    { $one ->
        [yes] Ce jeu se joue à { $least }, pas à { $seats }.
       *[no] Ce jeu se joue de { $least } à { $most } joueurs, pas à { $seats }.
    }
