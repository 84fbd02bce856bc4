# What the browser client says of its own. A game's words are in its own folder.

and = and
hidden-card = a hidden card
no-card = no card
friendly-names = Pistachio, Clementine, Biscuit, Nutmeg, Marzipan, Ginger, Truffle, Pickle, Mango, Waffle, Olive, Praline

tagline = Unwrap a game, pass it on.
about = Party games for 2 to 8 people and bots, in one room or far apart. No account, nothing to install.
about-short = Party games with friends and bots. No account, nothing to install.
about-names = The games’ names belong to their publishers and only say which rules are played. The words and drawings are ours or freely licensed.
seats-range = { $least }–{ $most } players
play-friends = Play with friends
play-bots = Play against bots
bots-how-many = How many bots
bots-with = { $count ->
    [one] 1 bot
   *[other] { $count } bots
}
bots-length = How long
bots-usual = usual length
bots-short = short game
join-title = Got a code?
join-code = Table code
join = Join
no-such-table = No table has the code { $code }. Check the four letters.
code-form = The code is four letters.
server-silent = The server isn’t answering. Is it running?
try-again = Try again
loading = One moment…
shelf = The games
minutes-about = about { $count } min
in-a-minute = The rules in a minute
first-time = First time?
in-a-minute-of = { $name }: the rules in a minute
mix-deck = Mix a deck
see-deck = See the cards
mixed-deck = { $count ->
    [one] Custom deck: one card
   *[other] Custom deck: { $count } cards
}
all-rules = All the rules
game-alone = More boxes are being wrapped.
kind-bluff = bluff
kind-gifts = gifts
kind-guess = guessing
kind-memory = memory
kind-race = race
kind-take_that = dirty tricks
filter = Find a game
filter-players = How many are you?
filter-minutes = How long have you got?
filter-kinds = What are you in the mood for?
filter-up-to = up to { $count } min
filter-clear = Show every game
filter-none = No game fits all that. Drop a filter?
filter-found = { $count ->
    [one] One game fits
   *[other] { $count } games fit
}
my-tables = Your tables
finished-games = Finished games
my-table = { $game }, table { $code }: { $state }
table-clear = Remove { $game }, table { $code }, from your tables
clear-solo = Only bots are left at this table. The game ends for good.
clear-shared = The others can go on. This browser forgets your seat; only its code brings you back.
clear-do = Remove
table-laid = Getting ready: { $taken } of { $seats } seated
table-playing = In full swing

about-title = About Regift
about-ours = The rules sheets, the code and the design are ours, under the MIT licence. For pictures and fonts, our thanks go to:

you-are = You are { $name }. Change name or picture
person-title = Who are you?
host-name-about = This is how your friends will see you at the table.
host-name-go = Set up the table
your-name = Your name
your-picture = Your picture
save = Save
close = Close
labelled = { $label }: { $text }
language = Language
to-dark = Dark colours
to-light = Light colours
home = Back home
rules = Rules

avatar-fox = Fox
avatar-cat-face = Cat
avatar-owl = Owl
avatar-frog = Frog
avatar-panda = Panda
avatar-octopus = Octopus
avatar-penguin = Penguin
avatar-hedgehog = Hedgehog
avatar-unicorn = Unicorn
avatar-koala = Koala
avatar-sloth = Sloth
avatar-turtle = Turtle

arrive-title = Join the table
arrive-about = Table { $code } is waiting for you.
already-there = { $count ->
    [one] { $names } is already there.
   *[other] { $names } are already there.
}
sit-down = Sit down
watch-only = Just watch

