# What messengers show of a link.

general-title = Regift: unwrap a game, pass it on
general-about = Party games for 2 to 8 people and bots, in one room or far apart. No account, nothing to install.

lobby-title = { $host ->
    [none] { $game }: there is a seat for you
   *[some] Play { $game } with { $host_name }
}
lobby-about = { $free ->
    [0] All seats are taken; you can watch.
    [one] One seat is free.
   *[other] { $free } seats are free.
} { $blurb }

playing-title = { $host ->
    [none] { $game } is being played here
   *[some] { $host_name } is playing { $game }
}
playing-about = The game is on; you can watch. { $blurb }

over-title = { $host ->
    [none] { $game } has been played here
   *[some] { $host_name } has played { $game }
}
over-about = The game is over. See how it went, and wait for the next one. { $blurb }
