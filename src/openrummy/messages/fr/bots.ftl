# Pourquoi un robot a choisi ce qu’il a choisi (openrummy.bots).

why-random = J’ai pris au hasard une action parmi { $count } possibles.
why-only-one = Je ne peux rien faire d’autre.
why-next-round = La manche est finie.

why-draws = La carte de la défausse ne m’aiderait pas.
why-lets-go = { $card } ne vaut pas la peine d’être prise.
why-buys = { $missing ->
    [0] { $card } complète mon contrat.
    [one] Avec { $card } il ne manque plus qu’une carte à mon contrat.
   *[other] Avec { $card } il ne manque plus que { $missing } cartes à mon contrat.
}
why-takes-meld = { $card } fait une combinaison avec mes cartes.
why-takes-low = { $card } fait passer mes cartes mortes de { $before } à { $after } points.
why-takes-joker = Un joker va avec tout.
why-takes-fits = { $card } va sur une combinaison de la table.
why-takes-frees = { $card } remplace un joker sur la table.
why-takes-contract = { $missing ->
    [0] { $card } complète mon contrat.
    [one] Avec { $card } il ne manque plus qu’une carte à mon contrat.
   *[other] Avec { $card } il ne manque plus que { $missing } cartes à mon contrat.
}
why-takes-opens = { $card } me permet d’ouvrir.

why-opens = Ces combinaisons comptent { $points } points, assez pour ouvrir.
why-goes-down = Mon contrat est complet.
why-lays-meld = { $cards } font une combinaison : moins de points en main.
why-lays-off = { $cards } va là : moins de points en main.
why-swaps = { $cards } libère un joker, ou trouve une place.
why-goes-out = Je peux finir.
why-must-use = { $card } doit être jouée à ce tour.
why-discards = { $card } est la carte qui me sert le moins.

why-discards-gin = Sans { $card } mes cartes mortes comptent { $points } points, avec les meilleurs espoirs.
why-gin = Toutes mes cartes sont combinées.
why-grand-gin = Mes onze cartes sont toutes combinées.
why-knocks = { $points } points de cartes mortes, c’est assez peu pour frapper maintenant.
why-passes = { $card } ne m’aiderait pas.
why-defends = Mes combinaisons laissent ainsi le moins de cartes mortes.
why-done = Il n’y a plus rien à ajouter.

why-practice = Par expérience, c’est ici le mieux.
why-looks-ahead = Dans { $won } donnes probables sur 100, je gagne ainsi cette manche ; ma chance de gagner la partie est de { $chance } %.
why-looks-ahead-points = Dans { $won } donnes probables sur 100, je gagne ainsi cette manche ; elle me rapporte en moyenne { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
