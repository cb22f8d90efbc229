# Le livre des règles pour les joueurs. rule-<paragraphe> ; l'ordre est dans openrummy.messages.book.

## Run Set Jimmy

aim-jimmy = Run Set Jimmy se joue en sept manches. Chacune demande son contrat de suites et de groupes, que l’on pose d’un coup ; ensuite on se défait de ses autres cartes en complétant les combinaisons de la table. Les cartes restées en main coûtent des points, et le total le plus bas après la dernière manche gagne.

rule-J1 = À partir de quatre joueurs on prend trois jeux de 52 cartes, à deux ou trois joueurs deux jeux. Les tables peuvent fixer un nombre d’un à quatre.
rule-J2 = Chaque jeu de cartes apporte deux jokers : six avec trois jeux, quatre avec deux. Les tables peuvent en prendre plus ou moins, ou en fixer le nombre total.
rule-J3 = Une combinaison peut contenir autant de jokers que l’on veut, pourvu qu’elle ait une carte naturelle. Les tables peuvent en limiter le nombre, exiger un équilibre avec les cartes naturelles, ou interdire deux jokers côte à côte dans une suite.
rule-J4 = Toute combinaison demande au moins une carte naturelle : trois jokers ne font pas un groupe. Les tables peuvent demander deux ou trois cartes naturelles.
rule-J5 = Le jeu est fait pour quatre à sept joueurs ; on peut y jouer à deux ou trois. Les tables peuvent resserrer ces bornes.
rule-J6 = Le premier donneur est choisi au hasard. Les tables peuvent tirer des cartes, la plus petite ou la plus grande donnant, ou laisser donner la première place.
rule-J7 = Après chaque manche, la donne passe au joueur suivant. Les tables peuvent la passer dans l’autre sens, ou au vainqueur ou au perdant de la manche.
rule-J8 = On joue dans le sens des aiguilles d’une montre. Les tables peuvent jouer dans le sens contraire.
rule-J9 = Le joueur après le donneur commence. Les tables peuvent laisser commencer le donneur ou le vainqueur de la manche précédente.
rule-J10 = La coupe est sans effet. Les tables peuvent laisser à qui coupe un joker cette carte comme une des siennes, et récompenser une coupe qui fait juste le compte de la donne.
rule-J11 = Chacun reçoit onze cartes à chaque manche ; une autre est retournée à côté du talon et commence la défausse. Les tables peuvent donner un autre nombre, ou un nombre différent à chaque manche.
rule-J12 = Un joker retourné reste : il se prend et s’achète comme une autre carte. Les tables peuvent le remettre au talon et retourner une autre carte.
rule-J13 = La carte retournée après la donne peut être prise par le premier joueur, et achetée par les autres avant qu’il ne pioche. Les tables peuvent en interdire l’achat.
rule-J14 = Dans une suite, on peut mettre la carte naturelle à la place d’un joker. Le joker glisse alors à un bout encore libre de la même suite, celui que vous choisissez ; il ne revient jamais en main. Les tables peuvent le faire revenir en main, à garder ou à jouer aussitôt, ou laisser les jokers à leur place.
rule-J15 = Le joker d’un groupe reste à sa place : la carte correspondante s’ajoute simplement à côté. Les tables où les jokers reviennent en main peuvent permettre l’échange dans les groupes aussi.
rule-J16 = Dans une suite, un joker vaut la carte dont il tient la place : joker, joker, 7H, 8H est la suite de 5H à 8H.
rule-J17 = Un joker qui n’a pas de trou à combler va en haut de la suite, ou en bas si vous le dites ou si le haut est fermé par un as.
rule-J18 = Une suite ne passe pas par-dessus l’as : K A 2 n’appartient à aucune suite, pas même avec un joker.
rule-J19 = L’as se place avant le deux ou après le roi. Une suite de quatorze cartes peut en avoir un à chaque bout. Les tables peuvent n’admettre l’as qu’à un bout.
rule-J20 = Un groupe réunit trois cartes ou plus de même valeur : brelan, carré et davantage. Les couleurs sont indifférentes et deux cartes identiques peuvent s’y trouver. Les tables peuvent demander des couleurs différentes ou limiter la taille.
rule-J20b = Une suite réunit quatre cartes ou plus de même couleur qui se suivent, jusqu’à quatorze, d’un as à l’autre. Les tables peuvent changer la suite la plus courte et la plus longue.
rule-J21 = À votre tour, la défausse est gratuite. L’achat est pour les autres joueurs. Les tables peuvent aussi laisser acheter le joueur du tour, pour la carte et celles qui vont avec.
rule-J22 = L’acheteur reçoit la défausse et avec elle la première carte du talon : deux cartes de plus en main. Les tables peuvent n’en ajouter aucune, ou deux.
rule-J23 = Après chaque défausse, les autres peuvent la demander tant que le joueur du tour n’a pas pioché au talon ; si quelqu’un la demande, le joueur du tour doit d’abord la prendre ou la laisser. Les tables peuvent attendre la réponse de chacun.
rule-J24 = Le joueur du tour passe en premier : en prenant la carte, il met fin à toutes les demandes. S’il la laisse, elle va au demandeur le plus proche après lui. Les tables peuvent servir le premier qui a demandé, ou laisser se faire l’achat sans attendre le joueur du tour.
rule-J25 = Chaque joueur peut acheter trois fois par manche. Une demande restée sans suite ne compte pas. Les tables peuvent fixer un autre nombre, ou se passer d’achats.
rule-J26 = On ne rachète pas la carte que l’on vient de défausser. Les tables peuvent le permettre.
rule-J27 = À deux, l’autre joueur est toujours celui qui a défaussé : on n’achète donc que si la carte retournée après la donne est laissée.
rule-J28 = Qui a posé son contrat peut continuer d’acheter et de prendre la défausse. Les tables peuvent interdire l’un ou l’autre.
rule-J29 = Seule la première carte de la défausse est à vendre, à un acheteur par tour. Après un achat, le joueur du tour pioche au talon ; la carte qui apparaît alors n’est pas à prendre dans ce tour.
rule-J30 = Un achat demande assez de cartes : celles qui vont avec et une pour le joueur du tour, au talon ou dans la défausse refaite en talon. Sinon il est refusé. Les tables peuvent donner à l’acheteur la défausse avec ce qui reste.
rule-J30b = Le nombre de cartes en main n’est pas limité. Les tables peuvent fixer une limite ; un achat qui la dépasse est refusé.
rule-J30c = Les cartes achetées se jouent à votre tour, pas tout de suite.
rule-J30d = Un tour commence par une carte, prise au talon ou sur la défausse. On pose, on complète et on défausse ensuite.
rule-J30e = Quand le talon est vide et que quelqu’un doit piocher, la défausse moins sa première carte est mêlée et devient le nouveau talon. Les tables peuvent y joindre la première carte, ne pas mêler, ou limiter le nombre de fois.
rule-J30f = S’il n’y a plus rien à piocher, il faut prendre la défausse si c’est possible ; sinon la manche s’arrête et toutes les mains comptent. Les tables peuvent annuler la manche, ou faire passer le tour.
rule-J31 = On pose exactement les combinaisons que demande le contrat ; chacune peut être plus longue que nécessaire. Les tables peuvent en admettre d’autres avec elles, ou exiger la longueur exacte.
rule-J32 = Après le contrat, on ne pose plus de combinaison nouvelle : le reste de vos cartes va sur celles de la table. Les tables peuvent permettre des combinaisons nouvelles.
rule-J33 = Le contrat se pose tout entier en une fois, à votre tour et après la pioche. Jusque-là vos combinaisons restent en main.
rule-J34 = Tout le monde passe au contrat suivant après chaque manche, qu’il ait posé le sien ou non. Les tables peuvent faire répéter un contrat jusqu’à ce qu’il soit rempli.
rule-J35 = Dans un contrat, deux suites de même couleur peuvent se toucher ou se chevaucher. Les tables peuvent demander un écart entre elles, ou des couleurs différentes.
rule-J36 = Deux groupes de même valeur sont permis dans un contrat. Les tables peuvent demander des valeurs différentes.
rule-J37 = On peut compléter des combinaisons dans le tour même où l’on a posé son contrat. Les tables peuvent faire attendre le tour suivant.
rule-J38 = Qui a posé son contrat peut compléter toutes les combinaisons de la table, les siennes et celles des autres. Les tables peuvent ouvrir les combinaisons à tous, ou réserver à chacun les siennes.
rule-J39 = Un joker s’ajoute à n’importe quel groupe, et à tout bout de suite encore libre.
rule-J40 = La manche est à vous quand votre dernière carte est partie, posée ou défaussée. Les tables peuvent n’admettre que l’un des deux ; là où elle doit être posée, on ne joue pas de façon à rester avec une carte qui ne peut partir. Une table peut aussi finir la dernière manche sans défausse.
rule-J41 = Avec une seule carte en main, on pioche comme d’habitude : on peut alors poser une carte et défausser l’autre, ou poser les deux.
rule-J42 = Le dernier contrat prend douze cartes et l’on en reçoit onze : avec la carte piochée, on peut tout poser d’un coup et terminer sans défausse.
rule-J43 = On peut défausser la carte que l’on vient de prendre à la défausse. Les tables peuvent l’interdire.
rule-J44 = Toute carte peut être défaussée, même un joker ou une carte qui irait sur la table. Les tables peuvent interdire l’un ou l’autre, tant qu’il reste une autre carte à défausser.
rule-J45 = Les cartes posées restent dans leur combinaison. Les tables peuvent permettre de déplacer une carte de l’une à l’autre, si les deux restent des combinaisons.
rule-J46 = Un coup que les règles ne permettent pas est refusé et ne coûte rien : vous poursuivez votre tour.
rule-J47 = En main, une carte du 2 au 7 compte 5 points, du 8 au roi 10, un as 20 et un joker 50. Les tables peuvent avoir leur propre tableau.
rule-J48 = Seules comptent les cartes en main, mais toutes : si vous n’avez pas posé votre contrat, même les combinaisons prêtes dans votre main coûtent leurs points.
rule-J49 = Qui termine marque 0 point pour la manche. Les tables peuvent accorder une prime, en points négatifs.
rule-J50 = Après la dernière manche, le total le plus bas gagne, et les totaux égaux partagent la victoire. Les tables peuvent jouer une manche de plus, ou regarder les points de la dernière.
rule-J51 = Les sept contrats sont, dans cet ordre : une suite et un groupe ; deux groupes ; deux suites ; une suite et deux groupes ; deux suites et un groupe ; trois groupes ; trois suites. Les tables peuvent dresser leur propre liste.