lobby-title = Getting ready
invite = Invite your friends
invite-about = Scan the code, or type these letters at { $address }:
copied = Copied
qr-label = The invitation as a QR code
enlarge = Enlarge the code
big-screen = Big screen
share-link = Share
join-us = Come and play!
join-us-about = Scan the code with your phone, or open { $address } and type
who-is-here = At the table
chairs = Who’s playing?
free-seat = Free seat
add-bot = Add a bot
fill-up = Fill with bots
bot-kind = How { $name } plays
free-seat-about = { $name } would love to play
nobody-yet = Waiting for someone
settings = Settings
settings-about = { $name } is the host and decides the settings.
changed-count = { $count ->
    [one] one change
   *[other] { $count } changes
}
as-usual = no changes
first-question = Who begins?
first-drawn = Pick at random
first-drawn-about = Who begins is picked at random when the cards are dealt.
first-named = { $name } begins.
first-named-me = You begin.
first-host = { $name } decides.
first-host-any = The host decides.
add-bot-at = Add a bot on seat { $number }
remove = Remove { $name }
you = you
host = host
bot = bot
away = away
bot-random = random
bot-rules = clever
bot-search = thinker
seat-number = Seat { $number }
seats-title = Seats
fewer-seats = One seat fewer
more-seats = One seat more
own-choices = Choices per player
options-title = House rules and options
options-none = This game has no options.
house-rule = house rule
default-value = default: { $value }
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
your-only-answer = Over to you!
waiting-for = Waiting for { $names }
waiting-for-count = Waiting for { $count } players
look-first = Look what happens
bots-wait-for-reader = The bots wait while you read
game-over = The game is over
reconnecting = Reconnecting…
what-can-i-do = What can I do?
all-moves = All moves
nothing-to-do = Nothing to do right now.
only-way = Only one move is possible.
what-glows = { $pointer ->
    [mouse] Click
   *[finger] Tap
} what glows:
throw-away = discard
take-back = Undo
lift-again = Tap again: { $move }
lift-why = Tap again to see why not now
keys = Keys
keys-cards = the card at that place in your hand: once to see what it does, twice to play it; with no hand, what has that number
keys-pass = end your turn, or let it come
keys-block = block an attack on you
keys-undo = undo, as long as nothing was shown
keys-zoom = see the card up close, with its rule
keys-skip = skip what is being shown
keys-help = these keys
choose-one = Which one?
sure = Are you sure?
do-it = Yes, do it
not-yet = No, wait
not-your-turn = Wait for your turn.
not-now = Not possible right now
see-rule = See the rule
skip = Skip
to-cards = Go to your cards
to-games = Go to the games
to-table = Go to the table
feel = Motion and sound
speed = Animation speed
speed-calm = calm
speed-lively = lively
speed-instant = instant
sounds = Sounds
buzz = Buzz when it’s my turn
log-title = What happened
log-empty = The story starts here.
log-fleeting = Nothing is written down here: you have to remember it.
log-part = Everything before this will be in the replay.
cards-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
empty = empty
empty-slot = empty place { $number }
next-slot = next place, { $number }
middle = Middle of the table
players = Players
out-of = { $value } of { $top }
space-of = { $name }: { $value } of { $top }
their-turn = to play
why-not = { $card }: why not now?

standings = Final standings
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
source-rulebook = From the rulebook
source-publisher = From the publisher
source-house = Our own invention
score = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
rematch = Rematch
rematch-host = The host can start a rematch.
download-record = Download the record

my-seat = My seat
seat-code = Seat code
seat-code-about = Type this code at this table on another phone or computer, and your seat and cards are there too. Don’t show it to anyone.
have-seat-code = I have a seat code
have-seat-code-about = Already at this table on another device? Find your seat code there, under “My seat”.
take-my-seat = Take my seat
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
vote-too = Go on without { $name }
vote-not = Wait for { $name }
asked-back = The others want to go on without you. Come back now!
watching-count = { $count ->
    [one] One person is watching.
   *[other] { $count } people are watching.
}
swap = Swap seats { $one } and { $other }
the-table = The table: people, seat, settings
table-code = Table { $code }

asks-to-sit = { $name } would like to sit down.
asks-for-seat = { $name } asks for the seat of { $other }.
asks-for-offered = { $name } would like your seat. Hand it on?
asks-for-own-seat = While you were away, { $name } asked for your seat. Do you want to give it up?
asks-like-banned = Same address as someone who was kicked out: maybe the same person, maybe someone on the same connection.
answer-yes = Yes
answer-no = No
waits-for-yes = You have asked. Waiting for the host to agree, or the seat’s owner if they come back first…
one-hand-only = You have seen { $name }’s cards in this game, so you can take that seat again, but no other.
take-free-seat = Take seat { $number }
take-bot-seat = Take over from { $name }
ask-for-seat = Ask for { $name }’s seat
take-a-seat = Take a seat
new-host = { $name } is the host now.
you-are-host = You are the host now.
new-stand-in = { $name } is hosting until { $host } is back.
you-stand-in = You are hosting until { $host } is back. Anyone you kick out may then return.
stands-in = host until { $host } is back
shown-out = You are no longer at this table
shown-out-about = The host removed you.

watches = watching
watchers-see-table = You see everything that is face up.
watchers-see-hands = You see every hand, so the players can’t read you.
watchers-see-nothing = This game isn’t shown to spectators.
watchers-later = { $count ->
    [one] You see everything one second later.
   *[other] You see everything { $count } seconds later.
}
closed-title = A private game is on
closed-about = This table doesn’t show its games to spectators. You can take a seat, or wait here for the next game.
soon-title = The game will appear soon
soon-about = { $count ->
    [0] Just a moment.
    [one] You see everything one second after it happened.
   *[other] You see everything { $count } seconds after it happened.
}

