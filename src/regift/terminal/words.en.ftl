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
house-power = house power
yes = yes
no = no
drawn = picked at random
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
log-empty = The story starts here.
empty = empty
middle = Middle of the table
winner = { $name } wins!
you-win = You win!
broken-off = The game was broken off
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
lobby-title = Getting ready
chairs = Who’s playing?
invite = Invite your friends
players = Players
pause = Pause
go-on = Resume
paused-about = Clocks, bots and cards stand still. Any player can resume.
paused-watching = Clocks, bots and cards stand still until a player resumes.
my-seat = My seat
seat-code = Seat code
seat-code-about = Type this code at this table on another phone or computer, and your seat and cards are there too. Don’t show it to anyone.
log-out-others = Log out my other devices
log-out-others-about = You keep your seat here. Your other phones and computers lose it, and your seat code changes.
stand-up = Leave the table
stand-up-lobby = Your seat becomes free. You can keep watching.
stand-up-playing = A bot takes your seat for good. You can keep watching.
show-out = Kick out
show-out-lobby = { $name } loses this seat for good. Anyone coming from the same address will have to ask first. To let nobody new in, lock the table too. You can also just free the seat.
show-out-playing = { $name } loses this seat for good, and a bot plays on. Anyone coming from the same address will have to ask first. To let nobody new in, lock the table too.
only-free = Just free the seat
withdraw = Take out of the game
withdraw-about = Once all players here agree, at least two, { $name } has { $seconds } seconds to come back. After that, { $name } is out of this game for good; the rules say what happens to the cards.
votes = { $count ->
    [one] { $names } wants to go on without { $name }.
   *[other] { $names } want to go on without { $name }.
}
votes-me = { $count ->
    [1] You want to go on without { $name }.
    [2] You and { $names } want to go on without { $name }.
   *[other] You, { $names } want to go on without { $name }.
}
votes-rest = All players here have to agree, and there must be at least two.
votes-end = { $seconds ->
    [one] { $name } has one second left to come back.
   *[other] { $name } has { $seconds } seconds left to come back.
}
vote-not = Wait for { $name }
swap = Swap seats { $one } and { $other }
table-code = Table { $code }
waits-for-yes = You have asked. Waiting for the host to agree, or the seat’s owner if they come back first…
take-free-seat = Take seat { $number }
take-bot-seat = Take over from { $name }
ask-for-seat = Ask for { $name }’s seat
one-hand-only = You have seen { $name }’s cards in this game, so you can take that seat again, but no other.
manners = Table settings
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
evening = { $count ->
    [one] The evening after 1 game
   *[other] The evening after { $count } games
}
evening-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
evening-gone = gone home
evening-foresaw = { $name } foresaw { $winners ->
    [one] a winner
   *[other] { $winners } winners
}
evening-last = Last time, { $names } won the evening.
next-game = Play { $name }
next-game-about = Everybody stays where they are, bots too. The code stays the same.
evening-delete = Delete this evening
evening-delete-about = All games, points and names of this evening are deleted, for everybody, here and at its other tables where you are the host. The game on the table stays. Nobody can bring the evening back.
hand-on = Hand my seat on
hand-on-not = Keep my seat
hand-on-about = Somebody who watches takes over: they see your hand and play it to the end.
hand-on-offered = Whoever watches, or comes with the code, can ask for your seat now. You say yes to one of them; if you have gone by then, the host does.
present-add = Add a present of your own
present-count = { $count } of 2
present-about = Something that your friends would love, or dread. It comes up first.
present-name = What is it?
present-price = its price
present-remove = Take “{ $name }” out again
present-remove-about = Then you can add another one.
fault-server = The server isn’t answering. Try again in a moment.
next-game-wish = I would like to play { $name } next
next-game-not = No longer wish for { $name }
next-game-wish-about = The host sees it and picks.
next-game-wished = Wished for by { $names }.
bets = The bets
bet-right = { $name } saw it coming from round { $round }
bet-right-at-once = { $name } saw it coming from the very first round
bet-wrong = { $name } would have sworn it was { $other }
bet-points = { $count ->
    [one] { $count } point of glory
   *[other] { $count } points of glory
}
next-table = Next table
next-table-join = Join the next table
next-table-about = The game here goes on without you; you keep your seat, to watch from.
bench-sees-table = The game goes on without you. x: bet, or next table
bench-sees-hands = You see every hand; only others who do can read you. x: bet, or next table
gone-on = at the next table
manner-clock = Clock
    .about = How long you have for each decision, and after your first reaction of a game, for each reaction. If your first one takes three times that long, the host, or all the others, may go on. Without a clock, nothing times out.
manner-clock-off = none
manner-clock-relaxed = relaxed: 90 s
manner-clock-brisk = brisk: 30 s
manner-time_up = When time is up
    .about = What happens when a decision takes longer than the clock allows
manner-time_up-soft = the others may go on
manner-time_up-hard = the game goes on by itself
manner-slack = Extra time
    .about = Makes the clock slower for decisions and reactions, for anyone who needs longer
