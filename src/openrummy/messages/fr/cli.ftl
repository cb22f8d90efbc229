# Les problèmes que toute commande peut rencontrer.

cli-unknown-game = Il n’y a pas de jeu « { $name } ». Il y a : { $games }.
