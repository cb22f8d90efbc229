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
arena-points = Points
arena-what = Points : moyenne d’une manche. 95 % : intervalle de confiance.
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
