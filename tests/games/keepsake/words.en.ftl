game-name = Keepsake
game-blurb = Keep the dearest gift in your hand, and find out what the others keep.
hidden-card = hidden gift
sock = Sock
    .glyph = 🧦
    .tint = grey
mug = Mug
    .glyph = ☕
    .tint = orange
scarf = Scarf
    .glyph = 🧣
    .tint = red
kite = Kite
    .glyph = 🪁
    .tint = teal
drum = Drum
    .glyph = 🥁
    .tint = yellow
bike = Bike
    .glyph = 🚲
    .tint = green
crown = Crown
    .glyph = 👑
    .tint = purple
ring = Ring
    .glyph = 💍
    .tint = blue
hand = hand
pile = pile
given = given
picked = about to give
shielded = shielded
out = out
has_chosen = has chosen
choice = Your choice
choice-keep = keep
choice-exchange = exchange
act-give = Give the { $gift }
act-aim = { $target_is ->
    [me] To yourself
   *[other] To { $target }
}
act-guess = “It is the { $gift }”
act-keep = Keep your gift
act-exchange = Exchange your gift
event-starts = { $seat_is ->
    [me] You start.
   *[other] { $seat } starts.
}
event-draws = { $seat_is ->
    [me] You draw { $gifts }.
   *[other] { $seat } draws { $gifts_count ->
        [one] one gift
       *[other] { $gifts_count } gifts
    }.
}
event-exchanges = { $seat_is ->
    [me] You exchange { $gifts }.
   *[other] { $seat } exchanges { $gifts }.
}
event-gives = { $seat_is ->
    [me] You give the { $gift }.
   *[other] { $seat } gives the { $gift }.
}
event-aims = { $seat_is ->
    [me] You aim the { $gift } at { $target_is ->
        [me] yourself
       *[other] { $target }
    }.
   *[other] { $seat } aims the { $gift } at { $target_is ->
        [me] you
       *[other] { $target }
    }.
}
event-guesses = { $seat_is ->
    [me] You guess that { $target } keeps the { $guess }.
   *[other] { $seat } guesses that { $target_is ->
        [me] you keep
       *[other] { $target } keeps
    } the { $guess }.
}
event-peeks = { $theirs_seen ->
    [yes] { $seat_is ->
        [me] { $target } shows you { $theirs }.
       *[other] You show { $seat } { $theirs }.
    }
   *[no] { $target } shows { $seat } a gift.
}
event-compares = { $mine_seen ->
    [yes] { $seat } has { $mine }, { $target } has { $theirs }.
   *[no] { $seat } and { $target } compare their gifts.
}
event-ties = { $seat } and { $target } both show the { $gift }.
event-swaps = { $mine_seen ->
    [yes] { $seat } swaps { $mine } with { $target } for { $theirs }.
   *[no] { $seat } and { $target } swap their gifts.
}
event-throws = { $seat_is ->
    [me] You throw { $gifts } away.
   *[other] { $seat } throws { $gifts } away.
}
event-eliminated = { $seat_is ->
    [me] You are out.
   *[other] { $seat } is out.
}
event-shows = { $seat_is ->
    [me] You kept { $gifts }.
   *[other] { $seat } kept { $gifts }.
}
event-leaves = { $seat_is ->
    [me] You leave the table.
   *[other] { $seat } leaves the table.
}
option-first = Who starts
    .about = The seat that begins.
