# What the browser client says of its own. A game's words are in its own folder.

and = and
hidden-card = a hidden card
no-card = no card
friendly-names = Pistachio, Clementine, Biscuit, Nutmeg, Marzipan, Ginger, Truffle, Pickle, Mango, Waffle, Olive, Praline

tagline = Unwrap a game, pass it on.
about = Party games for 2 to 8 people and bots, in one room or far apart. No account, nothing to install.
about-names = Names of games belong to their publishers; they only say which rules are played. Words and drawings here are ours or freely licensed.
seats-range = { $least }–{ $most } players
play-friends = Play with friends
play-bots = Play against bots
join-title = Got a code?
join-code = Table code
join = Join
no-such-table = No table has the code { $code }. Check the four letters.
code-form = The code is four letters.
server-silent = The server does not answer. Is it running?
try-again = Try again
loading = One moment…
shelf = The games
minutes-about = about { $count } min
in-a-minute = The rules in a minute
in-a-minute-of = { $name }: the rules in a minute
mix-deck = Mix a deck
see-deck = See the cards
mixed-deck = { $count ->
    [one] Home-mixed: one card
   *[other] Home-mixed: { $count } cards
}
all-rules = All the rules
game-alone = More boxes are being wrapped.
kind-bluff = bluff
kind-gifts = gifts
kind-guess = guessing
kind-memory = memory
kind-race = race
kind-take_that = dirty tricks
filter = Find a box
filter-players = How many are you?
filter-minutes = How long have you got?
filter-kinds = What are you in the mood for?
filter-up-to = up to { $count } min
filter-clear = Show every box
filter-none = No box fits all that. Let go of one wish?
filter-found = { $count ->
    [one] One box fits
   *[other] { $count } boxes fit
}
my-tables = Your tables
my-table = { $game }, table { $code }: { $state }
table-laid = Being laid: { $taken } of { $seats } seated
table-playing = In full swing

about-title = About Regift
about-ours = The words of the rules sheets, the code and the look are ours, under the MIT licence. Pictures and fonts are lent by kind people:

you-are = You are { $name }. Change name or picture
person-title = Who are you?
your-name = Your name
your-picture = Your picture
save = Save
close = Close
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

arrive-title = Come to the table
arrive-about = Table { $code } is waiting for you.
already-there = { $count ->
    [one] { $names } is already there.
   *[other] { $names } are already there.
}
sit-down = Sit down
watch-only = Just watch

lobby-title = The table is being laid
invite = Invite your friends
invite-about = Scan the code, or type these letters at { $address }:
copied = Copied
qr-label = The invitation as a QR code
enlarge = Fill the screen
share-link = Share
join-us = Come and play!
join-us-about = Scan the code with your phone, or open { $address } and type
who-is-here = At the table
chairs = Who is playing
free-seat = Free seat
add-bot = Invite a bot
fill-up = Fill with bots
bot-kind = How { $name } plays
free-seat-about = { $name } would love to play
nobody-yet = Waiting for somebody
settings = Settings
settings-about = { $name } is the host and decides what is changed here. Ask nicely.
changed-count = { $count ->
    [one] one change
   *[other] { $count } changes
}
as-usual = as usual
first-question = Who begins?
first-drawn = Draw lots
first-drawn-about = Drawn by lot as the cards are dealt.
first-named = { $name } begins.
first-named-me = You begin.
first-host = { $name } answers.
first-host-any = The host answers.
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
own-choices = To each their own
options-title = House rules and options
options-none = This game has no options.
house-rule = house rule
default-value = usual: { $value }
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
waiting-for-count = Waiting for { $count } players
game-over = The game is over
reconnecting = Reconnecting…
what-can-i-do = What can I do?
all-moves = All moves
nothing-to-do = Nothing to do right now.
only-way = Only one move is possible.
what-glows = Tap what glows:
take-back = Take back
choose-one = Which one?
sure = Are you sure?
do-it = Yes, do it
not-yet = No, wait
not-your-turn = Wait for your turn.
not-now = Not possible right now
see-rule = See the rule
skip = Skip
feel = Motion and sound
speed = How fast you see what happens
speed-calm = calm
speed-lively = lively
speed-instant = at once
sounds = Sounds
buzz = Buzz when it’s my turn
log-title = What happened
log-empty = What happens from now on is told here.
log-part = All that came before will be in the replay.
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
their-turn = to act
why-not = { $card }: why not now?

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
source-rulebook = Says the rulebook
source-publisher = Says the publisher
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
seat-code-about = Type this code at the same table on another phone or computer, and you have your seat and your cards there. Don’t show it to anyone.
have-seat-code = I have a seat code
have-seat-code-about = Already at this table on another device? Your seat code is there, under “My seat”.
take-my-seat = Take my seat
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
vote-too = Go on without { $name }
vote-not = Wait for { $name }
asked-back = They want to go on without you. Come back now!
watching-count = { $count ->
    [one] One person watches.
   *[other] { $count } people watch.
}
swap = Seats { $one } and { $other } change places
the-table = The table: people, seat, settings
table-code = Table { $code }

