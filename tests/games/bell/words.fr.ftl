game-name = La sonnette
game-blurb = Pose deux cartes, empoche leur somme… sauf si quelqu’un sonne avant.
hidden-card = carte cachée
one = Un
    .glyph = 1
    .tint = yellow
two = Deux
    .glyph = 2
    .tint = orange
three = Trois
    .glyph = 3
    .tint = green
four = Quatre
    .glyph = 4
    .tint = teal
five = Cinq
    .glyph = 5
    .tint = blue
hand = main
score = points
bell = sonnette
laid = posées
act-wait = Laisser faire
act-ring = Sonner
act-lay = Poser { $card }
event-draws = { $seat_is ->
    [me] Tu pioches { $cards }.
   *[other] { $seat } pioche { $cards_count ->
        [one] une carte
       *[other] { $cards_count } cartes
    }.
}
event-lays = { $seat_is ->
    [me] Tu poses { $cards }.
   *[other] { $seat } pose { $cards }.
}
event-scores = { $seat_is ->
    [me] Tu marques { $points }.
   *[other] { $seat } marque { $points }.
}
event-leaves = { $seat_is ->
    [me] Tu quittes la table.
   *[other] { $seat } quitte la table.
}
option-first = Qui commence
    .about = La place qui ouvre la partie.
