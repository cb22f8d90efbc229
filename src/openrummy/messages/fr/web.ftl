# Le client du navigateur : ses pages, la table, et ce que dit la ligne d’état.
# Les phrases des refus, des événements, des options et des règles ont leurs propres fichiers.

## Pages

web-home = Accueil
web-menu = Menu
web-settings = Réglages
web-language = Langue
web-close = Fermer
web-cancel = Annuler
web-loading = Chargement…
web-offline = Le serveur ne répond pas. Vérifiez votre connexion et réessayez.
web-no-page = Cette page n’existe pas.
web-hello = Asseyez-vous, les cartes sont données.
web-hello-more = Le rami comme on le joue chez vous, au club ou au café. Gratuit, sans compte, sans publicité.
web-games = Jeux
web-more-games = Autres variantes
web-players = { $least ->
    [one] { $most ->
        [one] 1 joueur
       *[other] 1 à { $most } joueurs
    }
   *[other] { $most ->
        [2] 2 joueurs
       *[other] { $least } à { $most } joueurs
    }
}
web-play-now = Jouer
web-choose = Préparer
web-play-game = Jouer : { $game }
web-choose-game = Préparer : { $game }
web-play-friends = Jouer entre amis
web-join-title = Rejoindre avec un code
web-join = Rejoindre
web-open-tables = Tables ouvertes
web-no-open-tables = Aucune table ouverte pour le moment.
web-free-seats = { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
}
web-back-to-table = Revenir à la table { $code }
web-forget = Pas maintenant
web-read-rules = Lire les règles
web-guest-0 = Loutre
web-guest-1 = Héron
web-guest-2 = Blaireau
web-guest-3 = Hirondelle
web-guest-4 = Lièvre
web-guest-5 = Rouge-gorge
web-guest-6 = Lynx
web-guest-7 = Dauphin

## Une nouvelle table

web-your-name = Votre nom
web-seats = Places
web-bots = Joueurs ordinateurs
web-bot-greedy = Bons
web-bot-random = Débutants
web-bot-keen = Forts
web-bot-master = Maîtres
web-table-settings = Rythme et pendules
web-bot-pace = Les ordinateurs jouent
web-pace-0 = aussitôt
web-pace-0_4 = vite
web-pace-0_8 = tranquillement
web-pace-1_5 = lentement
web-turn-time = Temps pour un tour
web-buy-time = Temps pour décider d’un achat
web-no-limit = sans limite
web-public = Montrer la table à tous sur la page d’accueil
web-house-rules = Règles de la maison
web-changed = { $count ->
    [one] { $count } changement
   *[other] { $count } changements
}
web-find-rule = Chercher une règle
web-a-number = un nombre
web-contracts-how = Suites + groupes de chaque manche, par exemple 1+1, 0+2, 2+0
web-cannot-open = La table ne peut pas s’ouvrir ainsi. Regardez les règles de la maison.

## Invitation

web-invite = Inviter
web-invited = Une table de { $game }
web-table-code = Table
web-code = Code de la table
web-link = Lien vers la table
web-copy-link = Copier le lien
web-copied = Copié
web-share = Partager
web-qr = Le lien en code QR
web-sit-down = S’asseoir
web-watch = Regarder
web-free = libre
web-open-seat = Place libre
web-no-such-table = La table { $code } n’existe pas.
web-cannot-sit = Cette place est prise. Choisissez-en une autre.
web-waiting-seats = On attend des joueurs
web-put-bot = Ordinateur
web-open-up = Libérer la place
web-fill-bots = Compléter avec des ordinateurs et commencer

## La table

