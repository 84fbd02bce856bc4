game-name = Poker de Kuhn
game-blurb = Trois cartes, une chacun, et un jeton à miser.
hidden-card = carte cachée
jack = Valet
    .glyph = V
    .tint = yellow
queen = Dame
    .glyph = D
    .tint = pink
king = Roi
    .glyph = R
    .tint = purple
hand = main
has_chosen = a choisi
stake = mise
act-pass = Passer
act-bet = Miser 1
event-draws = { $seat_is ->
    [me] Tu pioches { $cards }.
   *[other] { $seat } pioche { $cards_count ->
        [one] une carte
       *[other] { $cards_count } cartes
    }.
}
event-passes = { $seat_is ->
    [me] Tu passes.
   *[other] { $seat } passe.
}
event-bets = { $seat_is ->
    [me] Tu mises.
   *[other] { $seat } mise.
}
event-shows = { $seat_is ->
    [me] Tu montres { $card }.
   *[other] { $seat } montre { $card }.
}
event-wins = { $seat_is ->
    [me] Tu gagnes { $chips }.
   *[other] { $seat } gagne { $chips }.
}
event-leaves = { $seat_is ->
    [me] Tu quittes la table.
   *[other] { $seat } quitte la table.
}
option-first = Qui commence
    .about = La place qui passe ou mise en premier.
