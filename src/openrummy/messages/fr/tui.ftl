# Le client du terminal : l'écran et le mode ligne (openrummy.tui).
# Les mots des commandes sont à la fin (tui-word-...) ; les mots anglais sont compris eux aussi.

## La position

tui-title = { $game }, manche { $number }
tui-title-contract = { $game }, manche { $number } sur { $count } : { $contract }
tui-title-opening = { $game }, manche { $number } : ouverture à { $points }
tui-piles = Talon { $stock }. Défausse { $count }, { $top } dessus.
tui-piles-empty = Talon { $stock }. La défausse est vide.
tui-no-melds = Aucune combinaison sur la table.
tui-meld-line = { $index } { $who } : { $cards }
tui-seat-line = { $who } : { $facts }.
tui-cards-held = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
tui-buys-left = { $count ->
    [0] plus d’achat
    [one] encore { $count } achat
   *[other] encore { $count } achats
}
tui-is-down = a posé
tui-not-down = n’a pas posé
tui-has-opened = a ouvert
tui-not-opened = n’a pas ouvert
tui-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
tui-hand-line = Votre main, { $count } : { $cards }
tui-hand-empty = Vous n’avez pas de cartes.
tui-deadwood = Cartes mortes : { $count }.
tui-deadwood-after = Cartes mortes : { $count } en défaussant { $card }.

tui-head-cards = cartes
tui-head-buys = achats
tui-head-down = posé
tui-head-opened = ouvert
tui-head-points = points

## Les points

tui-score-round = Manche { $number } : { $points }
tui-score-total = Total : { $points }
tui-score-low = Le moins de points l’emporte.
tui-score-high = Le plus de points l’emporte.
tui-match-target = La partie s’arrête quand quelqu’un atteint { $points } points.
tui-match-elimination = Qui atteint { $points } points est éliminé.
tui-match-rounds = { $count ->
    [one] La partie compte { $count } manche.
   *[other] La partie compte { $count } manches.
}
tui-held = { $who } : { $cards } en main, { $points }
tui-held-none = { $who } : plus de cartes en main.

## Ce qui est demandé

tui-prompt-over = La partie est terminée.
tui-prompt-next = La manche est terminée. suivante : donner la prochaine.
tui-prompt-wait = En attente de { $who }.
tui-prompt-buy = Acheter { $card } ? { $count ->
    [one] Encore { $count } achat.
   *[other] Encore { $count } achats.
} acheter ou passer.
tui-prompt-offer = Prendre { $card } ? prendre ou passer.
tui-prompt-draw = À vous : piochez.
tui-prompt-take = À vous : prenez { $card }.
tui-prompt-draw-take = À vous : piochez ou prenez { $card }.
tui-prompt-wanted = À vous : { $card } est demandée par { $who }. Prenez-la, ou passez puis piochez.
tui-prompt-discard = À vous : défaussez une carte.
tui-prompt-knock = À vous : défaussez une carte, ou frappez.
tui-prompt-gin = Vous avez gin : annoncez-le avec une défausse, ou continuez.
tui-prompt-grand-gin = Vous avez grand gin : annoncez-le, ou continuez.
tui-prompt-opened = À vous : posez des cartes, ou défaussez.
tui-prompt-can-open = À vous : vous pouvez poser, ou défausser une carte.
tui-prompt-defend = Montrez vos combinaisons et complétez, puis fini.
tui-near-contract = { $count ->
    [0] Vous avez ce que le contrat demande : { $contract }.
    [one] Il manque { $count } carte pour { $contract }.
   *[other] Il manque { $count } cartes pour { $contract }.
}
tui-near-opening = Votre meilleure ouverture vaut { $have } points sur { $need }.
tui-near-nothing = Cette main n’a pas encore d’ouverture.

## Le mode ligne

tui-welcome = Bienvenue. aide donne la liste des commandes.
tui-end-of-input = Fin de l’entrée.
tui-saved = La partie est conservée et peut être reprise.
tui-not-saved = La partie n’est pas conservée.
tui-save-trouble = La partie ne peut plus être conservée ({ $why }) ; elle continue sans cela.
tui-no-news = Il ne s’est encore rien passé.
tui-nothing-to-do = Il n’y a rien à faire pour l’instant.
tui-advice = { $command } - { $why }
tui-no-such-place = { $count ->
    [one] { $word } n’est pas une place d’une main de { $count } carte.
   *[other] { $word } n’est pas une place d’une main de { $count } cartes : comptez à partir de 1.
}
tui-best-melds = Meilleures combinaisons : { $melds }
tui-best-left = Cartes restantes : { $cards }
tui-best-lay = Pour les poser : { $command }
tui-rules-chapter = { $number } { $heading }
tui-rules-how = règles suivi d’un numéro lit un chapitre ; suivi d’un paragraphe, comme règles 5-2, une règle.
tui-rules-unknown = Le livre de ce jeu n’a pas de paragraphe { $word }.

