# Words that every terminal screen shares.

yes = yes
no = no
seat-you = You
seat-bot = Bot { $number }
