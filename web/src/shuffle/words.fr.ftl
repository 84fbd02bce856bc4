shuffle-checking = Vérification du mélange…
shuffle-fair = Le mélange est honnête : personne ne l’a choisi
shuffle-follows = { $count ->
    [one] Le mélange découle de ce qui était fixé d’avance ; une personne y a pris part, pas cet appareil
   *[other] Le mélange découle de ce qui était fixé d’avance ; { $count } personnes y ont pris part, pas cet appareil
}
shuffle-alone = Le mélange était scellé avant la partie, et n’a pas changé depuis
shuffle-broken = Le mélange ne tient pas
shuffle-unread = Impossible de lire la partie.
shuffle-about = L’appareil de chacun ajoute un nombre secret au mélange, et tous sont fixés avant que le premier soit montré. Il suffit d’un seul nombre honnête pour que personne n’ait pu choisir les cartes.
check-digest = La partie est entière : rien n’y a été changé.
check-digest-wrong = La partie a été changée, ou il en manque un morceau.
check-secret = Le nombre du serveur est bien celui auquel il s’était engagé.
check-secret-wrong = Le nombre du serveur n’est pas celui auquel il s’était engagé.
check-seen = C’est bien ce que cet appareil a vu avant la partie.
check-seen-wrong = Avant la partie, cet appareil a vu autre chose.
check-pledges = Toutes les promesses sont celles qui étaient fixées avant la partie.
check-pledges-wrong = Une promesse a été échangée, ajoutée ou oubliée une fois que toutes étaient fixées.
check-shares = { $count ->
    [0] Personne n’a ajouté de nombre.
    [one] Le nombre d’une personne est bien celui qui était promis.
   *[other] Les nombres de { $count } personnes sont bien ceux qui étaient promis.
}
check-shares-wrong = Le nombre de quelqu’un n’est pas celui qui était promis.
check-own = Ton propre nombre en fait partie.
check-own-wrong = Ton propre nombre n’en fait pas partie : oublié, ou arrivé trop tard.
check-late = Le nombre promis par { $name } n’est pas arrivé à temps et n’a pas compté.
check-seed = Les cartes ont été mélangées avec exactement ces nombres.
check-seed-wrong = Les cartes ont été mélangées avec autre chose.