web-you = Vous
web-round = Manche { $number }
web-round-of = Manche { $number } sur { $count }
web-round-short = Manche
web-runs = { $count ->
    [one] { $count } suite
   *[other] { $count } suites
}
web-sets = { $count ->
    [one] { $count } groupe
   *[other] { $count } groupes
}
web-goal-opening = Ouverture à { $points }
web-others = Les autres joueurs
web-on-turn = À son tour :
web-bot = Ordinateur
web-bot-for = L’ordinateur joue pour { $name }
web-reconnecting = se reconnecte
web-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
web-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
web-points-short = { $count } pts
web-buys-short = { $count ->
    [one] { $count } achat
   *[other] { $count } achats
}
web-buys-left = { $count ->
    [0] plus d’achat
    [one] encore { $count } achat
   *[other] encore { $count } achats
}
web-down = posé
web-asks = la veut
web-melds = Combinaisons sur la table
web-no-melds = Rien n’est encore posé
web-run = Suite
web-set = Groupe
web-meld = Combinaison
web-take-joker = prendre le joker
web-takes-chosen = Accepte les cartes choisies
web-takes-joker = La carte choisie prend le joker
web-meld-takes = { $meld } accepte { $cards } de votre main.
web-meld-is = { $meld }, posé par { $who }.
web-joker-stands = Joker pour { $cards }.
web-move-here = poser la carte ici
web-move-can = peut être déplacée
web-draft = vous seul le voyez ainsi pour l’instant
web-defence-best = Votre meilleure réponse
web-stock = Talon, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
web-pile = Défausse : { $card } sur le dessus, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
web-pile-empty = La défausse est vide
web-discard-pile = Défausse :
web-look-deeper = Cartes dessous
web-no-cards = aucune carte
web-your-hand = Votre main, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
web-hand-empty = Vous n’avez plus de cartes.
web-hand-tools = Votre main
web-new = nouvelle
web-place = { $at } sur { $count }
web-fits = va sur la table
web-actions = Actions
web-watching = Vous regardez cette table.
web-you-may-arrange = Vous pouvez trier vos cartes en attendant.
web-position = La table

## Actions

web-draw = Piocher
web-take = { $card ->
    [none] Prendre
   *[other] Prendre { $card }
}
web-let-go = Laisser
web-pass = Passer
web-buy = { $count ->
    [one] Acheter
   *[other] Acheter (+{ $count } cartes)
}
web-add-meld = Préparer
web-new-meld = Nouvelle combinaison
web-lay-down = Poser
web-lay-down-of = Poser ({ $filled } sur { $count })
web-lay-down-count = { $count ->
    [one] Poser { $count } combinaison
   *[other] Poser { $count } combinaisons
}
web-lay-off = Ajouter
web-discard = Défausser
web-knock = { $points ->
    [none] Frapper
   *[other] Frapper ({ $points })
}
web-gin = Gin !
web-grand-gin = Grand gin !
web-best-defence = Au mieux
web-next-round = Manche suivante
web-sort-suit = Par couleur
web-sort-rank = Par valeur
web-arrange = Ranger
web-undo = Annuler
web-hint-ask = Conseil
web-way-add-low = Au bout bas
web-way-add-high = Au bout haut
web-way-add-any = L’ajouter
web-way-swap-low = Prendre le joker, il passe au bout bas
web-way-swap-high = Prendre le joker, il passe au bout haut
web-way-swap-any = Prendre le joker
web-move = Déplacer
web-move-leave = Retour
web-move-make = { $count ->
    [0] Déplacer
    [one] Déplacer 1 carte
   *[other] Déplacer { $count } cartes
}
web-way-move-low = En bas
web-way-move-high = En haut
web-way-move-any = La poser là
web-own-choose = Choisir moi-même
web-show-defence = { $points ->
    [none] Montrer
   *[other] Montrer (reste { $points })
}

## Combinaisons préparées