asks-to-sit = { $name } would like to sit down.
asks-for-seat = { $name } asks for the seat of { $other }.
asks-for-own-seat = While you were away, { $name } asked for your seat. Do you give it up?
asks-like-banned = Comes from the address of somebody who was kicked out: maybe the same person, maybe somebody who shares a connection with them.
answer-yes = Yes
answer-no = No
waits-for-yes = You have asked. Waiting for the yes: the host’s, or that of the seat’s owner if they are back first…
one-hand-only = You have seen the cards of { $name } in this game, so you can have that seat again, but no other.
take-free-seat = Sit down on seat { $number }
take-bot-seat = Take over from { $name }
ask-for-seat = Ask for the seat of { $name }
take-a-seat = Take a seat
new-host = { $name } is the host now.
you-are-host = You are the host now.
new-stand-in = { $name } stands in as host until { $host } is back.
you-stand-in = You stand in as host until { $host } is back. Whoever you kick out may then come back.
stands-in = host until { $host } is back
shown-out = You are no longer at this table
shown-out-about = The host has shown you out.

watches = watching
watchers-see-table = You see whatever lies face up.
watchers-see-hands = You see every hand; those who play can’t hear you.
watchers-see-nothing = Nothing is shown of this game.
watchers-later = { $count ->
    [one] Everything reaches you one second later.
   *[other] Everything reaches you { $count } seconds later.
}
closed-title = They are playing among themselves
closed-about = At this table a game is not shown to those who watch. You can take a seat, or wait here for the next game.
soon-title = The game is about to come on
soon-about = { $count ->
    [one] You see everything one second after it happened.
   *[other] You see everything { $count } seconds after it happened.
}

covered = A bot plays for { $name } in the meantime.
hush = Don’t ask me until my turn
lets-pass = You let it pass…
hasten = Faster
hasten-about = Faster, once everyone wants it: { $wishing } of { $people } so far
pause = Pause
go-on = Resume
paused = The table is paused
paused-about = Clocks, bots and cards stand still. Any player can resume.
paused-watching = Clocks, bots and cards stand still until somebody who plays goes on.
time-left = { $count ->
    [one] one second left
   *[other] { $count } seconds left
}
time-up = Time is up for { $names }
own-time-up = Your time is up: the others may go on without you.
press-on = Go on

manners = How the table is kept
fixed-now = Can’t be changed during a game.
seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
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
manner-cover = A bot steps in
    .about = How long after somebody is gone; the seat stays theirs
manner-cover-0 = never
manner-pace = Pace of the bots
    .about = How long they ponder over what you can see
manner-pace-calm = unhurried
manner-pace-lively = natural
manner-pace-quick = quick
manner-watchers = Those who watch see
    .about = What the table shows to who opens the link without playing
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
    .about = Say something, or throw a quick face across the table
manner-adders = Presents of your own
    .about = Who may add them
manner-adders-host = the host
manner-adders-seated = everybody seated
manner-lock = Locked
    .about = Newcomers need the host’s yes

talk = Talk
talk-unread = { $count ->
    [one] Talk: one new line
   *[other] Talk: { $count } new lines
}
talk-empty = Nobody has said anything yet.
talk-say = Say something
talk-send = Send
talk-aside = Only those who watch read this.
mute = Mute
mute-about = Only for you: nobody is told.
mute-all = Hear nobody
mute-one = Don’t hear { $name }
all-muted = You hear nobody.
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
out-sees-table = Watch what happens, make a bet, or be off to the next table.
out-sees-hands = You see every hand: only those who see them too can read you.
talk-knowing = Only those who see every hand read this.
bet-title = Who will win?
bet-about = Sealed until the end. The sooner you bet, the greater the glory.
bet-made = You bet on { $name }. It is sealed: nobody else knows.
bet-lost = { $name } is out of the running. Change your mind while there is time.
bet-change = Change
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
next-table-follow = Join { $names } at the next table
gone-on = at the next table

doubt-commitment = The shuffle is not the one that was fixed before. Your device takes no part in it.
doubt-pledge = What your device put into the shuffle was swapped or left out. It takes no part in it.
doubt-others = What another player put into the shuffle is not what the lobby showed. Your device takes no part in it.
doubt-again = The shuffle was begun again after your device had shown its number. It takes no part in it.

share-by-hand = Copy it from here:
watch-again = Watch again
share-result = Share
story-title = The game in three lines

lesson-try = Try it: pass two gifts
lesson-next = Go on
lesson-again = Once more
