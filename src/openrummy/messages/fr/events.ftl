# Une ligne du journal par sorte d'événement : event-<étiquette>.
# Les joueurs vont par paires : $seat est le nom, $seat_is vaut "you" pour qui lit, sinon "other".
# Une carte cachée ou absente vaut "none" ; un oui ou non vaut "yes" ou "no".

event-dealer_drawn = { $draws ->
    [none] {""}
   *[other] Cartes tirées pour la donne : { $draws }.{" "}
}{ $dealer_is ->
    [you] Vous donnez en premier.
   *[other] { $dealer } donne en premier.
}
event-dealt = Manche { $number } : { $dealer_is ->
    [you] vous donnez
   *[other] { $dealer } donne
}, { $starter_is ->
    [you] vous commencez
   *[other] { $starter } commence
}.{ $pile ->
    [none] {""}
   *[other] {" "}{ $pile } est la carte retournée.
}{ $kept ->
    [none] {""}
   *[other] {" "}{ $cutter_is ->
        [you] Vous coupez un joker et vous le gardez.
       *[other] { $cutter } coupe un joker et le garde.
    }
}{ $exact ->
    [yes] {" "}{ $cutter_is ->
        [you] Vous coupez juste le compte de la donne.
       *[other] { $cutter } coupe juste le compte de la donne.
    }
   *[no] {""}
}
event-turn_started = { $seat_is ->
    [you] C’est votre tour.
   *[other] C’est à { $seat } de jouer.
}{ $drawn ->
    [yes] {" "}Le premier tour se joue sans piocher.
   *[no] {""}
}
event-drew = { $bought ->
    [yes] { $seat_is ->
        [you] Vous piochez { $card } avec cet achat.
       *[other] { $seat } pioche { $card ->
            [none] une carte
           *[other] { $card }
        } avec cet achat.
    }
   *[no] { $seat_is ->
        [you] Vous piochez { $card }.
       *[other] { $seat } pioche { $card ->
            [none] une carte
           *[other] { $card }
        } au talon.
    }
}
event-took = { $seat_is ->
    [you] Vous prenez { $cards } à la défausse
   *[other] { $seat } prend { $cards } à la défausse
}{ $owed ->
    [yes] , à jouer tout de suite
   *[no] {""}
}.
event-recycled = La défausse devient un nouveau talon de { $stock ->
    [one] { $stock } carte
   *[other] { $stock } cartes
}{ $kept ->
    [none] {""}
   *[other] {" "}; { $kept } reste
}.
event-buy_asked = { $seat_is ->
    [you] Vous demandez la défausse.
   *[other] { $seat } demande la défausse.
}
event-passed = { $seat_is ->
    [you] Vous laissez la défausse.
   *[other] { $seat } laisse la défausse.
}
event-bought = { $seat_is ->
    [you] Vous achetez { $card }.
   *[other] { $seat } achète { $card }.
}
event-laid_down = { $opening ->
    [yes] { $seat_is ->
        [you] Vous ouvrez en posant { $melds }.
       *[other] { $seat } ouvre en posant { $melds }.
    }
   *[no] { $seat_is ->
        [you] Vous posez { $melds }.
       *[other] { $seat } pose { $melds }.
    }
}
event-laid_off = { $seat_is ->
    [you] Vous ajoutez { $cards } à la combinaison { $meld } : { $after }.
   *[other] { $seat } ajoute { $cards } à la combinaison { $meld } : { $after }.
}
event-swapped = { $seat_is ->
    [you] Vous mettez { $cards } à la place d’un joker
   *[other] { $seat } met { $cards } à la place d’un joker
}{ $to_hand ->
    [yes] , repris en main{ $owed ->
        [yes] {" "}pour être joué tout de suite
       *[no] {""}
    }
   *[no] , qui glisse au bout
}. Combinaison { $meld } : { $after }.
event-moved = { $seat_is ->
    [you] Vous déplacez { $card } de la combinaison { $source } à la combinaison { $target }
   *[other] { $seat } déplace { $card } de la combinaison { $source } à la combinaison { $target }
} : { $target_after }.
event-discarded = { $seat_is ->
    [you] Vous défaussez { $card }.
   *[other] { $seat } défausse { $card }.
}
event-skipped = { $seat_is ->
    [you] Il n’y a rien à piocher : vous passez votre tour.
   *[other] Il n’y a rien à piocher : { $seat } passe son tour.
}
event-knocked = { $call ->
    [gin] { $seat_is ->
        [you] Vous faites gin en défaussant { $card } :
       *[other] { $seat } fait gin en défaussant { $card } :
    }
    [grand_gin] { $seat_is ->
        [you] Vous faites grand gin :
       *[other] { $seat } fait grand gin :
    }
   *[knock] { $seat_is ->
        [you] Vous frappez avec { $deadwood } et défaussez { $card } :
       *[other] { $seat } frappe avec { $deadwood } et défausse { $card } :
    }
}{ $melds ->
    [none] {" "}aucune combinaison
   *[other] {" "}{ $melds }
}{ $unmatched ->
    [none] {""}
   *[other] {" "}; cartes mortes { $unmatched }
}.
event-defended = { $melds ->
    [none] { $seat_is ->
        [you] Vous n’avez pas de combinaison à montrer.
       *[other] { $seat } n’a pas de combinaison à montrer.
    }
   *[other] { $seat_is ->
        [you] Vous montrez { $melds }.
       *[other] { $seat } montre { $melds }.
    }
}
event-round_ended = { $ending ->
    [out] { $seat_is ->
        [you] Vous n’avez plus de cartes : la manche est à vous.
       *[other] { $seat } n’a plus de cartes et termine la manche.
    }
    [exhausted] Il n’y a plus rien à piocher : la manche s’arrête.
    [capped] La manche a trop duré : elle s’arrête ici.
    [knock] { $seat_is ->
        [you] Vous avez bien frappé.
       *[other] { $seat } a bien frappé.
    }
    [undercut] { $seat_is ->
        [you] Vous avez frappé et subissez un contre.
       *[other] { $seat } a frappé et subit un contre.
    }
    [gin] { $seat_is ->
        [you] Vous avez fait gin.
       *[other] { $seat } a fait gin.
    }
    [grand_gin] { $seat_is ->
        [you] Vous avez fait grand gin.
       *[other] { $seat } a fait grand gin.
    }
    [blocked] Le talon est épuisé et personne n’a frappé : la manche est nulle.
   *[void] Il n’y a plus rien à piocher : la manche est nulle.
}{ $deadwood ->
    [none] {""}
   *[other] {" "}Cartes mortes : { $deadwood }.
} Points : { $points }.
event-match_ended = { $how ->
    [resigned] { $seat_is ->
        [you] Vous abandonnez la partie.{" "}
       *[other] { $seat } abandonne la partie.{" "}
    }
    [abandoned] La partie s’arrête sans vainqueur.{" "}
   *[played] La partie est terminée.{" "}
}{ $count ->
    [0] {""}
    [one] { $winners_is ->
        [you] Vous gagnez.{" "}
       *[other] { $winners } gagne.{" "}
    }
   *[other] Victoire partagée : { $winners }.{" "}
}Points finals : { $final }.

## Parties des lignes ci-dessus

points-of = { $who } { $points }
list-and = { $first } et { $last }
seat-you-within = vous

## Les cartes en toutes lettres

card-natural = { $rank } de { $suit }
card-joker = joker
card-joker-for = joker valant { $card }
rank-A = as
rank-2 = deux
rank-3 = trois
rank-4 = quatre
rank-5 = cinq
rank-6 = six
rank-7 = sept
rank-8 = huit
rank-9 = neuf
rank-T = dix
rank-J = valet
rank-Q = dame
rank-K = roi
suit-S = pique
suit-H = cœur
suit-D = carreau
suit-C = trèfle
