# What the terminal client says of its own. What the browser says too is worded alike; a test compares them.

and = and
hidden-card = a hidden card
no-card = no card
rules = Rules
close = Close
you = you
host = host
bot = bot
away = away
bot-random = random
bot-rules = clever
bot-search = thinker
seat-number = Seat { $number }
free-seat = Free seat
options-title = House rules and options
house-rule = house rule
yes = yes
no = no
drawn = drawn by lot
start = Start the game
waiting-host = Waiting for { $name } to start…
waiting-any-host = Waiting for the host to start…
hint_free_seats = A seat is still free: invite someone, add a bot, or take it away.
watching = You are watching.
your-turn = Your turn!
your-answer = Your answer!
waiting-for = Waiting for { $names }
game-over = The game is over
reconnecting = Reconnecting…
nothing-to-do = Nothing to do right now.
take-back = Take back
choose-one = Which one?
sure = Are you sure?
do-it = Yes, do it
not-yet = No, wait
not-your-turn = Wait for your turn.
not-now = Not possible right now
see-rule = See the rule
log-title = What happened
log-empty = Nothing yet.
cards-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
empty = empty
middle = Middle of the table
out-of = { $value } of { $top }
standings = Final standings
winner = { $name } wins!
you-win = You win!
tie = { $names } share first place!
place = { ORD($place) ->
    [one] 1st
   *[other] { $place ->
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
}
score = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
rematch = Rematch
rematch-host = The host can start a rematch.
fault-title = That did not work
fault = { $field }: expected { $expected }
lobby-title = The table is being laid
chairs = Who is playing
invite = Invite your friends

## The terminal’s own

too-small = Too small: { $columns } × { $rows }. Regift needs at least 80 × 24.
seats-count = Seats
seats-value = { $count } (from { $least } to { $most })
add-bot-hint = ← → to seat a bot
online = at the table
covered = a bot covers
paused = The table stands still.
options = Your moves
moves-none = No move now.
seconds = { $count } s
rules-none = This game has no rules sheet.

reaction-laugh = 😂
reaction-love = 💛
reaction-wow = 😮
reaction-cry = 😢
reaction-grr = 😤
reaction-clap = 👏
reaction-think = 🤔
reaction-hurry = ⏰

key-move = move
key-play = play
key-cards = cards
key-change = change
key-why = why not?
key-take-back = take back
key-rules = rules
key-language = français
key-chat = talk
key-help = help
key-quit = leave
key-hush = don’t ask me
key-ask-me = ask me again
key-start = start
key-rematch = rematch
key-story = the whole story
key-close = close
key-press-on = go on without them
key-standings = standings

say-something = Say something, then Enter
leave-title = Leave the table?
leave-local = The game is not kept.
leave-remote = Your seat stays yours: come back with the same command.
help-title = How to play in a terminal
help-text =
    ↑ ↓ and Enter: pick a move from the list
    1–9, 0 and letters: the move with that key; cards, seats and places show the same key
    ← →: walk along your cards; Enter plays the one you stand on, or says why it can’t be played
    u: take back what nobody has seen yet
    r: the rules, opened at the clause that was named last
    h: let every question pass until your own turn
    c: talk to everyone
    Page up, Page down: what happened
    l: français
    q: leave
help-marks = A thick frame and a key: can be played. A thin dotted frame: not now. ▶: whose move it is. ▫: the place filled next.
