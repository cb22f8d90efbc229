# La ligne de commande : aide, réponses et problèmes.

cli-help =
    Le rami tel qu'on le joue en famille, au club et au café : Run Set Jimmy, Rami 30, Rami 51, Gin.

    Commencez par `openrummy play`, qui demande à quoi jouer ; `openrummy rules` donne la liste des jeux.
cli-exit-codes = Codes de sortie : 0 fait ; 1 la réponse est non ; 2 l'appel était faux ; 130 interrompu.
cli-help-version = Affiche la version et quitte.
cli-help-json = Écrit du JSON pour un programme.
cli-help-options = Une règle maison, par exemple buy.max_per_round=2. Peut être répétée.
cli-help-house = Un fichier TOML de règles maison.

cli-play-short = Jouer contre des robots dans le terminal.
cli-play-help =
    Joue une partie contre des robots dans le terminal. GAME est un jeu (voir `openrummy rules`) ; sans lui, on vous pose la question.

    La partie est conservée après chaque action : partez quand vous voulez, et revenez avec --resume.
cli-play-seats = Places à la table, la vôtre comprise.
cli-play-bots = Robots, séparés par des virgules : greedy, random.
cli-play-seed = Distribue ces cartes ; la même graine donne la même partie.
cli-play-plain = Une ligne à la fois, pour lecteurs d'écran, tubes et scripts.
cli-play-ascii = Des lettres au lieu des enseignes.
cli-play-resume = Reprend une partie conservée ; sans fichier, la dernière.
cli-play-record = Conserve la partie dans ce fichier.
cli-play-name = Votre nom.
cli-play-which = Quel jeu ?
cli-play-how-many = Combien de places ({ $least }-{ $most }) ?
cli-play-which-bots = Quels robots ({ $bots }) ?
cli-play-nothing-kept = Il n'y a pas de partie inachevée à reprendre.
cli-play-exists = { $file } existe déjà ; nommez un autre fichier pour la partie.
cli-play-over-already = Cette partie est finie.
cli-play-bot-count = { $count } robots sont nommés pour { $seats } places libres.

cli-referee-short = Répond aux questions sur les règles.
cli-referee-help =
    Lit une question par ligne, en JSON, sur l'entrée standard et écrit une réponse par ligne.

    Essayez : echo '{"{"}"game": "gin", "ask": "meld", "cards": "9C TC JC"{"}"}' | openrummy referee

cli-simulate-short = Robots contre robots.
cli-simulate-help =
    Fait jouer des robots entre eux, chacun aussi souvent à chaque place, et dit qui gagne combien, avec l'intervalle.

    Essayez : openrummy simulate gin --games 200 --bots greedy,random
cli-simulate-games = Nombre de parties.
cli-simulate-bots = Robots, séparés par des virgules. Ils prennent les places à tour de rôle.
cli-simulate-seats = Nombre de places, s'il y en a plus que de robots nommés.
cli-simulate-seed = La même graine joue les mêmes parties.
cli-simulate-progress = En jeu
cli-unknown-bot = Aucun robot ne s'appelle « { $bot } ». Il y a : { $bots }.

cli-replay-short = Parcourt une partie enregistrée, ou la vérifie.
cli-replay-help =
    Parcourt une partie enregistrée. Dans un terminal, Entrée avance et q quitte.

    Avec --verify la partie est rejouée selon les règles ; la première ligne refusée est nommée (code de sortie 1).
cli-replay-verify = Vérifie toute la partie.
cli-replay-text = Toute la partie comme un texte à lire.
cli-replay-next = Entrée : suite, q : quitter
cli-replay-ok = Les { $lines } lignes sont bonnes. Points : { $totals }.
cli-replay-refused = La ligne { $line } est contraire aux règles : { $why }
cli-replay-torn = La dernière ligne, déchirée, a été laissée de côté.

cli-rules-short = Les règles d'un jeu et ses options.
cli-rules-help =
    Donne la liste des jeux ; avec GAME les règles d'un jeu et ses options avec leurs valeurs (* marque ce qui diffère) ; avec NUMBER un seul paragraphe, ou le sens d'un refus.

    Essayez : openrummy rules jimmy J24
cli-rules-table = Seulement les options.
cli-rules-options = Les options
cli-rules-more = Pour en savoir plus : openrummy rules GAME
cli-no-paragraph = { $game } n'a pas de paragraphe { $number }.

cli-about-short = Ce qui est installé.
cli-about-help = Affiche la version, les jeux et ce sur quoi le programme tourne.
cli-about-version = La version
cli-about-python = Avec Python
cli-about-platform = Ordinateur
cli-about-solvers = Solveurs
cli-about-presets = Jeux
cli-about-languages = Langues
cli-about-licence = Sous licence

cli-bad-pair = « { $text } » n'est pas une règle maison ; une règle s'écrit buy.max_per_round=2.
cli-bad-house-rules = { $file } ne peut être lu comme règles maison : { $reason }
cli-no-file = { $file } : { $reason }
cli-os-error = Impossible de continuer : { $reason }
cli-bad-record = Ligne { $line } de l'enregistrement : { $why }
cli-record-empty = le fichier est vide.
cli-record-torn-header = le fichier s'arrête dans sa première ligne.
cli-record-not-utf8 = ce n'est pas du texte UTF-8.
cli-record-too-long = la ligne est trop longue.
cli-record-not-json = ce n'est pas du JSON.
cli-record-not-a-record = ce n'est pas l'enregistrement d'une partie.
cli-record-format = l'enregistrement est d'un format que cette version ne lit pas ({ $facts }).
cli-record-field-missing = il manque un champ : { $facts }.
cli-record-field-unknown = ce champ n'existe pas : { $facts }.
cli-record-field-value = une valeur est impossible : { $facts }.
cli-record-shuffle = les cartes ont été mêlées d'une façon que cette version ne connaît pas ({ $facts }).
cli-record-preset = ce jeu n'existe pas : { $facts }.
cli-record-bots = les robots ne vont pas avec ces places : { $facts }.
cli-play-not-resumable = { $file } n'est pas une partie d'une personne contre des robots.
