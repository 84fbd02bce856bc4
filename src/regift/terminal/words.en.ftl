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
hint_free_seats = There is room left: wait for friends, fill up with bots, or remove seats.
watching = You are watching.
your-turn = Your turn!
your-answer = Your choice!
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
log-empty = What happens from now on is told here.
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
players = Players
pause = Pause
go-on = Resume
paused-about = Clocks, bots and cards stand still. Any player can resume.
paused-watching = Clocks, bots and cards stand still until somebody who plays goes on.
my-seat = My seat
seat-code = Seat code
seat-code-about = Type this code at the same table on another phone or computer, and you have your seat and your cards there. Don’t show it to anyone.
log-out-others = Log out my other devices
log-out-others-about = This seat stays yours here. Every other phone or computer that has it loses it, and your seat code changes.
stand-up = Leave the table
stand-up-lobby = Your seat is free again. You can go on watching.
stand-up-playing = A bot plays on for you, for good. You can go on watching.
show-out = Kick out
show-out-lobby = { $name } loses this seat for good. Anyone who comes back from the same address has to ask first. Lock the table, too, if nobody new is to come in. You can also just free the seat.
show-out-playing = { $name } loses this seat for good, and a bot plays on. Anyone who comes back from the same address has to ask first. Lock the table, too, if nobody new is to come in.
only-free = Only free the seat
withdraw = Take out of the game
withdraw-about = { $name } is asked back, and can return for { $seconds } seconds once all players who are here want this, two at least. Then { $name } is out of this game for good, and the cards are dealt with as the rules say.
votes = { $count ->
    [one] { $names } wants to go on without { $name }.
   *[other] { $names } want to go on without { $name }.
}
votes-me = { $count ->
    [1] You want to go on without { $name }.
    [2] You and { $names } want to go on without { $name }.
   *[other] You, { $names } want to go on without { $name }.
}
votes-rest = Everybody who is here has to want it, two players at least.
votes-end = { $seconds ->
    [one] { $name } can still come back for one second.
   *[other] { $name } can still come back for { $seconds } seconds.
}
vote-not = Wait for { $name }
swap = Seats { $one } and { $other } change places
table-code = Table { $code }
waits-for-yes = You have asked. Waiting for the yes: the host’s, or that of the seat’s owner if they are back first…
take-free-seat = Sit down on seat { $number }
take-bot-seat = Take over from { $name }
ask-for-seat = Ask for the seat of { $name }
one-hand-only = You have seen the cards of { $name } in this game, so you can have that seat again, but no other.
manners = How the table is kept
fixed-now = Can’t be changed during a game.
seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
reactions = Quick reactions
reaction-laugh = laughs
reaction-love = loves it
reaction-wow = is amazed
reaction-cry = cries
reaction-grr = is cross
reaction-clap = claps
reaction-think = is thinking
reaction-hurry = is in a hurry
bet-title = Who will win?
bet-none = no bet
bet-about = Sealed until the end. The sooner you bet, the greater the glory.
bet-made = You bet on { $name }. It is sealed: nobody else knows.
bets = The bets
bet-right = { $name } saw it coming since turn { $turn }
bet-right-at-once = { $name } saw it coming from the very first turn
bet-wrong = { $name } would have sworn by { $other }
bet-points = { $count ->
    [one] { $count } point of glory
   *[other] { $count } points of glory
}
next-table = Next table
next-table-join = Join the next table
next-table-about = The game here goes on without you; your seat stays yours, to watch from.
bench-sees-table = The game goes on without you. x: bet, or next table
bench-sees-hands = You see every hand; only those who do hear you. x: bet, or next table
gone-on = at the next table
manner-clock = Clock
    .about = How long one may take over a decision
manner-clock-off = none
manner-clock-relaxed = relaxed: 90 s
manner-clock-brisk = brisk: 30 s
manner-time_up = When time is up
    .about = What happens to who takes longer
manner-time_up-soft = others may go on
manner-time_up-hard = it goes on by itself
manner-slack = Time for everybody
    .about = For those who need longer to read or to move
manner-slack-1 = as usual
manner-slack-3 = three times as much
manner-window = Time to react
    .about = No answer to a card counts sooner, so that nobody can read a hand from how fast it answers
manner-pace = Pace of the bots
    .about = How long they ponder over what you can see
manner-pace-calm = unhurried
manner-pace-lively = natural
manner-pace-quick = quick
manner-cover = A bot steps in
    .about = How long after somebody is gone; the seat stays theirs
manner-cover-0 = never
manner-watchers = Those who watch see
manner-watchers-table = what lies open
manner-watchers-hands = every hand
manner-watchers-nothing = nothing
manner-out_sees = Who is out sees
    .about = Who sees every hand talks only to their like, and can’t come back into that game
manner-out_sees-table = what they saw before
manner-out_sees-hands = every hand
manner-delay = They see it later
    .about = So that nobody can whisper
manner-delay-0 = at once
manner-chat = Talk and reactions
manner-adders = Presents of your own
    .about = Who may add them
manner-adders-host = the host
manner-adders-seated = everybody seated
manner-lock = Locked
    .about = Newcomers need the host’s yes

## The terminal’s own

too-small = Too small: { $columns } × { $rows }. Regift needs at least 80 × 24.
seats-count = Seats
mixed-deck = { $count ->
    [one] Home-mixed: one card
   *[other] Home-mixed: { $count } cards
}
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

find-name = Type a name
find-nothing = Nothing is called that.

key-enter = Enter
key-escape = Esc
key-space = Space
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
key-hasten = faster
key-no-haste = no faster
key-start = start
key-rematch = rematch
key-sit = take a seat
key-close = close
key-press-on = go on without them
key-find = type a name
key-commands = commands
key-standings = standings
key-table = table
key-do = do it
key-react = react
key-skip = on to your turn
key-pace = pace: { $pace }

say-something = Say something, then Enter
asks-title = { $name } asks for seat { $number }.
asks-body = Let them in?
asks-own-body = You were away: do you give it up?
asks-like-banned = Comes from the address of somebody who was kicked out: maybe the same person, maybe somebody who shares a connection with them.
doubt-commitment = The shuffle is not the one that was fixed before. Your device takes no part in it.
doubt-pledge = What your device put into the shuffle was swapped or left out. It takes no part in it.
leave-title = Leave the table?
leave-local = The game is not kept.
record-kept = This game is kept: { $path }
record-ways = regift replay FILE tells it again, regift verify FILE checks every line of it.
record-lost = This game could not be kept: { $why }
leave-remote = Your seat stays yours: come back with the same command.
help-title = How to play in a terminal
help-text =
    ↑ ↓ and Enter: pick a move from the list
    1–9, 0 and letters: the move with that key; cards, seats and places show the same key
    /: type a name in a long list; Esc: letters are commands again
    ← →: walk along your cards; Enter plays the one you stand on, or says why it can’t be played
    u: take back what nobody has seen yet
    r: the rules, opened at the clause that was named last
    h: let every question pass until your own turn; w: faster, once everyone wants it
    x: the table: quick reactions, pause, your seat code, people, settings
    c: talk to everyone
    Space: bots play on at once until you are asked; b: how fast they play (at home)
    t: take a seat, if you watch; p: go on without those whose time is up
    s, n: at the end, the standings and a rematch
    Page up, Page down: what happened
    l: français
    q: leave
help-marks = A thick frame and a key: can be played. A thin dotted frame: not now. ▶: whose move it is. ▫: the place filled next.