manner-slack-1 = none
manner-slack-3 = three times as long
manner-window = Shortest wait before an answer shows
    .about = No answer to a card shows any sooner, so its speed gives nothing away. It hurries nobody.
manner-pace = Pace of the bots
    .about = How long they take to play
manner-pace-calm = unhurried
manner-pace-lively = natural
manner-pace-quick = quick
manner-cover = A bot steps in
    .about = How long after a player is gone; the seat stays theirs. Personal choices, such as gifts, wait for them.
manner-cover-0 = never
manner-move_on = A personal choice waits
    .about = How long the table waits for the choice of a player who is gone. After that, the host, or all the others, may let a bot choose.
manner-watchers = Spectators see
manner-watchers-table = what is face up
manner-watchers-hands = every hand
manner-watchers-nothing = nothing
manner-out_sees = Eliminated players see
    .about = If they see every hand, they talk only among themselves and can’t come back into that game
manner-out_sees-table = what they saw before
manner-out_sees-hands = every hand
manner-delay = Spectator delay
    .about = So that nobody can whisper
manner-delay-0 = none
manner-chat = Chat and reactions
manner-adders = Your own gifts
    .about = Who may add them
manner-adders-two = the host, everyone else two each
manner-adders-host = the host
manner-adders-seated = everyone seated
manner-photos = Photos from guests
    .about = Listing the table switches them off
manner-listed = Anyone on this server may join
    .about = Listed until it is full
manner-listed-no = no
manner-listed-en = yes, in English
manner-listed-fr = yes, in French
manner-lock = Locked
    .about = Newcomers need the host’s permission

## The terminal’s own

open-tables-none = No table waits for players here.
open-table-line = { $game } with { $host }, { $free ->
    [one] one seat free
   *[other] { $free } seats free
}, { $spoken ->
    [fr] in French
   *[en] in English
}

too-small = Too small: { $columns } × { $rows }. Regift needs at least 80 × 24.
seats-count = Seats
mixed-deck = { $count ->
    [one] Custom deck: one card
   *[other] Custom deck: { $count } cards
}
seats-value = { $count } (from { $least } to { $most })
covered-short = a bot fills in
covered-log = A bot is now filling in for { $name }.
back-log = { $name } is back.
awaited-until = { $seconds ->
    [one] { $name } is away, and this choice is personal. In one second, the host, or all the others, may let a bot choose.
   *[other] { $name } is away, and this choice is personal. In { $seconds } seconds, the host, or all the others, may let a bot choose.
}
awaited-now = { $name } is away, and this choice is personal. The host, or all the others, may let a bot choose.
awaited-short = away: the table waits
move-on = Let a bot choose
move-on-not = Keep waiting
move-on-voters = For it so far: { $names }
made-moves-bot = { $count ->
    [one] While you were away, a bot played one move for you.
   *[other] While you were away, a bot played { $count } moves for you.
}
made-moves-clock = { $count ->
    [one] Your time was up, so one move was played for you.
   *[other] Your time was up, so { $count } moves were played for you.
}
made-choices-bot = While you were away, a bot chose for you:
made-choices-clock = Your time was up, so this was chosen for you:
made-open = Nobody has seen it yet. You can still change it.
paused = The table is paused
seconds-short = { $count } s
rules-minute = The rules in a minute
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
key-yes = y
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
asks-own-body = You were away. Give it up?
asks-offered-body = You have offered it. Hand it on?
asks-like-banned = Same address as someone who was kicked out: maybe the same person, maybe someone on the same connection.
doubt-commitment = This shuffle doesn’t match what was sealed. Your device takes no part in it.
doubt-pledge = Your device’s number was swapped or left out of this shuffle. Your device takes no part in it.
leave-title = Leave the table?
leave-local = The game is not kept.
record-kept = This game is kept: { $path }
record-ways = regift replay FILE shows it again, regift verify FILE checks every line of it.
record-lost = This game could not be kept: { $why }
leave-remote = You keep your seat: come back with the same command.
help-title = How to play in a terminal
help-text =
    ↑ ↓ and Enter: pick a move from the list
    1–9, 0 and letters: the move with that key; cards, seats and places show the same key
    /: type a name in a long list; Esc: letters are commands again
    ← →: move along your cards; Enter plays the one you are on, or says why it can’t be played
    u: take back what nobody has seen yet
    r: the rules, opened at the last clause named
    h: let every question pass until your own turn; w: faster, once everyone wants it
    x: the table: quick reactions, pause, your seat code, people, settings
    c: talk to everyone
    Space: bots play on without a pause until you are asked; b: how fast they play (at home)
    t: take a seat, if you watch; p: go on without those whose time is up
    s, n: at the end, the standings and a rematch
    Page up, Page down: what happened
    l: français
    q: leave
help-marks = A thick frame and a key: can be played. A thin dotted frame: not now. ▶: whose move it is. ▫: the place filled next.

# Several people at one keyboard.

hand-over-keyboard = Give the keyboard to { $name }
hand-over-about = Everybody else looks away.
hand-over-open = Everybody may look on.
hand-over-take = I’m { $name }
hand-over-next = { $name } is next. Look as long as you like; Enter leads to the screen that hides your cards.
