# Jeux tout prêts, règles de la maison et leurs valeurs.

## Jeux tout prêts

preset-jimmy = Run Set Jimmy (contrats)
preset-jimmy-about = Sept manches, chacune avec son contrat de suites et de groupes à poser d’un coup. Deux ou trois jeux de cartes avec jokers, onze cartes chacun, trois achats par manche ; le total le plus bas après sept manches gagne.
preset-jimmy-2026 = Run Set Jimmy, règles de 2026
preset-jimmy-2026-about = Les règles plus récentes de l’auteur : on termine seulement en posant ses dernières cartes, jamais en défaussant, et qui coupe un joker avant la donne le garde.
preset-jimmy-strict = Run Set Jimmy, strict
preset-jimmy-strict-about = Pour les tables qui veulent des combinaisons bien distinctes : dans un contrat, deux suites de même couleur demandent deux cartes d’écart, deux groupes des valeurs différentes, et l’on n’achète plus après avoir posé son contrat.
preset-rummy30 = Rami 30
preset-rummy30-about = Deux jeux de cartes avec quatre jokers, treize cartes chacun. On ouvre avec des combinaisons d’au moins 30 points, puis l’on complète toutes les combinaisons de la table et l’on en reprend les jokers. Le premier sans carte gagne.
preset-rummy51 = Rami 51
preset-rummy51-about = Le rami à l’ouverture plus exigeante : 51 points et une tierce franche, c’est-à-dire une suite sans joker. Ensuite tout se joue comme au Rami 30.
preset-rami51-french = Rami 51 à la française
preset-rami51-french-about = Le Rami 51 de bien des tables françaises : une carte est retournée, la défausse ne se prend que pour servir aussitôt, on ouvre à partir du deuxième tour, un joker repris se joue dans le tour, la dernière carte se défausse, et qui n’a jamais ouvert paie 100 points.
preset-kalooki40 = Kalooki 40
preset-kalooki40-about = On ouvre avec 40 points. La défausse ne se prend que pour servir aussitôt, le joker d’un brelan s’échange contre les deux cartes manquantes ensemble, et un joker resté en main coûte 25 points.
preset-gin = Gin rami
preset-gin-about = Deux joueurs, dix cartes, mains cachées. Combinez vos cartes et frappez quand les autres valent 10 points au plus, ou attendez le gin. Le perdant de chaque manche prend les points en pénalité ; le premier à 100 perd.
preset-gin-classic = Gin classique
preset-gin-classic-about = La marque classique : le vainqueur prend les points, le gin en rapporte 20, le contre 10, chaque manche gagnée 20 à la fin et la partie 100. La première carte retournée est offerte aux deux joueurs ; il n’y a pas de grand gin.
preset-gin-modern = Gin moderne
preset-gin-modern-about = Les valeurs des tournois actuels : le vainqueur prend les points, gin et contre en rapportent 25, le grand gin 31, chaque manche gagnée 25 et la partie 100 ; une partie sans manche perdue compte double. La première carte retournée est offerte aux deux joueurs.
preset-gin-oklahoma = Gin Oklahoma
preset-gin-oklahoma-about = Un gin où la carte retournée décide de ce que peuvent valoir les cartes mortes de qui frappe : ses points, dix pour une figure, un pour un as.
preset-gin-straight = Gin sans frapper
preset-gin-straight-about = Le gin où l’on ne frappe pas : la manche dure jusqu’à ce que quelqu’un ait combiné toutes ses cartes.

## Règles de la maison : cartes, places et donne

option-deck-packs = Nombre de jeux de cartes
option-deck-jokers_per_pack = Jokers dans chaque jeu de cartes
option-deck-jokers_total = Jokers en tout, quel que soit le nombre de jeux
option-deck-ranks = Valeurs dans chaque jeu de cartes, à partir de l’as
option-deck-suits = Couleurs dans chaque jeu de cartes
option-players-min = Nombre minimal de joueurs
option-players-max = Nombre maximal de joueurs
option-deal-hand_size = Cartes données à chaque joueur
option-deal-starter_extra = Le premier joueur reçoit une carte de plus et commence sans piocher
option-deal-upcard = Une carte est retournée pour commencer la défausse
option-deal-upcard_joker = Un joker retourné après la donne
option-deal-first_dealer = Le premier donneur
option-deal-draw_ace = L’as au tirage de la donne
option-deal-tie = Cartes égales au tirage de la donne
option-deal-rotation = Le donneur suivant
option-deal-cut_keeps_joker = Qui coupe un joker le garde
option-deal-exact_cut_bonus = Points pour avoir coupé juste le compte de la donne
option-turn-direction = Sens du jeu
option-turn-starter = Qui commence une manche

