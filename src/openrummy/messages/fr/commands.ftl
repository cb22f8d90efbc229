# La ligne de commande : aide, réponses et problèmes.

cli-help =
    Le rami tel qu’on le joue en famille, au club et au café : Run Set Jimmy, Rami 30, Rami 51, Gin.

    Commencez par `openrummy play`, qui demande à quoi jouer ; `openrummy rules` donne la liste des jeux.
cli-exit-codes = Codes de sortie : 0 fait ; 1 la réponse est non ; 2 l’appel était faux ; 130 interrompu.
cli-help-version = Affiche la version et quitte.
cli-completion = La touche Tab complète les jeux, les robots et les règles maison dès que votre shell lit cette ligne :
cli-help-json = Écrit du JSON pour un programme.
cli-help-options = Une règle maison, par exemple buy.max_per_round=2 ou 'points.table={"{"}"A": 15{"}"}'. Peut être répétée.
cli-help-house = Un fichier TOML de règles maison.

cli-play-short = Jouer contre des robots dans le terminal.
cli-play-help =
    Joue une partie contre des robots dans le terminal. GAME est un jeu (voir `openrummy rules`) ; sans lui, on vous pose la question.

    La partie est conservée après chaque action : partez quand vous voulez, et revenez avec --resume.
cli-play-seats = Places à la table, la vôtre comprise.
cli-play-bots = Robots, séparés par des virgules : greedy, random, 'cmd:PROGRAMME'. Ils prennent les places libres à tour de rôle.
cli-play-seed = Distribue ces cartes ; la même graine donne la même partie.
cli-play-plain = Une ligne à la fois, pour lecteurs d’écran, tubes et scripts.
cli-play-ascii = Des lettres au lieu des enseignes.
cli-play-resume = Reprend une partie conservée ; sans fichier, la dernière.
cli-play-record = Conserve la partie dans ce fichier.
cli-play-name = Votre nom dans l’enregistrement ; à défaut, celui de votre session.
cli-play-which = Quel jeu ?
cli-play-how-many = Combien de places ({ $least }-{ $most }) ?
cli-play-which-bots = Quels robots ({ $bots }) ?
cli-play-nothing-kept = Il n’y a pas de partie inachevée à reprendre.
cli-play-exists = { $file } existe déjà ; nommez un autre fichier pour la partie.
cli-play-over-already = Cette partie est finie.
cli-play-bot-count =
    { $count ->
        [one] Un robot est nommé
       *[other] { $count } robots sont nommés
    } pour { $seats ->
        [one] une place libre
       *[other] { $seats } places libres
    }.
cli-play-bad-seats = « { $answer } » n’est pas un nombre de { $least } à { $most }.
cli-play-long-name = Un nom a { $most } lettres au plus.
cli-player = Joueur

cli-referee-short = Répond aux questions sur les règles.
cli-referee-help =
    Lit une question par ligne, en JSON, sur l’entrée standard et écrit une réponse par ligne.

    Essayez : echo '{"{"}"game": "gin", "ask": "meld", "cards": "9C TC JC"{"}"}' | openrummy referee

cli-simulate-short = Robots contre robots.
cli-simulate-help =
    Fait jouer des robots entre eux et dit qui gagne combien, avec l’intervalle. Chaque donne est jouée avec chaque robot à chaque place.

    Un robot peut être un programme à vous : 'cmd:python3 my_bot.py' (docs/bot-protocol.md).

    Essayez : openrummy simulate gin --games 200 --bots greedy,random