web-run-of = Suite de { $least }+
web-set-of = Groupe de { $least }+
web-slot-open = encore libre
web-slot-done = prête
web-slot-not-yet = pas encore ce que demande le contrat
web-take-back = Reprendre { $card }
web-turn-joker = Mettre le joker à l’autre bout
web-joker-is = Le joker vaut { $card }.
web-joker-any = Le joker vaut n’importe quelle couleur qui manque.
web-joker-name = Choisir une autre couleur pour le joker
web-opening = Ouverture
web-natural-run = suite sans joker
web-best-points = votre main vaut { $points } au mieux
web-deadwood = Cartes mortes { $points ->
    [none] –
   *[other] { $points }
}
web-knock-limit = { $points ->
    [0] Gin seulement
   *[other] Frapper ≤ { $points }
}
web-deadwood-now = Cartes mortes { $points ->
    [none] –
   *[other] { $points }
}
web-deadwood-then = laisse { $points } de cartes mortes
web-deadwood-of = { $is ->
    [you] Vos cartes mortes
   *[other] Cartes mortes de { $who }
}
web-laid-off = Ajouté
web-bonus = { $ending ->
    [undercut] Prime du contre
    [gin] Prime du gin
    [grand_gin] Prime du grand gin
   *[other] Prime
}
web-points-to = { $is ->
    [you] Points pour vous
   *[other] Points pour { $who }
}
web-call-knock = { $is ->
    [you] Vous frappez avec { $points }
   *[other] { $who } frappe avec { $points }
}
web-call-gin = { $is ->
    [you] Vous avez gin
   *[other] { $who } a gin
}
web-call-grand_gin = { $is ->
    [you] Vous avez grand gin
   *[other] { $who } a grand gin
}

## L’achat

web-buy-title = Acheter la défausse ?
web-buy-ask = Acheter { $card } ?
web-buy-extra = { $count ->
    [one] Vous prenez aussi { $count } carte du talon.
   *[other] Vous prenez aussi { $count } cartes du talon.
}
web-buy-before = { $count ->
    [one] { $who } passe avant vous.
   *[other] { $who } passent avant vous.
}
web-hand-grows = main { $from } → { $to }
web-buy-announce = Une défausse est à vendre. B pour acheter, P pour passer.
web-auto-pass-round = Passer toute cette manche
web-auto-pass-off = Ne plus passer d’office
web-auto-pass-never = Toujours me demander
web-auto-pass-unless = Passer d’office si la carte n’aide pas
web-auto-pass-always = Toujours passer d’office

## La ligne d’état

