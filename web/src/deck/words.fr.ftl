# Ce qui se dit là où l’on compose un paquet ; ce fichier vient avec cette page.

mix-title = Composer un paquet
mix-about = Ajoute des cartes, retires-en : tout ce qui te plaît finit sur la table. Un essai avec des bots te dira si la soirée sera longue.
mix-no-deck = Aucun jeu de ce nom n’a de paquet à composer.
mix-name = Nom du paquet
mix-unnamed = Mon paquet
mix-players = Joueurs
mix-fewer-players = Un joueur de moins
mix-more-players = Un joueur de plus
mix-boxes = Boîtes et extensions
mix-box-in = { $count ->
    [0] pas dans le paquet
    [one] dans le paquet
   *[other] { $count } fois dans le paquet
}
mix-box-add = ajouter
mix-box-out = retirer
mix-box-partly = en partie dans le paquet
mix-box-more = Un exemplaire de plus : { $box }
mix-box-fewer = Un exemplaire de moins : { $box }
mix-cards = Les cartes
mix-filter = Quelles cartes montrer
mix-kinds = Genre
mix-sources = Origine
mix-all = Toutes
mix-only-in = Seulement celles du paquet
mix-none = Aucune carte ne réunit tout ça. Et si tu retirais un filtre ?
mix-shown = { $count ->
    [0] Aucune carte montrée
    [one] Une carte montrée
   *[other] { $count } cartes montrées
}
source-rulebook = livret
source-publisher = éditeur
source-house = pouvoir maison
mix-most = { $most } au plus (limite maison)
mix-count = { $card } : combien
mix-fewer = Une de moins : { $card }
mix-more = Une de plus : { $card }
mix-undo = Annuler
mix-redo = Rétablir
mix-reset = Revenir à la boîte
mix-empty = Tout enlever
mix-good = Prêt pour { $seats } joueurs
mix-good-for = Jouable à { $seats } joueurs
mix-good-range = Jouable de { $least } à { $most } joueurs
mix-good-for-nobody = Personne ne peut encore y jouer
mix-checking = On recompte…
mix-waiting = Ça fait beaucoup d’un coup : on recompte dans un instant…
mix-play = Jouer avec ce paquet
mix-take = Prendre ce paquet
mix-play-short = Jouer
mix-take-short = Prendre
mix-save = Enregistrer
mix-saved = Enregistré
mix-share = Partager
mix-share-about = Toute personne qui ouvre ce lien trouve ton paquet, carte par carte.
mix-share-link = Partager le lien
mix-download = Télécharger en fichier
mix-decks = Mes paquets
mix-decks-about = Ils restent sur cet appareil. Pour en emporter un, partage-le ou télécharge-le.
mix-decks-none = Aucun paquet enregistré ici pour l’instant.
mix-open = Ouvrir
mix-drop = Supprimer { $name }
mix-import = Depuis un lien ou un fichier
mix-paste = Lien ou code d’un paquet
mix-choose = Choisir un fichier

weigh-title = Parties d’essai
weigh-about = Des bots jouent { $of } parties rapides avec ce paquet, à { $seats } joueurs.
weigh = Tester ce paquet
weigh-again = Tester encore
weigh-bots = Les bots
weigh-by-random = vite, au hasard
weigh-by-rules = malin, plus lent
weigh-stop = Arrêter
weigh-waits = Un autre paquet est en cours d’essai. Le tien vient après.
weigh-progress = Parties jouées
weigh-played = { $games ->
    [one] { $games } partie sur { $of }, jouée par des bots ({ $bot })
   *[other] { $games } parties sur { $of }, jouées par des bots ({ $bot })
}
weigh-length = Durée
weigh-turns = { $value ->
    [one] environ { $value } tour
   *[other] environ { $value } tours
}
weigh-turns-between = entre { $low } et { $high } en moyenne, avec 95 % de confiance
weigh-minutes = soit { $value } min environ
weigh-first = La première place
weigh-first-more = gagne { $points ->
    [one] { $points } partie
   *[other] { $points } parties
} sur 100 de plus que sa part
weigh-first-less = gagne { $points ->
    [one] { $points } partie
   *[other] { $points } parties
} sur 100 de moins que sa part
weigh-first-even = n’est ni avantagée ni désavantagée, autant qu’on puisse en juger
weigh-first-between = entre { $low } et { $high }, avec 95 % de confiance
weigh-shares = Les victoires de chaque place
weigh-place = { $place ->
    [0] commence
    [1] joue en 2ᵉ
    [2] joue en 3ᵉ
    [3] joue en 4ᵉ
    [4] joue en 5ᵉ
    [5] joue en 6ᵉ
    [6] joue en 7ᵉ
   *[other] joue en 8ᵉ
}
weigh-share = { $value } %
weigh-share-between = { $low }–{ $high } %
weigh-even = À parts égales, ce serait { $value } %.
weigh-lengths = Durée des parties
weigh-lengths-about = Part des parties, selon leur nombre de tours.
weigh-leads = Changements en tête
weigh-leads-about = { $games ->
    [one] Dans { $games } partie suivie coup par coup.
   *[other] Dans { $games } parties suivies coup par coup.
}
weigh-cards = Carte par carte
weigh-cards-drawn = piochée
weigh-cards-played = jouée
weigh-cards-held = gardée
weigh-cards-front = reçue
weigh-about-drawn = Victoires de qui l’a eue en main.
weigh-about-played = Victoires de qui l’a jouée.
weigh-about-held = Victoires de qui l’avait en main à la fin.
weigh-about-front = Victoires de qui l’a eue devant soi.
weigh-cards-about = Plus on tient longtemps, plus on pioche et plus on joue : cela ne prouve pas ce que vaut une carte.
weigh-unfinished = { $count ->
    [one] Une partie ne finissait pas : abandonnée.
   *[other] { $count } parties ne finissaient pas : abandonnées.
}
weigh-old = Essai fait avant tes derniers changements.