## Rami 30 et Rami 51

aim-rummy = Au rami, on réunit des suites et des groupes pour être le premier sans carte en main. Vos premières combinaisons doivent valoir 30 ou 51 points, d’où le nom des deux jeux ; après cette ouverture, vous pouvez compléter toutes les combinaisons de la table et en reprendre les jokers. Un tour : prendre une carte, poser des cartes si l’on veut, défausser une carte.

rule-R1 = On joue de deux à six, de préférence de deux à quatre, avec deux jeux de 52 cartes et quatre jokers. Les tables peuvent changer le nombre de joueurs, de jeux et de jokers.
rule-R2 = Pour la première donne, chacun tire une carte et la plus petite donne ; l’as y est la plus grande. Les tables peuvent compter l’as en bas, faire donner la plus grande carte, ou choisir le donneur autrement.
rule-R3 = Les joueurs à cartes égales tirent de nouveau ; les jokers sont mis de côté pour ce tirage. Les tables peuvent laisser décider la couleur.
rule-R4 = Après chaque manche, la donne passe au joueur suivant. Les tables peuvent la passer autrement.
rule-R5 = On donne et on joue dans le sens des aiguilles d’une montre. Les tables peuvent jouer dans le sens contraire.
rule-R6 = Le joueur après le donneur commence. Les tables peuvent laisser commencer le donneur ou le vainqueur de la manche précédente.
rule-R7 = Chacun reçoit treize cartes. Les tables peuvent en donner de 2 à 15, et une de plus au premier joueur, qui commence alors sans piocher.
rule-R8 = Les autres cartes forment le talon et la défausse commence vide : le premier joueur pioche donc au talon. Les tables peuvent retourner une carte pour la commencer.
rule-R9 = Quand le talon est vide et que quelqu’un doit y piocher, la défausse moins sa première carte est mêlée et devient le nouveau talon. Les tables peuvent y joindre la première carte, ne pas mêler, ou limiter le nombre de fois.
rule-R10 = Si le talon ne peut être refait, il faut prendre la défausse ; si cela non plus n’est pas possible, la manche s’arrête et toutes les mains comptent. Les tables peuvent annuler la manche, ou faire passer le tour.
rule-R11 = Un tour commence par une carte : la première du talon ou la première de la défausse. Les tables peuvent permettre de prendre une carte plus profonde avec toutes celles du dessus.
rule-R12 = Un groupe est un brelan ou un carré : trois ou quatre cartes de même valeur et de couleurs différentes. Un joker y tient la place d’une couleur manquante ; il n’y a jamais de cinquième carte. Les tables peuvent admettre des couleurs égales et des groupes plus grands.
rule-R13 = Une suite réunit trois cartes ou plus de même couleur qui se suivent. L’as se place avant le deux ou après le roi, dans une suite de quatorze cartes aux deux bouts ; une suite ne passe pas par-dessus l’as. Les tables peuvent raccourcir les suites ou n’admettre l’as qu’à un bout.
rule-R14 = Six cartes qui se suivent se posent en une suite ou en deux suites de trois. Deux suites qui se touchent sur la table restent deux combinaisons.
rule-R14b = Les cartes posées restent dans leur combinaison. Les tables peuvent permettre de déplacer une carte de l’une à l’autre, si les deux restent des combinaisons.
rule-R15 = Dans une ouverture, les cartes de 2 à 10 comptent leur nombre, valet, dame et roi 10. Un as compte 1 avant le deux, 11 après le roi et 11 dans un groupe. Les tables peuvent changer ces valeurs.
rule-R15b = Dans une ouverture, un joker compte comme la carte qu’il remplace. Les tables peuvent lui donner une valeur fixe.
rule-R16 = Q K A d’une même couleur est une tierce franche de 31 points : assez pour le Rami 30. Pour 51 il faut autre chose à côté, par exemple 8 9 10 d’une même couleur : ensemble elles font 58.
rule-R17 = Vos premières combinaisons doivent faire au moins 30 points au Rami 30 et au moins 51 au Rami 51 ; le compte juste suffit. Les tables peuvent fixer un autre minimum.
rule-R18 = L’ouverture peut être d’une combinaison ou de plusieurs : on additionne les points de toutes celles que vous posez dans cette action.
rule-R19 = Les cartes ajoutées à d’autres combinaisons ne comptent pas pour l’ouverture, mais vous pouvez en ajouter ensuite dans le même tour. Les tables peuvent les compter, ou faire attendre le tour suivant.
rule-R20 = Au Rami 51, l’ouverture doit contenir une tierce franche : une suite sans aucun joker. Les tables peuvent se contenter de trois cartes naturelles d’affilée dans une suite, ou n’en pas demander ; le Rami 30 n’en demande pas.
rule-R21 = Les jokers sont permis dans l’ouverture : partout au Rami 30, à côté de la tierce franche au Rami 51. Les tables peuvent en limiter le nombre.
rule-R21b = On ouvre avec une partie de sa main, celle que l’on veut, et l’on garde le reste.
rule-R21c = On peut ouvrir dès son premier tour. Les tables peuvent faire attendre un tour plus tardif.
rule-R21d = Même qui pose toute sa main d’un coup doit avoir les points de l’ouverture. Les tables peuvent l’en dispenser.
rule-R22 = La défausse se prend librement, avant comme après l’ouverture. Les tables peuvent ne la permettre que pour poser la carte dans le tour, toujours ou tant que l’on n’a pas ouvert, ou seulement après l’ouverture ; elles peuvent aussi l’interdire à qui n’a qu’une carte.
rule-R23 = Des combinaisons qui ne suffisent pas pour ouvrir sont refusées et restent dans votre main. Cela ne coûte rien : vous poursuivez votre tour.
rule-R24 = Après l’ouverture, les combinaisons nouvelles peuvent avoir n’importe quelle valeur.
rule-R25 = On n’ajoute pas plus de deux cartes à une même suite dans un tour, les deux bouts et les jokers comptés ensemble, même si l’on a posé la suite dans ce tour. Les tables peuvent fixer une autre limite ou aucune.
rule-R25b = Trois cartes ou plus qui se suivent peuvent se poser à la place comme une suite à part.
rule-R25c = Un groupe se complète jusqu’à ses quatre cartes sans égard à cette limite.
rule-R26 = Échanger un joker ne compte pas comme une carte ajoutée, car la suite ne s’allonge pas. Les tables peuvent le compter.
rule-R27 = Compléter et échanger des jokers est réservé à qui a ouvert. Les tables peuvent permettre l’un ou l’autre à tous.
rule-R28 = On peut compléter toutes les combinaisons de la table, les siennes et celles des autres. Les tables peuvent réserver à chacun les siennes.
rule-R29 = Une combinaison n’a jamais plus d’un joker. Quand il a été échangé contre sa carte, la place est de nouveau libre pour un joker. Les tables peuvent en admettre davantage.
rule-R29b = Dans une suite, un joker remplace la carte dont il a pris la place et n’en change plus. S’il peut se mettre aux deux bouts, il va en haut, à moins que vous ne l’ayez mis en premier.
rule-R30 = Dans un brelan, un joker remplace l’une ou l’autre des couleurs manquantes, sauf si son joueur en a annoncé une. Les tables peuvent exiger l’annonce, attendre qu’une seule couleur manque, ou demander les deux cartes manquantes ensemble.
rule-R31 = Un joker repris sur la table peut être gardé en main. Les tables peuvent exiger qu’il soit joué dans le tour.
rule-R32 = À votre tour, après la pioche, vous pouvez mettre la carte naturelle à la place d’un joker, dans une suite ou un groupe, et prendre le joker en main. Les tables peuvent laisser les jokers à leur place, ou les faire glisser au bout de la suite.
rule-R32b = Un joker repris peut servir dans toute combinaison nouvelle. Là où l’on peut en reprendre un avant d’ouvrir, il peut faire partie de l’ouverture ; les tables peuvent l’interdire.
rule-R33 = Un joker peut être défaussé. Les tables peuvent l’interdire, tant qu’il reste une autre carte à défausser.
rule-R34 = Le premier sans carte en main termine et gagne la manche ; la dernière carte peut être posée ou défaussée. Les tables peuvent exiger une dernière défausse, ou que l’on termine sans elle.
rule-R35 = On ne défausse pas la carte que l’on vient de prendre à la défausse, sauf s’il n’en reste pas d’autre. Les tables peuvent le permettre.
rule-R36 = Une manche qui ne finit pas s’arrête après un nombre fixe de tours ; alors toutes les mains comptent. Les tables peuvent changer ce nombre.
rule-R37 = En main, les cartes de 2 à 10 comptent leur nombre, valet, dame et roi 10, un as 11 et un joker 20. Les tables peuvent changer la valeur de l’as et du joker.
rule-R37b = Qui n’a pas ouvert paie ses cartes en main, sans plus. Les tables peuvent compter un nombre fixe de points à la place, ou la main au double.
rule-R38 = Une partie est d’une manche, gagnée par qui termine. Les tables peuvent jouer plusieurs manches, jouer jusqu’à ce qu’un joueur atteigne un nombre de points, ou éliminer qui l’atteint ; le total le plus bas gagne.
rule-R39 = Terminer ne rapporte pas de prime. Les tables peuvent l’accorder en points négatifs, et multiplier les points des autres quand quelqu’un termine avec une main entière en un seul tour.