web-connecting = Connexion…
web-your-turn = À vous
web-match-over = La partie est terminée
web-round-over = La manche est terminée
web-prompt-wait = Un instant…
web-prompt-others = { $count ->
    [one] C’est à { $who } de jouer.
   *[other] { $who } réfléchissent.
}
web-prompt-asked = Vous avez demandé { $card } : les autres parlent d’abord.
web-prompt-wanted = { $count ->
    [one] { $who } veut { $card } : prenez-la ou laissez-la.
   *[other] { $who } veulent { $card } : prenez-la ou laissez-la.
}
web-prompt-offer = { $card } vous est offerte : prenez-la ou passez.
web-prompt-draw = À vous : piochez une carte.
web-prompt-draw-or-take = À vous : piochez, ou prenez { $card }.
web-prompt-play = Posez si vous le pouvez, puis défaussez.
web-prompt-discard = Choisissez une carte et défaussez-la.
web-prompt-layoff = Ajoutez aux combinaisons, ou défaussez.
web-prompt-can-go-down = Vous pouvez poser ! Ranger montre comment.
web-prompt-can-open = Vous pouvez ouvrir ! Ranger montre comment.
web-prompt-missing = { $count ->
    [0] Vous pouvez poser ! Ranger montre comment.
    [one] Il manque { $count } carte à votre contrat. Défaussez.
   *[other] Il manque { $count } cartes à votre contrat. Défaussez.
}
web-prompt-owed = { $card } doit être posée dans ce tour.
web-prompt-owed-joker = Le joker que vous avez pris doit être joué dans ce tour.
web-prompt-gin = Défaussez une carte : { $points } de cartes mortes au mieux.
web-prompt-knock = Vous pouvez frapper. Ou défaussez et continuez.
web-prompt-defend = Montrez votre meilleure réponse, ou choisissez-la vous-même.
web-prompt-own-knock = Préparez les combinaisons à montrer, choisissez une carte à défausser, puis frappez.
web-prompt-own-defend = Préparez vos combinaisons, ajoutez à celles de qui a frappé, puis montrez.
web-prompt-move = Choisissez une carte encadrée, puis la combinaison où elle va.
web-prompt-move-to = Touchez maintenant la combinaison encadrée, ou la carte pour la reposer.
web-move-none = Aucune carte de la table ne peut aller dans une autre combinaison.
web-move-stuck = Cette carte ne va dans aucune autre combinaison, ou la sienne en a besoin.
web-move-no-fit = La carte ne va pas là.
web-move-choose = Choisissez d’abord une carte de la table, puis la combinaison où elle va.
web-moves-open = { $count ->
    [one] Vous avez déplacé une carte sans que les autres le voient. L la déplace pour tous, U la remet.
   *[other] Vous avez déplacé { $count } cartes sans que les autres le voient. L les déplace pour tous, U les remet.
}
web-own-best = Voici les meilleures combinaisons. Touchez-en une pour la reprendre.
web-own-not-now = On choisit ses combinaisons quand on peut frapper, ou quand l’autre frappe.
web-own-discard = Choisissez la carte à défausser, puis frappez.
web-knock-choose = Touchez la carte à défausser : chacune montre les cartes mortes qu’elle laisse.
web-preview = { $kind } : { $cards }
web-preview-points = { $kind }, { $points } points → { $total } / { $need }
web-refused = Ce n’est pas possible maintenant.
web-rule = Règle { $number }
web-choose-one-discard = Choisissez une seule carte à défausser.
web-choose-meld = Choisissez d’abord les cartes d’une combinaison.
web-choose-for-slot = { $what } : choisissez ses cartes, puis touchez ici.
web-choose-layoff = Choisissez d’abord une carte, puis une combinaison qui brille.
web-choose-meld-fit = { $count ->
    [one] { $count } combinaison l’accepte : touchez-la.
   *[other] { $count } combinaisons l’acceptent : touchez la bonne.
}
web-fits-nowhere = Cela ne va sur aucune combinaison de la table.
web-nothing-to-undo = Il n’y a rien à annuler.
web-order-back = Votre ordre est rétabli.
web-arranged = { $melds ->
    [one] Rangé : { $melds } combinaison. Encore une fois pour revenir à votre ordre.
   *[other] Rangé : { $melds } combinaisons. Encore une fois pour revenir à votre ordre.
}
web-arranged-none = Pas encore de combinaison : trié par couleur. Encore une fois pour revenir à votre ordre.
web-hint = Conseil : { $what }. { $why }

web-do-draw = piocher au talon
web-do-take = prendre la défausse
web-do-buy = acheter la défausse
web-do-pass = passer
web-do-meld = poser { $cards }
web-do-add = ajouter { $cards }
web-do-swap = mettre { $cards } à la place du joker
web-do-move = déplacer une carte
web-do-discard = défausser { $cards }
web-do-knock = frapper avec { $cards }
web-do-gin = annoncer gin avec { $cards }
web-do-grand_gin = annoncer grand gin
web-do-defend = montrer vos combinaisons
web-do-done = terminer
web-do-next = donner la manche suivante
web-do-resign = abandonner
web-do-abandon = arrêter la partie

web-last-drew = a pioché
web-last-took = a pris { $cards }
web-last-bought = a acheté { $card }
web-last-buy_asked = veut la défausse
web-last-passed = a passé
web-last-laid_down = a posé
web-last-laid_off = a ajouté { $cards }
web-last-swapped = { $cards } pour le joker
web-last-moved = a déplacé { $card }
web-last-discarded = a jeté { $card }
web-last-skipped = tour passé
web-last-knocked = a frappé
web-last-defended = a montré
web-last-match_ended = a abandonné

## Les points et la fin