## Règles de la maison : combinaisons et jokers

option-meld-min_naturals = Cartes naturelles nécessaires dans une combinaison
option-run-min = Nombre minimal de cartes dans une suite
option-run-max = Nombre maximal de cartes dans une suite
option-run-max_when_laid = Nombre maximal de cartes dans une suite que l’on pose
option-run-ace_both_ends = Une suite peut avoir un as aux deux bouts
option-set-max = Nombre maximal de cartes dans un groupe
option-set-distinct_suits = Les cartes d’un groupe sont de couleurs différentes
option-joker-max_per_meld = Nombre maximal de jokers dans une combinaison
option-joker-max_share = Jokers et cartes naturelles dans une combinaison
option-joker-no_adjacent = Pas de jokers côte à côte dans une suite
option-joker-on_replace = Le joker remplacé dans une suite
option-joker-set_replace = Le joker d’un groupe peut être remplacé
option-joker-set_identity = Ce que vaut le joker d’un groupe
option-joker-swap_requires_open = Il faut avoir ouvert pour remplacer un joker
option-joker-retrieved_must_be_played = Un joker repris se joue dans le même tour
option-joker-retrieved_counts_for_opening = Un joker repris peut servir à l’ouverture

## Règles de la maison : pioche et achats

option-draw-discard_depth = Jusqu’où l’on peut prendre dans la défausse
option-draw-discard_condition = Quand on peut prendre la défausse
option-draw-discard_not_with_one_card = La défausse est interdite à qui n’a qu’une carte
option-draw-discard_when_down = La défausse reste permise après avoir posé son contrat
option-recycle-keep_top = La première carte de la défausse reste quand celle-ci devient talon
option-recycle-shuffle = La défausse est mêlée quand elle devient talon
option-recycle-max = Combien de fois la défausse peut devenir talon
option-buy-max_per_round = Achats de chaque joueur par manche
option-buy-extra_cards = Cartes du talon qui vont avec un achat
option-buy-in_turn = Achat à son propre tour
option-buy-window = Fin du temps des achats
option-buy-priority = Qui passe le premier quand plusieurs demandent
option-buy-turn_player_veto = Un achat attend que le joueur du tour laisse la défausse
option-buy-initial_upcard = La carte retournée après la donne peut être achetée
option-buy-own_discard = On peut racheter sa propre défausse
option-buy-allowed_when_down = On peut acheter après avoir posé son contrat
option-buy-when_short = Un achat quand les cartes manquent
option-hand-max = Nombre maximal de cartes en main après un achat
option-exhaustion = Quand il n’y a plus rien à piocher

## Règles de la maison : ouverture et contrats

option-opening-min_points = Points nécessaires pour ouvrir
option-opening-natural_run = Tierce franche dans l’ouverture
option-opening-jokers_max = Nombre maximal de jokers dans une ouverture
option-opening-ace_low = Points d’un as avant le deux dans une ouverture
option-opening-ace_high = Points d’un as après le roi dans une ouverture
option-opening-ace_set = Points d’un as dans un groupe dans une ouverture
option-opening-face = Points d’une figure dans une ouverture
option-opening-joker_value = Points d’un joker dans une ouverture
option-opening-counts_layoffs = Les cartes ajoutées dans la même action comptent pour l’ouverture
option-opening-then_layoff = Compléter dans le tour de l’ouverture
option-opening-earliest_turn = Premier tour où l’on peut ouvrir
option-opening-closed_hand_exempt = Une main posée tout entière n’a pas besoin des points d’ouverture
option-contract-list = Contrat de chaque manche
option-contract-extra_melds = D’autres combinaisons peuvent accompagner le contrat
option-contract-longer_melds = Les combinaisons du contrat peuvent être plus longues que demandé
option-contract-new_melds_after_down = Combinaisons nouvelles après le contrat
option-contract-progress = Qui passe au contrat suivant
option-contract-same_suit_runs = Deux suites de même couleur dans un contrat
option-contract-same_suit_gap = Écart entre deux suites de même couleur
option-contract-same_rank_sets = Deux groupes de même valeur dans un contrat
option-contract-last_round_no_discard = À la dernière manche on termine sans défausser

## Règles de la maison : compléter, défausser, terminer

option-layoff-requires_open = Il faut avoir posé ses premières combinaisons pour compléter
option-layoff-others = Compléter les combinaisons des autres
option-layoff-same_turn_as_going_down = Compléter dans le tour où l’on pose son contrat
option-layoff-max_per_run_per_turn = Nombre maximal de cartes ajoutées à une suite par tour
option-layoff-swap_counts = Remplacer un joker compte comme une carte ajoutée
option-table-rearrange = On peut déplacer des cartes d’une combinaison à l’autre
option-discard-just_taken = Défausser la carte que l’on vient de prendre à la défausse
option-discard-joker = Un joker peut être défaussé
option-discard-playable = Une carte qui va sur la table peut être défaussée
option-going_out = Comment on termine