tui-help-play = Pour jouer : { $words }
tui-help-ask = Pour demander : { $words }
tui-help-cards = Une carte est un rang et une couleur (S pique, H cœur, D carreau, C trèfle) : 7H, TD ou 10D, JK pour un joker. Un nombre est une place dans la main : défausser 3.
tui-help-short = En bref : d pioche, t prend, b achète, p laisse, m pose, a complète, s échange, x ou d avec une carte défausse, k frappe, n manche suivante, h main, q quitte.
tui-help-form = Écrivez : { $form }
tui-help-unknown = « { $word } » n’est pas une commande : aide en donne la liste.
tui-help-draw = Pioche la première carte du talon.
tui-help-take = Prend la première carte de la défausse.
tui-help-buy = Demande la défausse hors de son tour.
tui-help-pass = Laisse la défausse.
tui-help-meld = Pose des combinaisons de la main, toutes à la fois. Une barre sépare deux combinaisons.
tui-help-add = Ajoute des cartes à une combinaison de la table. Le nombre est celui de la combinaison.
tui-help-swap = Met une carte naturelle à la place d’un joker de la table.
tui-help-move = Déplace une carte d’une combinaison de la table à une autre.
tui-help-discard = Défausse une carte et termine votre tour.
tui-help-knock = Frappe avec cette défausse. Après avec, vous pouvez donner vos propres combinaisons.
tui-help-gin = Annonce gin avec cette défausse.
tui-help-grand = Annonce grand gin : les onze cartes en combinaisons.
tui-help-defend = Montre vos combinaisons face à qui a frappé.
tui-help-done = Termine vos ajouts face à qui a frappé.
tui-help-next = Donne la manche suivante.
tui-help-resign = Abandonne : les autres gagnent.
tui-help-abandon = Termine la partie sans vainqueur.
tui-help-hand = main : vos cartes.
tui-help-table = table : tout ce qui est sur la table et ce qu’on sait de chacun.
tui-help-log = journal : ce qui s’est passé depuis votre dernière action.
tui-help-scores = points : les points de chaque manche.
tui-help-legal = possible : toutes les commandes possibles maintenant.
tui-help-hint = conseil : ce que ferait un bon joueur, et pourquoi.
tui-help-why = pourquoi : comme conseil.
tui-help-rules = règles : le livre des règles de ce jeu ; règles 3 en lit le troisième chapitre.
tui-help-sort = trier couleur ou trier rang : range la main par couleur ou par rang.
tui-help-best = mieux : votre main en combinaisons, et la meilleure façon de poser.
tui-help-help = aide : toutes les commandes ; aide défausser en explique une.
tui-help-save = sauver : dit si la partie est conservée. Elle l’est après chaque commande.
tui-help-quit = quitter : quitte. La partie peut être reprise.

## L'écran

tui-command-hint = une commande, par exemple : poser 4H 5H 6H 7H | 9S 9D 9C
tui-too-small = Cette fenêtre a { $width } colonnes et { $height } lignes.
    La table demande { $need_width } colonnes et { $need_height } lignes.
    Agrandissez la fenêtre et le jeu continue.

    p  jouer en mode ligne (openrummy play --plain)
    q  quitter ; la partie est conservée
tui-wait = Patience : les autres jouent.
tui-choose = Chiffre, lettre ou Entrée choisit ; Échap revient.
tui-close = Échap ferme.
tui-close-next = Entrée donne la manche suivante ; Échap montre la table.
tui-close-over = Entrée quitte ; Échap montre la table.
tui-scores-title = Points
tui-rules-title = Les règles de ce jeu
tui-help-title = Touches et commandes
tui-log-title = Ce qui s’est passé
tui-legal-title = Ce que vous pouvez faire
tui-table-title = La table en mots
tui-leave-saved = Quitter la partie ? Elle est conservée et peut être reprise.
tui-leave-unsaved = Quitter la partie ? Elle n’est pas conservée.
tui-ask-joker = Défausser un joker ?
tui-do-discard = Oui, défausser le joker
tui-ask-add = Compléter quelle combinaison ?
tui-ask-swap = Quel joker ?
tui-ask-knock = Terminer la manche avec quelle défausse ?
tui-do-knock = { $card } : frapper avec { $deadwood }
tui-do-gin = { $card } : gin
tui-do-grand-gin = sans défausse : grand gin
tui-select-one = Choisissez une carte à défausser, puis x.
tui-select-meld = Choisissez les cartes d’une combinaison, puis m ; l les pose toutes.
tui-select-add = Choisissez les cartes à ajouter, puis o.
tui-no-swap = Aucune de vos cartes ne remplace un joker de la table.
tui-no-best = Cette main n’a encore rien à poser.
tui-best-staged = Voici la meilleure pose : l la pose, u la reprend.