cli-simulate-games = Nombre de parties, arrondi à des donnes entières.
cli-simulate-bots = Robots, séparés par des virgules : greedy, random, 'cmd:PROGRAMME'. Ils prennent les places à tour de rôle ; plus de robots que de places jouent dans toutes les combinaisons.
cli-simulate-seats = Places à la table, si ce n’est pas le nombre de robots.
cli-simulate-seed = La même graine joue les mêmes parties.
cli-simulate-jobs = Processus ; à défaut, autant que de cœurs.
cli-simulate-cluster = Joue sur une grappe Ray : HOST:PORT, ou « local » pour une grappe de cette machine.
cli-simulate-sprt = S’arrête dès qu’un test séquentiel a tranché si le premier de deux robots est meilleur : points Elo (0:20) ou taux de victoires (50%:55%).
cli-simulate-alpha = Combien de fois le test peut trouver meilleur un robot qui ne l’est pas (0.05).
cli-simulate-beta = Combien de fois le test peut en manquer un qui l’est (0.05).
cli-simulate-resume = Conserve les donnes finies dans ce fichier, et reprend après celles qui y sont.
cli-simulate-plot = Dessine les résultats dans ce fichier (.png, .svg, .pdf).
cli-simulate-not-two = Un test séquentiel compare deux robots : nommez-en deux.
cli-simulate-bad-sprt = « { $text } » n’est pas une paire d’hypothèses ; on écrit 0:20 (points Elo) ou 50%:55% (taux de victoires), la plus basse d’abord.
cli-simulate-workers-lost = Les processus qui jouent meurent sans cesse. Y a-t-il assez de mémoire ? Moins de --jobs en demandent moins.
cli-simulate-no-blocks-file = Le fichier de --resume ne contient pas de donnes finies. Nommez-en un autre.
cli-simulate-no-blocks-busy = Un autre tournoi écrit dans le fichier de --resume. Attendez sa fin, ou nommez un autre fichier.
cli-simulate-no-blocks-line = La ligne { $line } du fichier de --resume ne contient pas de donne finie. Nommez un autre fichier.
cli-simulate-other-blocks = Le fichier de --resume contient d’autres parties : { $part } y vaut { $have } et ici { $want }.
cli-simulate-no-cluster = Aucune grappe ne répond à { $address } : { $reason }
cli-simulate-no-ray = Une grappe demande Ray, qui n’est pas installé : pip install 'openrummy[cluster]'
cli-simulate-mistake = Le robot { $bot } a choisi { $command }, qui est refusé : { $reason } C’est une faute du robot.
cli-simulate-go-on = Les donnes finies sont dans { $file } ; la même commande reprend là.
cli-simulate-next-time = Avec --resume FICHIER, les donnes finies sont conservées et un appel suivant reprend là.
cli-simulate-progress = En jeu
cli-unknown-bot = Aucun robot ne s’appelle « { $bot } ». Il y a : { $bots }.

cli-outside-move-time = Secondes qu’un programme à vous a pour une décision (10).
cli-outside-match-time = Secondes qu’il a pour toutes les décisions d’une partie (600).
cli-outside-failed = { $bot } ne peut pas jouer : { $reason }
cli-outside-resigned = { $bot } a abandonné, car il a échoué : { $reason }
cli-outside-not-legal = elle n’est pas permise maintenant
cli-outside-name-again = Cette partie est jouée contre un programme : nommez-le de nouveau avec --bots '{ $bots }', si vous lui faites confiance.

cli-replay-short = Parcourt une partie enregistrée, ou la vérifie.
cli-replay-help =
    Parcourt une partie enregistrée. Dans un terminal, Entrée avance et q quitte.

    Avec --verify la partie est rejouée selon les règles ; la première ligne refusée est nommée (code de sortie 1).
cli-replay-verify = Vérifie toute la partie.
cli-replay-text = Toute la partie comme un texte à lire.
cli-replay-next = Entrée : suite, q : quitter
cli-replay-ok =
    { $lines ->
        [one] La seule ligne est bonne.
       *[other] Les { $lines } lignes sont bonnes.
    }
cli-replay-points = Points : { $totals }.
cli-replay-unfinished = La partie est inachevée ; points jusqu’ici : { $totals }.
cli-replay-refused = La ligne { $line } est contraire aux règles :
cli-replay-torn = La dernière ligne, déchirée, a été laissée de côté.

cli-rules-short = Les règles d’un jeu et ses options.
cli-rules-help =
    Donne la liste des jeux ; avec GAME les règles d’un jeu et ses options avec leurs valeurs (* marque ce qui diffère) ; avec NUMBER un seul paragraphe, ou le sens d’un refus.

    Essayez : openrummy rules jimmy J24
cli-rules-table = Seulement les options.
cli-rules-options = Les options
cli-rules-more = Pour en savoir plus : openrummy rules GAME
cli-no-paragraph = { $game } n’a pas de paragraphe { $number }.

cli-bench-short = La vitesse sur cet ordinateur.
cli-bench-help =
    Mesure la vitesse : NAME est l’un de gin-playouts, vector-env, gin-arrange, contract, opening, engine, legal, import ; sans nom, tous.

    Essayez : openrummy bench gin-playouts engine