covered = A bot is filling in for { $name }.
was-covered = A bot has played for { $name }.
was-covered-awaited = A bot has played for { $name }. Waiting for { $name } again.
covered-log = A bot is now filling in for { $name }.
back-log = { $name } is back.
awaited-until = { $seconds ->
    [one] { $name } is away, and this choice is personal. In one second, the host, or all the others, may let a bot choose.
   *[other] { $name } is away, and this choice is personal. In { $seconds } seconds, the host, or all the others, may let a bot choose.
}
awaited-now = { $name } is away, and this choice is personal. The host, or all the others, may let a bot choose.
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
made-change = Change it
hush = Don’t ask me until my turn
lets-pass = You let it pass…
hasten = Faster
hasten-about = If everyone agrees, go faster and wait for nobody: your parcels open, too. { $wishing } of { $people } so far
pause = Pause
go-on = Resume
paused = The table is paused
paused-about = Clocks, bots and cards stand still. Any player can resume.
paused-watching = Clocks, bots and cards stand still until a player resumes.
time-left = { $count ->
    [one] one second left
   *[other] { $count } seconds left
}
time-up = Time is up for { $names }
own-time-up = Your time is up: the others may go on without you.
press-on = Go on

manners = Table settings
fixed-now = Can’t be changed during a game.
seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
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
manner-cover = A bot steps in
    .about = How long after a player is gone; the seat stays theirs. Personal choices, such as gifts, wait for them.
manner-cover-0 = never
manner-move_on = A personal choice waits
    .about = How long the table waits for the choice of a player who is gone. After that, the host, or all the others, may let a bot choose.
manner-pace = Pace of the bots
    .about = How long they take to play
manner-pace-calm = unhurried
manner-pace-lively = natural
manner-pace-quick = quick
manner-watchers = Spectators see
    .about = What people with the link see
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
    .about = Messages and quick faces across the table
manner-adders = Your own gifts
    .about = Who may add them
manner-adders-two = the host, everyone else two each
manner-adders-host = the host
manner-adders-seated = everyone seated
manner-listed = Anyone on this server may join
    .about = Listed until it is full
manner-listed-no = no
manner-listed-en = yes, in English
manner-listed-fr = yes, in French
manner-lock = Locked
    .about = Newcomers need the host’s permission

talk = Chat
talk-unread = { $count ->
    [one] Chat: one new message
   *[other] Chat: { $count } new messages
}
talk-empty = Nobody has said anything yet.
talk-say = Say something
talk-send = Send
talk-aside = Only spectators can read this.
mute = Mute
mute-about = Only for you: nobody is told.
mute-all = Mute everyone
mute-one = Mute { $name }
all-muted = Everyone is muted.
reactions = Quick reactions
reaction-laugh = laughs
reaction-love = loves it
reaction-wow = is amazed
reaction-cry = cries
reaction-grr = is cross
reaction-clap = claps
reaction-think = is thinking
reaction-hurry = is in a hurry

bench = On the bench
you-are-out = The game goes on without you.
out-sees-table = Watch, place a bet, or move on to the next table.
out-sees-hands = You see every hand, so only those who see them too can read you.
talk-knowing = Only those who see every hand can read this.
bet-title = Who will win?
bet-about = Sealed until the end. The sooner you bet, the greater the glory.
bet-made = You bet on { $name }. It is sealed: nobody else knows.
bet-lost = { $name } is out of the running. Change your mind while there is time.
bet-change = Change
bets = The bets
bet-right = { $name } saw it coming from turn { $turn }
bet-right-at-once = { $name } saw it coming from the very first turn
bet-wrong = { $name } would have sworn it was { $other }
bet-points = { $count ->
    [one] { $count } point of glory
   *[other] { $count } points of glory
}
next-table = Next table
next-table-join = Join the next table
next-table-follow = Join { $names } at the next table
gone-on = at the next table

doubt-commitment = This shuffle doesn’t match what was sealed. Your device takes no part in it.
doubt-pledge = Your device’s number was swapped or left out of this shuffle. Your device takes no part in it.
doubt-others = Another player’s number doesn’t match what the lobby showed. Your device takes no part in this shuffle.
doubt-again = The shuffle was started over after your device had shown its number. Your device takes no part in it.

share-by-hand = Copy it from here:
watch-again = Watch again
share-result = Share
story-title = The game in three lines

lesson-try = Try it: pass two gifts
lesson-next = Go on
lesson-again = Once more
