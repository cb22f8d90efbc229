# The server: its command line, guests, and what a table says beside the rules.

serve-help = Opens tables in the browser: against bots, or with friends by a link. Ctrl-C ends it; every table is kept.
serve-short = Play in the browser.
serve-host = The address to listen at; 0.0.0.0 lets others in your network join.
serve-port = The port to listen at; 0 takes any that is free.
serve-data = The folder for the database.
serve-bots = In how many processes bots think.
serve-open = Opens the browser, too.
serve-at = OpenRummy is at { $address }  (Ctrl-C ends it)
serve-in-use = Another server uses { $folder }. End it, or name another folder with --data.
serve-newer = The database in { $folder } was written by a newer OpenRummy. Update this one.
serve-port-taken = The server could not start: is port { $port } taken? Another one: --port 0

guest-otter = Guest Otter
guest-hedgehog = Guest Hedgehog
guest-badger = Guest Badger
guest-heron = Guest Heron
guest-fox = Guest Fox
guest-owl = Guest Owl
guest-hare = Guest Hare
guest-lynx = Guest Lynx
guest-robin = Guest Robin
guest-seal = Guest Seal
guest-swift = Guest Swift
guest-wren = Guest Wren

## Refusals of the table, beside those of the rules

refusal-table-stale = The table has moved on: look again, then decide.
refusal-table-away = A bot plays your seat. Take it back first.
refusal-table-not_started = The match has not begun: seats are still open.
refusal-table-not_host = Only the host of the table can do this.

## Messages that could not be carried out

wrong-bad_message = The server did not understand this. Reload the page.
wrong-too_long = This is too long.
wrong-too_fast = Too fast: wait a moment.
wrong-not_seated = You have no seat at this table.
wrong-no_table = There is no table with this code.
wrong-no_text_here = Here one speaks in phrases; free text is for private tables.
wrong-cannot_save = The table can’t save just now, so nothing was changed. Try again in a moment.
wrong-no_more_time = There is no more time to be had in this turn.
wrong-no_answer = The bot found no answer. Try again.
wrong-nothing_to_do = There is nothing to do for you now.

## Answers of the API

error-bad_origin = This page may not use the server.
error-bad_request = The server did not understand the request.
error-bad_options = These house rules can’t be played.
error-bad_seats = The game can’t be played with so many seats.
error-unknown_game = There is no such game.
error-unknown_bot = There is no such bot.
error-no_such_call = The server knows no such request.
error-seed_private_only = Only a private table may choose its seed.
error-no_code_free = There is no free code. Try again.
error-seated_already = You have a seat at this table.
error-seat_taken = Somebody has this seat.
error-no_such_seat = There is no such seat.
error-table_full = Every seat is taken by a person.
error-too_many_bots = There are more bots than seats.
error-nobody_to_remove = Nobody can be removed from this seat.
error-started = The match has begun.
error-match_over = The match is over.
error-match_not_over = The match is not over yet.
error-no_such_line = The match has no such line.
error-not_host = Only the host of the table can do this.
error-stale = The table has moved on. Try again.
error-no_table = There is no table with this code.
error-not_seated = You have no seat at this table.
error-too_fast = Too fast: wait a moment.
error-too_long = This is too long.
error-cannot_save = The table can’t save just now, so nothing was changed. Try again in a moment.
