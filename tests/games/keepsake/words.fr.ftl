game-name = Le souvenir
game-blurb = Garde en main le cadeau le plus précieux, et devine ce que gardent les autres.
hidden-card = cadeau caché
sock = Chaussette
    .glyph = 🧦
    .tint = grey
mug = Tasse
    .glyph = ☕
    .tint = orange
scarf = Écharpe
    .glyph = 🧣
    .tint = red
kite = Cerf-volant
    .glyph = 🪁
    .tint = teal
drum = Tambour
    .glyph = 🥁
    .tint = yellow
bike = Vélo
    .glyph = 🚲
    .tint = green
crown = Couronne
    .glyph = 👑
    .tint = purple
ring = Bague
    .glyph = 💍
    .tint = blue
hand = main
pile = pioche
given = offerts
picked = sur le point d’être offert
shielded = à l’abri
out = hors jeu
has_chosen = a choisi
choice = Ton choix
choice-keep = garder
choice-exchange = échanger
act-give = Offrir : { $gift }
act-aim = { $target_is ->
    [me] À toi-même
   *[other] À { $target }
}
act-guess = « C’est : { $gift } »
act-keep = Garder ton cadeau
act-exchange = Échanger ton cadeau
event-starts = { $seat_is ->
    [me] Tu commences.
   *[other] { $seat } commence.
}
event-draws = { $seat_is ->
    [me] Tu pioches : { $gifts }.
   *[other] { $seat } pioche { $gifts_count ->
        [one] un cadeau
       *[other] { $gifts_count } cadeaux
    }.
}
event-exchanges = { $seat_is ->
    [me] Tu échanges : { $gifts }.
   *[other] { $seat } échange : { $gifts }.
}
event-gives = { $seat_is ->
    [me] Tu offres : { $gift }.
   *[other] { $seat } offre : { $gift }.
}
event-aims = { $seat_is ->
    [me] Tu joues { $gift } contre { $target_is ->
        [me] toi-même
       *[other] { $target }
    }.
   *[other] { $seat } joue { $gift } contre { $target_is ->
        [me] toi
       *[other] { $target }
    }.
}
event-guesses = { $seat_is ->
    [me] D’après toi, { $target } garde : { $guess }.
   *[other] D’après { $seat }, { $target_is ->
        [me] tu gardes
       *[other] { $target } garde
    } : { $guess }.
}
event-peeks = { $theirs_seen ->
    [yes] { $seat_is ->
        [me] { $target } te montre : { $theirs }.
       *[other] Tu montres à { $seat } : { $theirs }.
    }
   *[no] { $target } montre un cadeau à { $seat }.
}
event-compares = { $mine_seen ->
    [yes] { $seat } a : { $mine } ; { $target } a : { $theirs }.
   *[no] { $seat } et { $target } comparent leurs cadeaux.
}
event-ties = { $seat } et { $target } montrent le même cadeau : { $gift }.
event-swaps = { $mine_seen ->
    [yes] { $seat } et { $target } échangent : { $mine } contre { $theirs }.
   *[no] { $seat } et { $target } échangent leurs cadeaux.
}
event-throws = { $seat_is ->
    [me] Tu jettes : { $gifts }.
   *[other] { $seat } jette : { $gifts }.
}
event-eliminated = { $seat_is ->
    [me] Te voilà hors jeu.
   *[other] Voilà { $seat } hors jeu.
}
event-shows = { $seat_is ->
    [me] Tu gardais : { $gifts }.
   *[other] { $seat } gardait : { $gifts }.
}
event-leaves = { $seat_is ->
    [me] Tu quittes la table.
   *[other] { $seat } quitte la table.
}
option-first = Qui commence
    .about = La place qui ouvre la partie.
