# Pourquoi ça n’a pas marché, selon le champ en faute : dit par la page et dans le terminal.

fault-title = Ça n’a pas marché
fault = { $field } : attendu { $expected }
fault-action = Ce coup n’existe pas dans ce jeu.
fault-avatar = Cette image n’existe pas ici. Choisis-en une autre.
fault-bet = Les paris sont pour les personnes qui ne jouent pas, et seulement sur quelqu’un qui joue encore.
fault-bot = Aucun bot de ce nom ne joue à ce jeu.
fault-chat = La discussion est désactivée à cette table.
fault-code = Aucune table n’a ce code. Une table disparaît quand tout le monde est parti ; après trop d’essais, attends un peu.
fault-connection = Ça fait beaucoup de connexions depuis un même endroit. Attends un peu.
fault-game = Ce jeu n’existe pas ici.
fault-game_moves = Cette partie a trop duré : elle finit ici.
fault-host = Seul l’hôte peut faire ça.
fault-journal = Le serveur n’a pas pu l’écrire, donc rien n’a changé. Réessaie dans un instant.
fault-listed = Cette table ne peut pas être ouverte à tous maintenant.
fault-messages = Ça fait beaucoup en peu de temps. Respire, puis réessaie.
fault-name = Il faut au moins une lettre visible.
fault-next = Aucune table suivante à rejoindre pour l’instant : c’est à l’hôte, ou à quelqu’un qui a une place ici, de l’ouvrir.
fault-paused = La table est en pause.
fault-person = Cette personne ne demande plus rien.
fault-phase = Trop tôt ou trop tard : la partie n’en est plus là.
fault-hasten = Il n’y a rien à accélérer en ce moment.
fault-press_on = Personne n’a dépassé son temps.
fault-reaction = Cette réaction n’existe pas ici.
fault-record = L’enregistrement sera prêt une fois la partie finie.
fault-watching = Seules les personnes qui ont le droit de regarder cette table voient ses parties.
fault-replay = Beaucoup de monde revoit des parties en ce moment. Réessaie dans un instant.
fault-request = Ça fait beaucoup en peu de temps. Respire, puis réessaie.
fault-seat = Cette place ne peut pas faire ça maintenant.
fault-seat_code = Aucune place d’ici n’a ce code. Vérifie les lettres ; après trop d’essais, attends un peu.
fault-seat_changes = Les places ont changé de mains trop souvent dans cette partie : les joueurs actuels doivent la finir.
fault-seats = Ce nombre de places ne va pas : trop pour ce jeu, pas assez pour les personnes assises, ou aucune n’est libre.
fault-screen = Aucun grand écran ne montre ce code en ce moment. Après plusieurs essais, attends un peu.
fault-share = Ces cartes sont déjà mélangées.
fault-spectators = Il n’y a plus de place pour regarder. Réessaie dans un instant.
fault-spot = Rien n’est interdit à cet endroit.
fault-table = Ça fait beaucoup de tables. Attends un peu avant la suivante.
fault-tables_kept_of_all = Il n’y a plus de place pour une table de plus ici.
fault-tables_kept = Il n’y a plus de place pour une table de plus créée d’ici.
fault-take_back = Trop tard pour reprendre ce coup : quelqu’un l’a vu.
fault-taken_back = Tu as repris beaucoup de choix dans cette partie. Ce que tu as choisi est joué : continue à partir de là.
fault-text = Ça fait beaucoup en peu de temps. Respire, puis redis-le.
fault-token = Cette place n’est plus la tienne sur cet appareil.
fault-balance = Un autre paquet est en cours d’essai. Réessaie dans un instant.
fault-deck = On ne peut pas jouer avec ce paquet.
fault-deck_file = Ce fichier ne contient aucun paquet de ce jeu.
unplayable-rules = La dernière partie suivait les règles d’une version précédente : elle ne peut ni reprendre ni être revue. Les places, les réglages et les cartes ajoutées sont toujours là.
unplayable-moves = Ce qui a été gardé de la dernière partie est illisible : elle ne peut ni reprendre ni être revue. Les places, les réglages et les cartes ajoutées sont toujours là.
unplayable-ended = Voici comment elle s’est terminée :
unplayable-place = { $place }. { $name } : { $score }
reason-deck_word = « { $word } » n’est pas un paquet : il faut un nombre par carte, comme dans un lien ou un fichier.
reason-deck_card = La carte « { $word } » n’existe pas dans ce jeu.
reason-deck_twice = { $card } figure deux fois.
reason-deck_count = { $card } : { $count } n’est pas un nombre de 0 à { $most }.
reason-deck_code = Il manque un bout de ce lien, ou il s’est abîmé en route. Redemande-le.
reason-deck_newer = Ce paquet vient d’un Regift plus récent que celui-ci.
reason-deck_few = Pas assez de cartes : à { $seats } joueurs, il en faut au moins { $least }, et il y en a { $count }.
reason-deck_many = Trop de cartes : un paquet en tient { $most }, et il y en a { $count }.
reason-acting_host = L’hôte n’est pas là, et tu ne fais que remplacer. Pendant une partie, seul l’hôte peut donner une place avec ses cartes.
reason-acting_host_lists = L’hôte est absent et tu le remplaces seulement : lui seul peut ouvrir la table aux inconnus.
reason-acting_host_forgets = L’hôte est absent et tu le remplaces seulement : lui seul peut effacer la soirée.
reason-told_no = C’est non pour l’instant. Tu pourras redemander dans une minute.
reason-locked_offer = La table est verrouillée : seul l’hôte donne des places. Un bot peut continuer pour toi.
reason-needs_host = Seul l’hôte peut lui donner une place : la table est verrouillée, ou quelqu’un de la même connexion en a été exclu.
reason-first_host_seat = Tu remplaces seulement l’hôte : sa place lui reste pour le moment.
reason-first_host = Tu remplaces seulement l’hôte : tu ne peux pas l’exclure.
reason-first_host_setting = Tu remplaces seulement l’hôte : ce réglage ne change pas sans lui.
reason-held_seats = { $count ->
    [one] Une place est gardée pour quelqu’un de la dernière partie.
   *[other] { $count } places sont gardées pour les gens de la dernière partie.
} L’hôte peut les donner.
reason-host_expected = L’hôte de la dernière partie est encore attendu. { $left ->
    [one] S’il n’est pas là dans une seconde, tu pourras distribuer.
   *[other] S’il n’est pas là dans { $left } secondes, tu pourras distribuer.
}
reason-is_here = Cette personne est là. Seule la place d’une personne absente peut être retirée ou donnée.
reason-logged_out = Tu as repris cette place depuis un autre appareil, qui a déconnecté celui-ci.
reason-not_awaited = La table n’attend plus de choix de cette personne.
reason-seen_hand = Tu as vu les cartes de la place { $number } dans cette partie : tu peux reprendre cette place, mais aucune autre.
reason-still_expected = { $gone ->
    [0] Cette personne est absente depuis un instant, peut-être à cause d’une coupure de réseau.
    [one] Cette personne n’est absente que depuis { $gone } seconde, peut-être à cause d’une coupure de réseau.
   *[other] Cette personne n’est absente que depuis { $gone } secondes, peut-être à cause d’une coupure de réseau.
} { $left ->
    [one] Redemande dans { $left } seconde.
   *[other] Redemande dans { $left } secondes.
}
reason-would_end = Ça mettrait fin à la partie, et personne ne gagne en faisant sortir les autres. Un bot peut jouer à sa place : vois « Un bot prend le relais » dans les réglages de la table.
