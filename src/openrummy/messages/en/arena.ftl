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
arena-deals = Deals
arena-ratio = Log likelihood ratio
arena-points = Points
arena-rating = Rating
arena-what = Points: mean of a round. 95 %: confidence interval from { $blocks ->
    [one] one deal
   *[other] { $blocks } deals
}.
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
arena-elo = { $first } is { $elo } Elo against { $second } (95 %: { $low } .. { $high }).
arena-interrupted = Broken off: what is shown are the { $games } matches that were finished.

## The sequential test

arena-test-better = The test has decided after { $blocks } deals: { $first } is better (it wins { $high } rather than { $low }; log likelihood ratio { $ratio }, bound { $passed }).
arena-test-not-better = The test has decided after { $blocks } deals: { $first } is not better (it wins { $low } rather than { $high }; log likelihood ratio { $ratio }, bound { $fail }).
arena-test-going = The test of { $low } against { $high } is undecided: log likelihood ratio { $ratio } between { $fail } and { $passed }.

## Outside bots

arena-forfeits = { $bot } forfeited { $count ->
    [one] one match
   *[other] { $count } matches
} (deal { $block }): { $reason }
arena-errors = It wrote as errors:
arena-forfeit-no-start = it cannot be started: { $reason }.
arena-forfeit-no-hello = it said no hello within { $seconds } s.
arena-forfeit-version = it wants version { $said } of the protocol; spoken here: { $known }.
arena-forfeit-slow = a decision took more than { $seconds } s.
arena-forfeit-budget = the decisions of the match took more than { $seconds } s.
arena-forfeit-left = the program ended (exit code { $code }).
arena-forfeit-garbage = it wrote what is no answer: { $said } ({ $reason }).
arena-forfeit-wrong-id = it answered question { $said } when { $asked } was asked.
arena-forfeit-illegal = its command "{ $command }" is refused ({ $reason }).
