game-name = Bell
game-blurb = Lay two cards for their sum, and hope that nobody rings.
hidden-card = hidden card
one = One
    .glyph = 1
    .tint = yellow
two = Two
    .glyph = 2
    .tint = orange
three = Three
    .glyph = 3
    .tint = green
four = Four
    .glyph = 4
    .tint = teal
five = Five
    .glyph = 5
    .tint = blue
hand = hand
score = points
bell = bell
laid = laid
act-wait = Let it be
act-ring = Ring the bell
act-lay = Lay { $card }
event-draws = { $seat_is ->
    [me] You draw { $cards }.
   *[other] { $seat } draws { $cards_count ->
        [one] one card
       *[other] { $cards_count } cards
    }.
}
event-lays = { $seat_is ->
    [me] You lay { $cards }.
   *[other] { $seat } lays { $cards }.
}
event-scores = { $seat_is ->
    [me] You score { $points }.
   *[other] { $seat } scores { $points }.
}
event-leaves = { $seat_is ->
    [me] You leave the table.
   *[other] { $seat } leaves the table.
}
option-first = Who starts
    .about = The seat that begins.
