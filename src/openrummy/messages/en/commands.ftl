# The command line: help, answers and problems.

cli-help =
    Rummy, exactly as families, clubs and cafés play it: Run Set Jimmy, Rummy 30, Rummy 51, Gin.

    Start with `openrummy play`, which asks what to play; `openrummy rules` lists the games.
cli-exit-codes = Exit codes: 0 done; 1 the answer is no; 2 the call was wrong; 130 broken off.
cli-help-version = Print the version and leave.
cli-completion = The Tab key completes games, bots and house rules once your shell reads this line:
cli-help-json = Print JSON for a program.
cli-help-options = A house rule, such as buy.max_per_round=2 or 'points.table={"{"}"A": 15{"}"}'. May be given several times.
cli-help-house = A TOML file of house rules.

cli-play-short = Play against bots in the terminal.
cli-play-help =
    Play a match against bots in the terminal. GAME is a preset (see `openrummy rules`); left out, you are asked.

    The match is kept after every action: leave whenever you like, and come back with --resume.
cli-play-seats = Seats at the table, you included.
cli-play-bots = Bots, with commas between: greedy, random, 'cmd:PROGRAM'. They take the free seats in turn.
cli-play-seed = Deal these cards; the same seed deals the same match.
cli-play-plain = One line at a time, for screen readers, pipes and scripts.
cli-play-ascii = Letters instead of suit signs.
cli-play-resume = Go on with a match that was kept; without a file, the last one.
cli-play-record = Keep the match in this file.
cli-play-name = Your name in the record; your login name unless you say another.
cli-play-which = Which game?
cli-play-how-many = How many seats ({ $least }-{ $most })?
cli-play-which-bots = Which bots ({ $bots })?
cli-play-nothing-kept = There is no unfinished match to go on with.
cli-play-exists = { $file } is there already; name another file for the record.
cli-play-over-already = This match is over.
cli-play-bot-count =
    { $count ->
        [one] One bot is named
       *[other] { $count } bots are named
    } for { $seats ->
        [one] one free seat
       *[other] { $seats } free seats
    }.
cli-play-bad-seats = "{ $answer }" is no number from { $least } to { $most }.
cli-play-long-name = A name has { $most } letters at most.
cli-player = Player

cli-referee-short = Answer questions about the rules.
cli-referee-help =
    Reads one question a line as JSON on standard input and writes one ruling a line.

    Try: echo '{"{"}"game": "gin", "ask": "meld", "cards": "9C TC JC"{"}"}' | openrummy referee

cli-simulate-short = Bots against bots.
cli-simulate-help =
    Play matches between bots and print who wins how often, with the interval. Every deal is played with each bot on each seat.

    A bot may be a program of yours: 'cmd:python3 my_bot.py' (docs/bot-protocol.md).

    Try: openrummy simulate gin --games 200 --bots greedy,random
cli-simulate-games = How many matches, rounded up to whole deals.
cli-simulate-bots = Bots, with commas between: greedy, random, 'cmd:PROGRAM'. They take the seats in turn; more bots than seats play in all combinations.
cli-simulate-seats = Seats of a table, where they are not as many as bots.
cli-simulate-seed = The same seed plays the same matches.
cli-simulate-jobs = Processes; as many as cores unless said.
cli-simulate-cluster = Play on a Ray cluster: HOST:PORT, or "local" for one of this machine.
cli-simulate-sprt = Stop as soon as a sequential test has decided whether the first of two bots is better: Elo points (0:20) or win rates (50%:55%).
cli-simulate-alpha = How often the test may find a bot better that is not (0.05).
cli-simulate-beta = How often the test may miss one that is (0.05).
cli-simulate-resume = Keep finished deals in this file, and go on from those that are there.
cli-simulate-plot = Draw the results into this file (.png, .svg, .pdf).
cli-simulate-not-two = A sequential test compares two bots: name two.
cli-simulate-bad-sprt = "{ $text }" is no pair of hypotheses; one looks like 0:20 (Elo points) or 50%:55% (win rates), the lower first.
cli-simulate-workers-lost = Processes that play died again and again. Is there enough memory? Fewer --jobs need less.
cli-simulate-no-blocks-file = The file of --resume holds no finished deals. Name another one.
cli-simulate-no-blocks-busy = The file of --resume is being written by another tournament. Wait for its end, or name another file.
cli-simulate-no-blocks-line = Line { $line } of the file of --resume holds no finished deal. Name another file.
cli-simulate-other-blocks = The file of --resume holds other matches: { $part } is { $have } there and { $want } here.
cli-simulate-no-cluster = No cluster answers at { $address }: { $reason }
cli-simulate-no-ray = A cluster needs Ray, which isn't installed: pip install 'openrummy[cluster]'
cli-simulate-mistake = The bot { $bot } chose { $command }, which is refused: { $reason } This is a fault of the bot.
cli-simulate-go-on = The finished deals are in { $file }; the same command goes on from there.
cli-simulate-next-time = With --resume FILE, finished deals are kept and a later call goes on.
cli-simulate-progress = Playing
cli-unknown-bot = There is no bot called "{ $bot }". There are: { $bots }.