cli-bench-repeats = Combien de fois on mesure (7).
cli-bench-json = Écrit un objet JSON par ligne.
cli-bench-unknown = Aucune mesure ne s’appelle « { $name } ». Il y a : { $names }.
cli-bench-no-numpy = { $name } demande numpy, qui n’est pas installé : pip install 'openrummy[envs]'
cli-bench-compiled = compilé
cli-bench-plain = non compilé, donc plus lent
cli-bench-columns = Médiane de { $repeats }, minimum .. maximum.

cli-about-short = Ce qui est installé.
cli-about-help = Affiche la version, les jeux et ce sur quoi le programme tourne.
cli-about-version = Version : { $value }
cli-about-python = Python : { $value }
cli-about-platform = Ordinateur : { $value }
cli-about-solvers =
    { $value ->
        [compiled] Solveurs : compilés
        [switched-off] Solveurs : en Python, comme le demande OPENRUMMY_PURE=1
       *[python] Solveurs : en Python, plus lents. Avec un compilateur C, cette commande les compile : pip install --force-reinstall --no-deps --no-binary openrummy openrummy
    }
cli-about-presets = Jeux : { $value }
cli-about-languages = Langues : { $value }
cli-about-licence = Licence : { $value }

cli-two-games = Vous nommez { $named }, mais { $file } est pour { $game } : enlevez l’un des deux.
cli-no-game = Quel jeu ? Nommez-en un : { $games }.
cli-bad-pair = « { $text } » n’est pas une règle maison ; une règle s’écrit buy.max_per_round=2.
cli-bad-house-rules = { $file } ne peut être lu comme règles maison : { $reason }
cli-no-file = { $file } : { $reason }
cli-unknown-language = La langue « { $language } » n’existe pas ici ; il y a : { $languages }. On continue en anglais.
cli-not-installed = Il faut { $module }, qui n’est pas installé : pip install 'openrummy[all]'
cli-os-error = Impossible de continuer : { $reason }
cli-bad-record = Ligne { $line } de l’enregistrement :
cli-record-empty = le fichier est vide.
cli-record-torn-header = le fichier s’arrête dans sa première ligne.
cli-record-not-utf8 = ce n’est pas du texte UTF-8.
cli-record-too-long = la ligne est trop longue.
cli-record-not-json = ce n’est pas du JSON.
cli-record-not-a-record = ce n’est pas l’enregistrement d’une partie.
cli-record-format = l’enregistrement est du format { $have } ; cette version ne lit que le format { $known }.
cli-record-field-missing = il manque un champ : { $facts }.
cli-record-field-unknown = ce champ n’existe pas : { $facts }.
cli-record-field-value = une valeur est impossible : { $facts }.
cli-record-shuffle = les cartes ont été mêlées par « { $have } » ; cette version ne connaît que { $known }.
cli-record-preset = ce jeu n’existe pas : { $facts }.
cli-record-bots = les robots ne vont pas avec ces places : { $facts }.
cli-play-not-resumable = { $file } n’est pas une partie d’une personne contre des robots.

## Les mots de l'aide, et les appels faux

cli-click-usage = Usage :
cli-click-options = Options :
cli-click-commands = Commandes :
cli-click-help = Affiche cette aide et quitte.
cli-click-default = d’ordinaire :
cli-click-command = COMMANDE [ARGUMENTS]...
cli-click-number = N
cli-click-text = TEXTE
cli-click-path = FICHIER
cli-click-address = ADRESSE
cli-click-seconds = SECONDES
cli-click-folder = DOSSIER
cli-usage-try = Essayez : { $command } --help
cli-usage-no-command = Il n’y a pas de commande « { $name } ». Il y a : { $commands }.
cli-usage-no-option = Il n’y a pas d’option { $option }.
cli-usage-missing = Il manque { $what }.
cli-usage-whole = « { $value } » ne va pas pour { $what } : il faut un nombre entier de { $least } à { $most }.
cli-usage-range = { $what } veut un nombre entier de { $least } à { $most }.
cli-usage-value = { $what } ne peut avoir cette valeur.
cli-usage-needs-value = { $option } veut une valeur.
cli-usage-no-value = { $option } ne prend pas de valeur.
cli-usage-extra = Trop de mots : { $words }