## Règles de la maison : marque et partie

option-points-table = Points de chaque carte en main
option-points-to = À qui vont les points
option-points-out_bonus = Points de qui termine
option-points-closed_hand_factor = Facteur des points des autres quand une main entière part en un tour
option-penalty-ace = Points d’un as en main
option-penalty-joker = Points d’un joker en main
option-penalty-unopened = Supplément pour qui n’a pas ouvert
option-penalty-unopened_points = Points de qui n’a pas ouvert, là où ils sont fixes
option-match-format = Durée de la partie
option-match-rounds = Manches de la partie
option-match-target = Points qui terminent la partie
option-match-tie = Égalité à la fin de la partie
option-round-max_turns = Tours de chaque joueur au bout desquels une manche s’arrête
option-round-max_pile_draws = Cartes prises à la défausse au bout desquelles une manche s’arrête

## Règles de la maison : gin

option-gin-first_turn = Le premier tour
option-gin-knock_limit = Valeur maximale des cartes mortes pour frapper
option-gin-auto_arrange = Les meilleures combinaisons et ajouts du défenseur sont trouvés d’office
option-gin-layoff = Le défenseur peut compléter les combinaisons de qui frappe
option-gin-undercut_bonus = Prime du contre
option-gin-undercut_on_tie = À égalité de cartes mortes il y a contre
option-gin-gin_bonus = Prime du gin
option-gin-big_gin_bonus = Prime du grand gin
option-gin-blocked_at = Cartes restant au talon qui terminent une manche sans frapper
option-gin-blocked_last_take = La dernière défausse peut encore être prise pour frapper
option-gin-box_bonus = Prime par manche gagnée, à la fin de la partie
option-gin-game_bonus = Prime pour la partie gagnée
option-gin-shutout = Partie où le perdant n’a gagné aucune manche

## Valeurs

choice-yes = oui
choice-no = non

