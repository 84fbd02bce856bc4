replay = Watch the game again
replay-begins = The cards are dealt. Lights down!
replay-picks = { $name } is thinking: { $move }
replay-slider = Where you are in the game
replay-place = { $turn ->
    [0] Move { $step } of { $last }.
   *[other] Turn { $turn }, move { $step } of { $last }.
}
replay-turn = Turn { $turn } of { $count }
replay-too-early = This game is still being played. It can be watched again once it is over.
replay-busy = Many people are watching replays right now. Try again in a moment.
previous-turn = Back one turn
next-turn = Forward one turn
step-back = Back one move
step-on = Forward one move
run = Play
stop = Pause
replay-speed = Speed: { $speed }×
whose-eyes = Seen by
eyes-table = Spectators
eyes-open = All hands
to-the-table = To the table
next-game = The next game is about to begin!
share-moment = Share this moment
open-record = Watch a game from a file
open-record-about = Drop the record of a game here, or choose it. It is checked line by line, just as the server would do it.
choose-file = Choose a record
open-another = Choose another file
eyes-lost = This view can’t be shown: the server isn’t answering.
record-refused-why = What the check says
record-refused = This file can’t be shown: it isn’t a record, or it was changed.