tui-plan-contract = Contrat : { $slots }
tui-slot-run = suite de { $least }+
tui-slot-set = groupe de { $least }+
tui-plan-opening = Ouverture : { $have } points sur { $need }
tui-plan-run-yes = suite sans joker : oui
tui-plan-run-no = suite sans joker : pas encore
tui-plan-down = Vous avez posé : complétez avec o.
tui-plan-opened = Vous avez ouvert : posez avec m et l, complétez avec o.
tui-plan-draft = À poser :
tui-plan-selected = Choix :
tui-plan-run = suite
tui-plan-set = groupe
tui-plan-run-points = { $points ->
    [one] suite, { $points } point
   *[other] suite, { $points } points
}
tui-plan-set-points = { $points ->
    [one] groupe, { $points } point
   *[other] groupe, { $points } points
}

tui-key-next = manche suivante
tui-key-draw = piocher
tui-key-take = prendre
tui-key-buy = acheter
tui-key-pass = laisser
tui-key-knock = frapper
tui-key-discard = défausser
tui-key-stage = ajouter
tui-key-undo = reprendre
tui-key-lay = poser
tui-key-best = meilleure pose
tui-key-add = compléter
tui-key-swap = échanger
tui-key-done = fini
tui-key-sort = couleurs
tui-key-rank = rangs
tui-key-arrange = ranger
tui-key-hint = conseil
tui-key-rules = règles
tui-key-help = touches
tui-key-command = commande
tui-key-quit = quitter

tui-keys-help = Gauche et droite déplacent le curseur, espace choisit ; de même les touches sous les cartes, et la souris.
    Maj avec gauche ou droite (ou < et >) déplace les cartes ; s range par couleur, r par rang, a par combinaisons.
    d piocher, t prendre, b acheter, p laisser
    m ajouter le choix à la pose comme combinaison, u reprendre, e meilleure pose, l poser
    o compléter avec le choix, w échanger un joker, x défausser
    k frapper, gin ou grand gin ; f fini ; n manche suivante
    h conseil, c points, g journal, F1 règles (à celle du dernier refus), : ligne de commande
    Page haut et page bas font défiler les combinaisons ; q quitte, Ctrl-C aussitôt.

tui-you = Vous
tui-yes = oui
tui-no = non
tui-yes-letter = o
tui-no-letter = n
tui-ask-give-up = Abandonner toute la partie ?
tui-do-give-up = Oui, abandonner
tui-head-round = Manche
tui-head-total = Total
tui-how-discard = Choisissez-en une, puis x.
tui-times = { $count } x { $what }

## Les mots des commandes : le premier est celui qu’on montre

tui-word-draw = piocher, piochez, pioche
tui-word-take = prendre, prenez, prends
tui-word-buy = acheter, achetez, achète
tui-word-pass = passer, passez, passe, laisser
tui-word-meld = poser, posez, pose
tui-word-add = ajouter, ajoutez, compléter, complétez
tui-word-swap = échanger, échangez, remplacer
tui-word-move = déplacer, déplacez
tui-word-discard = défausser, défaussez, jeter, jetez
tui-word-knock = frapper, frappez, cogner
tui-word-gin = gin
tui-word-grand = grand
tui-word-defend = montrer, montrez, défendre
tui-word-done = fini, terminer
tui-word-next = suivante, suivant
tui-word-resign = abandonner, abandonnez
tui-word-abandon = annuler, arrêter
tui-word-hand = main
tui-word-table = table
tui-word-log = journal
tui-word-scores = points
tui-word-legal = possible, possibles, coups
tui-word-hint = conseil, indice
tui-word-why = pourquoi
tui-word-rules = règles, règle
tui-word-sort = trier, ranger
tui-word-best = mieux, meilleur, meilleure
tui-word-help = aide
tui-word-save = sauver, sauvegarder, enregistrer
tui-word-quit = quitter, partir
tui-word-suit = couleur, couleurs, enseigne
tui-word-rank = rang, rangs, valeur
tui-word-to = à, sur
tui-word-in = dans
tui-word-from = de
tui-word-at = en
tui-word-with = avec
tui-word-high = haut
tui-word-low = bas