## Gin

aim-gin = Le gin est un duel. Chacun reçoit dix cartes, et une carte est retournée à côté du talon pour commencer la défausse. À votre tour vous prenez une carte de l’un des deux tas et vous en défaussez une. Vos combinaisons restent cachées dans votre main ; les cartes hors combinaison sont les cartes mortes. Quand elles valent assez peu, vous pouvez frapper, et l’on compare les mains.

rule-G1 = Pour la première donne, chacun tire une carte ; la plus petite donne, et l’as est en bas. Ensuite on donne à tour de rôle. Les tables peuvent faire donner le vainqueur ou le perdant de la manche, ou choisir autrement le premier donneur.
rule-G2 = Le premier tour est un tour comme les autres : le joueur après le donneur prend la carte retournée ou pioche au talon. Les tables peuvent offrir cette carte à l’un puis à l’autre ; si les deux la laissent, la première pioche se fait au talon.
rule-G3 = On ne défausse pas la carte que l’on vient de prendre à la défausse, même en frappant. Les tables peuvent le permettre.
rule-G4 = Après la pioche, vous pouvez frapper si les dix cartes qui restent après votre défausse ont 10 points de cartes mortes au plus. Les tables peuvent fixer une autre limite, la lire sur la carte retournée (Oklahoma), ou n’admettre que le gin (limite 0).
rule-G5 = Qui frappe peut choisir ses combinaisons, sinon on montre le moins de cartes mortes possible. L’autre main est arrangée au mieux, ajouts compris. Les tables peuvent laisser le défenseur s’en charger seul.
rule-G6 = Le défenseur peut ajouter ses cartes mortes aux combinaisons de qui frappe, l’une après l’autre, et défaire pour cela les siennes. Qui frappe n’ajoute rien. Les tables peuvent jouer sans ajouts.
rule-G7 = Contre un gin, les combinaisons de l’autre joueur comptent, mais il ne peut rien ajouter.
rule-G8 = La différence des cartes mortes va au perdant de la manche, en points de pénalité ; il est bon d’en avoir peu. Les tables peuvent donner les points au vainqueur.
rule-G9 = Si qui frappe n’a pas moins de points de cartes mortes que le défenseur, il y a contre : il reçoit 10 points et la différence. L’égalité est un contre. Les tables peuvent changer la prime, ou laisser l’égalité sans points.
rule-G10 = Le gin, c’est dix cartes combinées et aucune carte morte. Le perdant reçoit 25 points et toutes les cartes mortes de sa main, et il n’y a pas de contre. Les tables peuvent changer la prime.
rule-G11 = Le grand gin, c’est onze cartes combinées, annoncées sans défausse : 50 points et les cartes mortes de l’autre. On n’est pas obligé de l’annoncer. Les tables peuvent changer la prime ou jouer sans grand gin.
rule-G12 = Qui pourrait annoncer grand gin peut toujours défausser une carte et annoncer un simple gin, car l’une des combinaisons est assez longue pour en céder une.
rule-G13 = Frapper sans aucune carte morte, c’est faire gin, quel que soit le mot employé.
rule-G14 = Si un tour finit avec deux cartes au talon et que personne n’a frappé, la manche est terminée et nulle ; frapper dans ce tour-là compte encore. Les tables peuvent s’arrêter à un autre nombre, ou laisser le joueur suivant prendre la dernière défausse pour frapper avec elle.
rule-G15 = Une manche nulle est donnée de nouveau par le même donneur.
rule-G16 = Une manche où l’on ne cesse de prendre à la défausse s’arrête au bout de cinquante prises et elle est nulle. Les tables peuvent changer ce nombre.
rule-G17 = La partie dure jusqu’à ce qu’un joueur ait 100 points de pénalité ; celui-là perd. Les tables peuvent fixer un autre but, ou jouer un nombre fixe de manches.
rule-G18 = La partie ne rapporte pas de points en plus. Les tables peuvent ajouter une prime par manche gagnée, pour la partie, et pour une partie où le perdant n’a gagné aucune manche.
rule-G19 = Quand plusieurs arrangements laissent les mêmes cartes mortes, on montre celui qui a le plus de groupes, car il offre moins de places à compléter.
rule-G20 = Vos cartes mortes restent cachées tant que personne ne frappe. On n’est pas obligé de frapper dès qu’on le peut, et l’on défait une combinaison comme on veut.
rule-G21 = Un groupe est un brelan ou un carré : trois ou quatre cartes de même valeur. Une suite réunit trois cartes ou plus de même couleur qui se suivent, et l’as est toujours en bas : A 2 3 est une suite, Q K A n’en est pas une. Parmi les cartes mortes, un as compte 1, les cartes de 2 à 10 leur nombre, valet, dame et roi 10.
rule-G22 = Le gin se joue à deux exactement, avec un jeu de 52 cartes sans joker.

