"""The table in the browser: rooms, seats, sockets and storage around the table of the rules."""
