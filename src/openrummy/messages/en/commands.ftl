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
cli-play-bots = Bots, with commas between: greedy, random. They take the free seats in turn.
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
    Play matches between bots, each bot as often on each seat, and print who wins how often, with the interval.

    Try: openrummy simulate gin --games 200 --bots greedy,random
cli-simulate-games = How many matches.
cli-simulate-bots = Bots, with commas between. They take the seats in turn.
cli-simulate-seats = Seats, where there are more of them than bots named.
cli-simulate-seed = The same seed plays the same matches.
cli-simulate-progress = Playing
cli-unknown-bot = There is no bot called "{ $bot }". There are: { $bots }.

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

cli-about-short = What is installed.
cli-about-help = Prints the version, the games and what the package runs on.
cli-about-version = Version: { $value }
cli-about-python = Python: { $value }
cli-about-platform = Machine: { $value }
cli-about-solvers = Solvers: { $value }
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
