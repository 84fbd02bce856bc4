# What the terminal client says of its own. What the browser says too is worded alike; a test compares them.

hidden-card = a hidden card
rules = Rules
you = you
host = host
bot = bot
away = away
bot-random = random
bot-rules = clever
bot-search = thinker
seat-number = Seat { $number }
free-seat = Free seat
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
choose-one = Which one?
sure = Are you sure?
do-it = Yes, do it
not-yet = No, wait
not-your-turn = Wait for your turn.
not-now = Not possible right now
see-rule = See the rule
log-title = What happened
log-empty = Nothing yet.
empty = empty
middle = Middle of the table
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
lobby-title = The table is being laid
chairs = Who is playing
invite = Invite your friends

## The terminal’s own

too-small = Too small: { $columns } × { $rows }. Regift needs at least 80 × 24.
seats-count = Seats
seats-value = { $count } (from { $least } to { $most })
covered-short = a bot covers
paused = The table is paused
seconds-short = { $count } s
rules-none = This game has no rules sheet.

sign-laugh = 😂
sign-love = 💛
sign-wow = 😮
sign-cry = 😢
sign-grr = 😤
sign-clap = 👏
sign-think = 🤔
sign-hurry = ⏰

key-enter = Enter
key-move = move
key-play = play
key-cards = cards
key-change = change
key-take-back = take back
key-rules = rules
key-language = français
key-help = help
key-quit = leave
key-hush = don’t ask me
key-ask-me = ask me again
key-start = start
key-rematch = rematch
key-sit = take a seat
key-close = close
key-press-on = go on without them
key-standings = standings

say-something = Say something, then Enter
asks-title = { $name } asks for seat { $number }.
asks-body = Let them in?
doubt-commitment = The shuffle is not the one that was fixed before. Your device takes no part in it.
doubt-pledge = What your device put into the shuffle was swapped or left out. It takes no part in it.
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
