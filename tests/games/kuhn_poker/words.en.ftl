game-name = Kuhn poker
game-blurb = Three cards, one each, and a chip that may be bet.
hidden-card = hidden card
jack = Jack
    .glyph = J
    .tint = yellow
queen = Queen
    .glyph = Q
    .tint = pink
king = King
    .glyph = K
    .tint = purple
hand = hand
has_chosen = has chosen
stake = stake
act-pass = Pass
act-bet = Bet 1
event-draws = { $seat_is ->
    [me] You draw { $cards }.
   *[other] { $seat } draws { $cards_count ->
        [one] a card
       *[other] { $cards_count } cards
    }.
}
event-passes = { $seat_is ->
    [me] You pass.
   *[other] { $seat } passes.
}
event-bets = { $seat_is ->
    [me] You bet.
   *[other] { $seat } bets.
}
event-shows = { $seat_is ->
    [me] You show { $card }.
   *[other] { $seat } shows { $card }.
}
event-wins = { $seat_is ->
    [me] You win { $chips }.
   *[other] { $seat } wins { $chips }.
}
event-leaves = { $seat_is ->
    [me] You leave the table.
   *[other] { $seat } leaves the table.
}
option-first = Who starts
    .about = The seat that passes or bets first.
