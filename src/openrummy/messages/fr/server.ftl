# Le serveur : sa ligne de commande, les invités, et ce que dit une table en plus des règles.

serve-help = Ouvre des tables dans le navigateur : contre des robots, ou entre amis par un lien. Ctrl-C y met fin ; chaque table est conservée.
serve-short = Jouer dans le navigateur.
serve-host = L’adresse d’écoute ; 0.0.0.0 laisse entrer les autres de votre réseau.
serve-port = Le port d’écoute ; 0 en prend un libre.
serve-data = Le dossier de la base de données.
serve-bots = Dans combien de processus les robots réfléchissent.
serve-open = Ouvre aussi le navigateur.
serve-at = OpenRummy est à { $address }  (Ctrl-C pour arrêter)
serve-in-use = Un autre serveur utilise { $folder }. Arrêtez-le, ou nommez un autre dossier avec --data.
serve-newer = La base de données de { $folder } vient d’un OpenRummy plus récent. Mettez celui-ci à jour.
serve-port-taken = Le serveur n’a pas pu démarrer : le port { $port } est-il pris ? Un autre : --port 0

guest-otter = Loutre
guest-hedgehog = Hérisson
guest-badger = Blaireau
guest-heron = Héron
guest-fox = Renard
guest-owl = Chouette
guest-hare = Lièvre
guest-lynx = Lynx
guest-robin = Rouge-gorge
guest-seal = Phoque
guest-swift = Martinet
guest-wren = Roitelet

## Refus de la table, en plus de ceux des règles

refusal-table-stale = La table a changé entre-temps : regardez de nouveau, puis décidez.
refusal-table-away = Un robot joue à votre place. Reprenez-la d’abord.
refusal-table-not_started = La partie n’a pas commencé : il reste des places libres.
refusal-table-not_host = Seul l’hôte de la table peut faire cela.

## Messages qui n’ont pas pu être exécutés

wrong-bad_message = Le serveur n’a pas compris. Rechargez la page.
wrong-too_long = C’est trop long.
wrong-too_fast = Trop vite : attendez un instant.
wrong-not_seated = Vous n’avez pas de place à cette table.
wrong-no_table = Aucune table n’a ce code.
wrong-no_text_here = Ici on parle par formules ; le texte libre est pour les tables privées.
wrong-cannot_save = La table ne peut pas enregistrer en ce moment, donc rien n’a changé. Réessayez dans un instant.
wrong-no_more_time = Il n’y a plus de temps à demander pendant ce tour.
wrong-no_answer = Le robot n’a pas trouvé de réponse. Réessayez.
wrong-nothing_to_do = Vous n’avez rien à faire maintenant.

## Réponses de l’interface

error-bad_origin = Cette page ne peut pas utiliser le serveur.
error-bad_request = Le serveur n’a pas compris la demande.
error-bad_options = On ne peut pas jouer avec ces règles maison.
error-bad_seats = On ne peut pas jouer à ce jeu avec tant de places.
error-unknown_game = Ce jeu n’existe pas.
error-unknown_bot = Ce robot n’existe pas.
error-no_such_call = Le serveur ne connaît pas cette demande.
error-seed_private_only = Seule une table privée peut choisir sa graine.
error-no_code_free = Aucun code n’est libre. Réessayez.
error-seated_already = Vous avez une place à cette table.
error-seat_taken = Quelqu’un a cette place.
error-no_such_seat = Cette place n’existe pas.
error-table_full = Toutes les places sont prises par des personnes.
error-too_many_bots = Il y a plus de robots que de places.
error-nobody_to_remove = Personne ne peut être retiré de cette place.
error-started = La partie a commencé.
error-match_over = La partie est finie.
error-match_not_over = La partie n’est pas encore finie.
error-no_such_line = La partie n’a pas cette ligne.
error-not_host = Seul l’hôte de la table peut faire cela.
error-stale = La table a changé entre-temps. Réessayez.
error-no_table = Aucune table n’a ce code.
error-not_seated = Vous n’avez pas de place à cette table.
error-too_fast = Trop vite : attendez un instant.
error-too_long = C’est trop long.
error-cannot_save = La table ne peut pas enregistrer en ce moment, donc rien n’a changé. Réessayez dans un instant.
