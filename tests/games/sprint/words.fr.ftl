game-name = Sprint
game-blurb = Choisis tes pas en secret : seul compte le choix que personne d’autre n’a fait.
hidden-card = caché
road = Piste
has_chosen = a choisi
choice = Ton choix
act-run = { $steps ->
    [one] Courir 1 pas
   *[other] Courir { $steps } pas
}
event-chose = { $seat_is ->
    [me] Tu as choisi { $steps }.
   *[other] { $seat } a choisi { $steps }.
}
event-moves = { $seat_is ->
    [me] Tu cours jusqu’à la case { $space }.
   *[other] { $seat } court jusqu’à la case { $space }.
}
event-leaves = { $seat_is ->
    [me] Tu quittes la piste.
   *[other] { $seat } quitte la piste.
}
option-first = Qui commence
    .about = Tout le monde court en même temps ; cela nomme seulement la première place.
