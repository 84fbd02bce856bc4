# What becomes of a table: said by the page and in the terminal.

kept-until-day = This table is kept until { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
}.
kept-until-time = This table is kept until { $time }.
kept-unplayed = Until a game begins, this table is kept for { $hours ->
    [one] an hour
   *[other] { $hours } hours
} after everybody has left.
reason-table_closed = The people who run this server have closed this table.
operator-says = From the people who run this server: { $text }
