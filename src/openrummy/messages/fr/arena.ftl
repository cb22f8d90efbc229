# Robots contre robots : le compte de nombreuses parties (openrummy.arena).

arena-title = { $game } : { $games ->
    [one] une partie
   *[other] { $games } parties
}, { $seats ->
    [one] une place
   *[other] { $seats } places
}
arena-bot = Robot
arena-wins = Victoires
arena-win-rate = Taux
arena-interval = 95 %
arena-deals = Donnes
arena-ratio = Log du rapport de vraisemblance
arena-points = Points
arena-rating = Cote
arena-what = Points : moyenne d’une manche. 95 % : intervalle de confiance, sur { $blocks ->
    [one] une donne
   *[other] { $blocks } donnes
}.
arena-rounds = { $rounds ->
    [one] Une manche
   *[other] { $rounds } manches
}, { $turns } tours par manche.
arena-endings = Fins : { $endings }. Quelqu’un a fini dans { $share } des manches.
arena-seconds = { $seconds } s.
arena-ending-out = main vide
arena-ending-exhausted = plus de cartes
arena-ending-capped = trop de tours
arena-ending-knock = frappe
arena-ending-undercut = contre
arena-ending-gin = gin
arena-ending-grand_gin = grand gin
arena-ending-blocked = bloquée
arena-ending-void = annulée
arena-elo = { $first } : { $elo } Elo contre { $second } (95 % : { $low } .. { $high }).
arena-interrupted = Interrompu : on ne voit que les { $games } parties finies.

## Le test séquentiel

arena-test-better = Le test a tranché après { $blocks } donnes : { $first } est meilleur (il gagne { $high } plutôt que { $low } ; log du rapport de vraisemblance { $ratio }, borne { $passed }).
arena-test-not-better = Le test a tranché après { $blocks } donnes : { $first } n’est pas meilleur (il gagne { $low } plutôt que { $high } ; log du rapport de vraisemblance { $ratio }, borne { $fail }).
arena-test-going = Le test de { $low } contre { $high } n’a pas tranché : log du rapport de vraisemblance { $ratio } entre { $fail } et { $passed }.

## Les robots extérieurs

arena-forfeits = { $bot } a perdu { $count ->
    [one] une partie
   *[other] { $count } parties
} par forfait (donne { $block }) : { $reason }
arena-errors = Ses messages d’erreur :
arena-forfeit-no-start = il ne démarre pas : { $reason }.
arena-forfeit-no-hello = il n’a pas dit bonjour en { $seconds } s.
arena-forfeit-version = il veut la version { $said } du protocole ; ici on parle : { $known }.
arena-forfeit-slow = une décision a pris plus de { $seconds } s.
arena-forfeit-budget = les décisions de la partie ont pris plus de { $seconds } s.
arena-forfeit-left = le programme s’est arrêté (code de sortie { $code }).
arena-forfeit-garbage = il a écrit ce qui n’est pas une réponse : { $said } ({ $reason }).
arena-forfeit-wrong-id = il a répondu à la question { $said } au lieu de { $asked }.
arena-forfeit-illegal = sa commande « { $command } » est refusée ({ $reason }).
