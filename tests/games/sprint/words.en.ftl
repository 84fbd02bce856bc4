game-name = Sprint
game-blurb = Choose your steps in secret: only who chose alone gets to run them.
hidden-card = hidden
road = Road
has_chosen = has chosen
choice = Your choice
act-run = { $steps ->
    [one] Run 1 step
   *[other] Run { $steps } steps
}
event-chose = { $seat_is ->
    [me] You chose { $steps }.
   *[other] { $seat } chose { $steps }.
}
event-moves = { $seat_is ->
    [me] You run to space { $space }.
   *[other] { $seat } runs to space { $space }.
}
event-leaves = { $seat_is ->
    [me] You leave the road.
   *[other] { $seat } leaves the road.
}
option-first = Who starts
    .about = Everybody runs at once; it only names the first seat.