cli-outside-move-time = Seconds that a program of yours has for a decision (10).
cli-outside-match-time = Seconds that it has for all decisions of a match (600).
cli-outside-failed = { $bot } cannot play: { $reason }
cli-outside-resigned = { $bot } resigned, because it failed: { $reason }
cli-outside-not-legal = it is not legal now
cli-outside-name-again = This match is played against a program: name it again with --bots '{ $bots }', if you trust it.

cli-replay-short = Step through a recorded game, or check it.
cli-replay-help =
    Steps through a recorded game. On a terminal, Enter goes on and q leaves.

    With --verify the game is played again by the rules; the first line that they refuse is named (exit code 1).
cli-replay-verify = Check the whole record.
cli-replay-text = The whole game as a text to read.
cli-replay-next = Enter: next, q: leave
cli-replay-ok =
    { $lines ->
        [one] The one line holds.
       *[other] All { $lines } lines hold.
    }
cli-replay-points = Points: { $totals }.
cli-replay-unfinished = The match is unfinished; points so far: { $totals }.
cli-replay-refused = Line { $line } is against the rules:
cli-replay-torn = The last line was torn off and left out.

cli-rules-short = The rule book of a game, and its options.
cli-rules-help =
    Prints the games; with GAME the rule book of one, and its options with their present values (* marks what differs from the preset); with NUMBER one paragraph, or what a refusal's name stands for.

    Try: openrummy rules jimmy J24
cli-rules-table = Only the options.
cli-rules-options = Options
cli-rules-more = More on one: openrummy rules GAME
cli-no-paragraph = { $game } has no paragraph { $number }.

cli-bench-short = How fast it is on this machine.
cli-bench-help =
    Measures speed: NAME is one of gin-playouts, vector-env, gin-arrange, contract, opening, engine, legal, import; left out, all.

    Try: openrummy bench gin-playouts engine
cli-bench-repeats = How often each is measured (7).
cli-bench-json = Print one JSON object a line.
cli-bench-unknown = There is no benchmark called "{ $name }". There are: { $names }.
cli-bench-no-numpy = { $name } needs numpy, which isn't installed: pip install 'openrummy[envs]'
cli-bench-compiled = compiled
cli-bench-plain = not compiled: slower
cli-bench-columns = Median of { $repeats }, least .. greatest.

cli-about-short = What is installed.
cli-about-help = Prints the version, the games and what the package runs on.
cli-about-version = Version: { $value }
cli-about-python = Python: { $value }
cli-about-platform = Machine: { $value }
cli-about-solvers =
    { $value ->
        [compiled] Solvers: compiled
        [switched-off] Solvers: plain Python, as OPENRUMMY_PURE=1 asks
       *[python] Solvers: plain Python, slower. Where there is a C compiler, this compiles them: pip install --force-reinstall --no-deps --no-binary openrummy openrummy
    }
cli-about-presets = Games: { $value }
cli-about-languages = Languages: { $value }
cli-about-licence = Licence: { $value }

cli-two-games = You name { $named }, but { $file } is for { $game }: leave one of them out.
cli-no-game = Which game? Name one of: { $games }.
cli-bad-pair = "{ $text }" is no house rule; one looks like buy.max_per_round=2.
cli-bad-house-rules = { $file } can't be read as house rules: { $reason }
cli-no-file = { $file }: { $reason }
cli-unknown-language = There is no language "{ $language }"; there are: { $languages }. It goes on in English.
cli-not-installed = This needs { $module }, which isn't installed: pip install 'openrummy[all]'
cli-os-error = It can't go on: { $reason }
cli-bad-record = Line { $line } of the record:
cli-record-empty = the file is empty.
cli-record-torn-header = the file ends within its first line.
cli-record-not-utf8 = this is no UTF-8 text.
cli-record-too-long = the line is too long.
cli-record-not-json = this is no JSON.
cli-record-not-a-record = this is no record of a game.
cli-record-format = the record is of format { $have }; this version reads format { $known } only.
cli-record-field-missing = a field is missing: { $facts }.
cli-record-field-unknown = there is no such field: { $facts }.
cli-record-field-value = a value is not possible: { $facts }.
cli-record-shuffle = the cards were shuffled by "{ $have }"; this version knows { $known } only.
cli-record-preset = there is no such game: { $facts }.
cli-record-bots = the bots are not for these seats: { $facts }.
cli-play-not-resumable = { $file } is not a match of one person against bots.

## The words of the help, and wrong calls

cli-click-usage = Usage:
cli-click-options = Options:
cli-click-commands = Commands:
cli-click-help = Show this help and leave.
cli-click-default = usual:
cli-click-command = COMMAND [ARGS]...
cli-click-number = N
cli-click-text = TEXT
cli-click-path = FILE
cli-click-address = ADDRESS
cli-click-seconds = SECONDS
cli-click-folder = FOLDER
cli-usage-try = Try: { $command } --help
cli-usage-no-command = There is no command "{ $name }". There are: { $commands }.
cli-usage-no-option = There is no option { $option }.
cli-usage-missing = { $what } is missing.
cli-usage-whole = "{ $value }" is no value for { $what }: a whole number from { $least } to { $most } is wanted.
cli-usage-range = { $what } wants a whole number from { $least } to { $most }.
cli-usage-value = { $what } cannot have this value.
cli-usage-needs-value = { $option } wants a value.
cli-usage-no-value = { $option } takes no value.
cli-usage-extra = Too many words: { $words }
