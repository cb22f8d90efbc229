# Bots against bots: the report of many matches (openrummy.arena).

arena-title = { $game }: { $games ->
    [one] one match
   *[other] { $games } matches
}, { $seats ->
    [one] one seat
   *[other] { $seats } seats
}
arena-bot = Bot
arena-wins = Wins
arena-win-rate = Win rate
arena-interval = 95 %
arena-points = Points
arena-what = Points: mean of a round. 95 %: confidence interval.
arena-rounds = { $rounds ->
    [one] One round
   *[other] { $rounds } rounds
}, { $turns } turns a round.
arena-endings = Endings: { $endings }. Somebody went out in { $share } of the rounds.
arena-seconds = { $seconds } s.
arena-ending-out = out
arena-ending-exhausted = no cards left
arena-ending-capped = too many turns
arena-ending-knock = knock
arena-ending-undercut = undercut
arena-ending-gin = gin
arena-ending-grand_gin = grand gin
arena-ending-blocked = blocked
arena-ending-void = cancelled