web-scores = Points
web-score-low = Peu de points, c’est bien.
web-score-high = Beaucoup de points, c’est bien.
web-score-target = La partie finit à { $points }.
web-bonuses = Primes
web-total = Total
web-round-ended = Manche { $number } terminée
web-you-win = Vous gagnez !
web-you-share = Vous partagez la victoire !
web-wins = { $count ->
    [one] { $who } gagne
   *[other] { $who } se partagent la victoire
}
web-rematch = Revanche
web-replay = Revoir
web-record = Télécharger la partie
web-log = Ce qui s’est passé
web-log-empty = Rien encore.

## Temps et connexion

web-seconds = { $count } s
web-seconds-left = { $count ->
    [one] encore { $count } seconde
   *[other] encore { $count } secondes
}
web-more-time = Plus de temps
web-connection-connecting = Connexion
web-connection-open = Connecté
web-connection-lost = Reconnexion
web-connection-replaced = Ouvert dans un autre onglet
web-connection-refused = Accès refusé
web-cannot = Cela n’a pas marché.

## Discussion

web-chat = Discussion
web-chat-empty = Personne n’a encore rien dit.
web-chat-text = Écrivez quelque chose
web-send = Envoyer
web-mute = Couper la discussion
web-unread = nouveaux messages
web-phrase-hello = Bonjour !
web-phrase-good_luck = Bonne chance !
web-phrase-well_played = Bien joué !
web-phrase-thanks = Merci !
web-phrase-oops = Oups !
web-phrase-hurry = À vous !
web-phrase-one_moment = Un instant, s’il vous plaît.
web-phrase-bye = Au revoir !

## Menu de la table

web-leave = Quitter la table
web-take-back-seat = Reprendre ma place
web-resign = Abandonner
web-resign-sure = Abandonner vraiment ?
web-seat-link = Copier le lien de ma place
web-seat-link-about = Avec ce lien vous continuez sur un autre appareil. Gardez-le pour vous.
web-kick = Retirer

## Règles, replay

web-rules = Règles
web-here = À cette table :
web-replay-of = Revoir : { $game }
web-replay-at = Coup { $line } sur { $count }
web-replay-first = Au début
web-replay-back = Un coup en arrière
web-replay-next = Un coup en avant
web-replay-last = À la fin
web-replay-seen = Vu par
web-replay-open = toutes les mains ouvertes
web-replay-link = Lien vers ce moment
web-no-replay = Cette partie ne peut pas encore être revue.

## Réglages

web-set-theme = Thème
web-theme-dark = Soir
web-theme-light = Jour
web-set-felt = Tapis
web-felt-green = Vert
web-felt-blue = Bleu
web-felt-plum = Prune
web-set-auto-pass = Quand une défausse est à vendre
web-set-four = Quatre couleurs : carreaux bleus, trèfles verts
web-set-big = Grandes cartes
web-set-glow = Montrer où une carte va
web-set-motion = Mouvement
web-set-sound = Sons
web-set-vibration = Vibrer à mon tour
web-set-wake = Garder l’écran allumé pendant une partie
web-set-shortcuts = Raccourcis d’une seule touche
web-set-notifications = Me prévenir quand c’est à moi
web-keys = Touches
web-keys-hand = Dans la main : les flèches se déplacent, Espace choisit, Ctrl ou Alt avec une flèche déplace la carte, les chiffres, J et Q vont à une valeur (A, T et K avec Maj), Échap abandonne le choix.
web-key-d = piocher
web-key-t = prendre la défausse
web-key-b = acheter
web-key-p = passer ou laisser
web-key-m = préparer une combinaison ; au gin : choisir celles à montrer
web-key-l = poser
web-key-o = ajouter à une combinaison
web-key-x = défausser
web-key-k = frapper
web-key-v = déplacer des cartes entre combinaisons
web-key-f = répondre à qui frappe
web-key-u = annuler
web-key-s = trier par couleur
web-key-r = trier par valeur
web-key-a = ranger
web-key-i = conseil
web-key-h = lire ma main
web-key-c = points
web-key-n = manche suivante
web-key-help = cette aide
