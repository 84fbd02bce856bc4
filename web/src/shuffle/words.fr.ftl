shuffle-checking = Vérification du mélange…
shuffle-fair = Le mélange est honnête : personne ne l’a choisi
shuffle-follows = { $count ->
    [one] Le mélange correspond à ce qui était scellé ; une personne y a pris part, mais pas cet appareil
   *[other] Le mélange correspond à ce qui était scellé ; { $count } personnes y ont pris part, mais pas cet appareil
}
shuffle-alone = Le mélange était scellé avant la partie, et n’a pas changé depuis
shuffle-broken = Le mélange ne correspond pas
shuffle-unread = Impossible de lire la partie.
shuffle-about = Chaque appareil ajoute un nombre secret au mélange, et tous sont scellés avant que le premier soit montré. Il suffit d’un seul nombre honnête pour que personne n’ait pu choisir les cartes.
check-digest = La partie est complète, et rien n’y a été changé.
check-digest-wrong = La partie a été changée, ou il en manque un morceau.
check-secret = Le nombre du serveur est bien celui qui était scellé avant la partie.
check-secret-wrong = Le nombre du serveur n’est pas celui qui était scellé avant la partie.
check-seen = Cet appareil a vu le même sceau avant la partie.
check-seen-wrong = Cet appareil a vu un autre sceau avant la partie.
check-pledges = Tous les nombres scellés sont bien ceux d’avant la partie.
check-pledges-wrong = Un nombre scellé a été échangé, ajouté ou oublié avant la partie.
check-shares = { $count ->
    [0] Personne n’a ajouté de nombre.
    [one] Le nombre d’une personne est bien celui qui était scellé.
   *[other] Les nombres de { $count } personnes sont bien ceux qui étaient scellés.
}
check-shares-wrong = Le nombre de quelqu’un n’est pas celui qui était scellé.
check-own = Ton propre nombre en fait partie.
check-own-wrong = Ton propre nombre n’en fait pas partie : oublié, ou arrivé trop tard.
check-late = Le nombre scellé par { $name } n’est pas arrivé à temps et n’a pas compté.
check-seed = Les cartes ont été mélangées avec exactement ces nombres.
check-seed-wrong = Les cartes ont été mélangées avec autre chose.
