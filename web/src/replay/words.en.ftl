replay = Watch the game again
replay-begins = The cards are dealt. Lights down!
replay-picks = { $name } is thinking: { $move }
replay-slider = Where in the game
replay-place = { $turn ->
    [0] Move { $step } of { $last }.
   *[other] Step { $turn }, move { $step } of { $last }.
}
replay-turn = Step { $turn } of { $count }
replay-too-early = This game is still being played. It can be watched again once it is over.
replay-busy = Many games are being watched again just now. Try again in a moment.
previous-turn = Back one turn
next-turn = On one turn
step-back = Back one move
step-on = On one move
run = Play
stop = Pause
replay-speed = Speed: { $speed } times
whose-eyes = Through whose eyes
eyes-table = Spectators
eyes-open = All hands open
to-the-table = To the table
next-game = The next game is being set up!
share-moment = Share this moment
open-record = Watch a game from a file
open-record-about = Drop the record of a game here, or choose it. It is checked line by line, as the server would check it.
choose-file = Choose a record
open-another = Choose another file
eyes-lost = Those eyes won’t open: the server does not answer.
record-refused-why = What the check says
record-refused = This file can’t be shown: it is no record, or it was changed.