choice-deck-packs-auto = trois à partir de quatre joueurs, sinon deux
choice-deck-jokers_total-null = autant qu’en ont les jeux de cartes
choice-deal-upcard_joker-keep = reste et peut être pris
choice-deal-upcard_joker-rebury = retourne dans le talon
choice-deal-first_dealer-random = au hasard
choice-deal-first_dealer-low_card = qui tire la plus petite carte
choice-deal-first_dealer-high_card = qui tire la plus grande carte
choice-deal-first_dealer-seat0 = la première place
choice-deal-draw_ace-high = au-dessus du roi
choice-deal-draw_ace-low = au-dessous du deux
choice-deal-tie-redraw_tied = ces joueurs tirent de nouveau
choice-deal-tie-suit_order = la couleur décide
choice-deal-rotation-left = le joueur suivant
choice-deal-rotation-right = le joueur précédent
choice-deal-rotation-alternate = les deux à tour de rôle
choice-deal-rotation-winner = le vainqueur de la manche
choice-deal-rotation-loser = le perdant de la manche
choice-turn-direction-cw = dans le sens des aiguilles d’une montre
choice-turn-direction-ccw = dans le sens contraire
choice-turn-starter-left_of_dealer = le joueur après le donneur
choice-turn-starter-dealer = le donneur
choice-turn-starter-winner = le vainqueur de la manche précédente
choice-run-max-null = sans autre limite que les quatorze places
choice-run-max_when_laid-null = sans limite particulière
choice-set-max-null = sans limite
choice-joker-max_per_meld-null = sans limite
choice-joker-max_share-any = dans toute proportion
choice-joker-max_share-not_more_than_naturals = pas plus de jokers que de cartes naturelles
choice-joker-max_share-naturals_majority = plus de cartes naturelles que de jokers
choice-joker-on_replace-none = ne peut pas être remplacé
choice-joker-on_replace-slide = glisse à un bout de la suite
choice-joker-on_replace-take_to_hand = revient dans la main du joueur
choice-joker-on_replace-take_and_play_now = revient en main et se joue dans le tour
choice-joker-set_identity-any_missing_suit = n’importe quelle couleur manquante, sauf annonce
choice-joker-set_identity-declared = la couleur annoncée en posant
choice-joker-set_identity-determined_only = fixé quand une seule couleur manque
choice-joker-set_identity-both_missing = les deux cartes manquantes ensemble
choice-draw-discard_depth-1 = la première carte seulement
choice-draw-discard_depth-any = n’importe quelle carte, avec celles du dessus
choice-draw-discard_condition-free = toujours
choice-draw-discard_condition-use_now = seulement pour la poser dans le tour
choice-draw-discard_condition-use_now_if_unopened = avant d’ouvrir, seulement pour la poser dans le tour
choice-draw-discard_condition-only_after_opening = seulement après avoir ouvert
choice-recycle-max-null = sans limite
choice-buy-window-timed = quand le joueur du tour pioche
choice-buy-window-poll_seats = quand tous ont répondu
choice-buy-priority-seat_order = le plus proche après le joueur du tour
choice-buy-priority-first_call = le premier qui a demandé
choice-buy-when_short-refuse = est refusé
choice-buy-when_short-discard_only = donne la défausse et ce qu’il reste de cartes
choice-hand-max-null = sans limite
choice-exhaustion-score_all = la manche s’arrête et toutes les mains comptent
choice-exhaustion-void = la manche est nulle
choice-exhaustion-pass = on passe son tour
choice-opening-natural_run-none = inutile
choice-opening-natural_run-joker_free_meld = une suite entière sans joker
choice-opening-natural_run-three_naturals_inside = trois cartes naturelles d’affilée dans une suite
choice-opening-jokers_max-null = sans limite
choice-opening-joker_value-represented = ceux de la carte qu’il remplace
choice-contract-progress-all = tout le monde
choice-contract-progress-own = seulement qui a rempli le sien
choice-contract-same_suit_runs-any = permises, même voisines
choice-contract-same_suit_runs-gap = permises avec un écart
choice-contract-same_suit_runs-different_suits = interdites
choice-layoff-max_per_run_per_turn-null = sans limite
choice-discard-just_taken-allowed = permis
choice-discard-just_taken-forbidden = interdit, sauf si aucune autre carte ne peut l’être
choice-going_out-either = en posant ou en défaussant la dernière carte
choice-going_out-play_only = en posant les dernières cartes, sans défausser
choice-going_out-discard_required = en défaussant la dernière carte
choice-points-to-loser = au perdant, en pénalité
choice-points-to-winner = au vainqueur
choice-penalty-ace-null = ceux du tableau des points
choice-penalty-joker-null = ceux du tableau des points
choice-penalty-unopened-none = aucun
choice-penalty-unopened-flat = un nombre fixe à la place de la main
choice-penalty-unopened-double = la main compte double
choice-match-format-single = une manche
choice-match-format-rounds = un nombre de manches
choice-match-format-target = jusqu’à ce qu’un joueur atteigne le but
choice-match-format-elimination = qui atteint le but est éliminé ; le dernier en jeu gagne
choice-match-format-contracts = une manche par contrat
choice-match-tie-share = la victoire est partagée
choice-match-tie-extra_round = une manche de plus
choice-match-tie-fewest_points_last_round = la meilleure dernière manche l’emporte
choice-gin-first_turn-plain = un tour comme les autres
choice-gin-first_turn-upcard_offer = la carte retournée est offerte aux deux joueurs
choice-gin-knock_limit-oklahoma = les points de la carte retournée
choice-gin-big_gin_bonus-null = pas de grand gin
choice-gin-shutout-none = compte comme une autre
choice-gin-shutout-double = compte double
choice-gin-shutout-flat = rapporte deux fois la prime de la partie

## Règles qui ne vont pas ensemble

problem-unknown_option = Ce jeu n’a pas de règle { $option }.
problem-bad_value = { $option } ne peut pas être { $value } : on attend { $wanted }.
problem-clash = { $why } Voir { $option }.

clash-players_range = Le nombre minimal de joueurs dépasse le nombre maximal.
clash-pack_too_small = Il y a trop peu de cartes pour donner de telles mains.
clash-run_range = La suite la plus courte dépasse la plus longue.
clash-run_laid_range = La suite la plus courte dépasse ce que l’on peut poser d’un coup.
clash-set_suits = Un groupe de couleurs différentes ne peut pas avoir plus de quatre cartes.
clash-set_slide = Un joker ne se remplace dans un groupe que s’il revient en main.
clash-contract_too_big = Un contrat demande plus de cartes qu’un joueur ne peut en tenir.
clash-contract_run_max = Un contrat demande une suite plus longue que permis.
clash-contract_set_max = Un contrat demande un groupe plus grand que permis.
clash-last_discard = La dernière manche ne peut pas se terminer sans défausser là où la dernière carte se défausse.
clash-oklahoma_upcard = La carte retournée fixe la limite pour frapper : il faut donc en retourner une.
clash-blocked_at = Le talon serait trop petit dès le début de la manche.