## Les règles de tous les jeux

rule-5-1 = Chaque carte est à un seul endroit : au talon, à la défausse, dans une main ou dans une combinaison.
rule-5-2 = Personne ne peut rester bloqué. Un coup après lequel vous ne pourriez plus terminer votre tour est refusé.
rule-5-3 = Toutes les combinaisons d’une ouverture ou d’un contrat se posent en une action et sont vérifiées ensemble.
rule-5-4 = Chaque joker posé remplace une carte précise ou, dans un groupe, l’une des couleurs manquantes.
rule-5-5 = Le mélange et tout autre hasard viennent de la graine de la partie : elle peut donc être rejouée carte par carte.
rule-5-6 = Un coup refusé ne change rien, et l’on vous dit quelle règle s’y oppose.
rule-5-7 = Une manche qui tourne en rond s’arrête par une limite de tours et, au gin, de cartes prises à la défausse.
rule-5-8 = Les mains sont cachées. Chacun voit le nombre de cartes de chaque main, les combinaisons, la défausse et les achats restants.

## Titres

heading-deal = Joueurs, cartes et donne
heading-melds = Les combinaisons
heading-drawing = La pioche
heading-drawing-buying = La pioche et les achats
heading-going-down = Poser le contrat et compléter
heading-opening = L’ouverture
heading-laying-off = Compléter
heading-jokers = Reprendre les jokers
heading-ending = Défausser et terminer
heading-knocking = Frapper et faire gin
heading-scoring = La marque et la partie
heading-everywhere = Les règles de tous les jeux
