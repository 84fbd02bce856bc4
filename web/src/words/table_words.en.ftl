# What the client says of a table, a replay or a deck: loaded with the first of them.

see-deck = See the cards
mixed-deck = { $count ->
    [one] Custom deck: one card
   *[other] Custom deck: { $count } cards
}
host-name-about = This is how your friends will see you at the table.
host-name-go = Set up the table
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
host = host
away = away
seats-title = Seats
fewer-seats = One seat fewer
more-seats = One seat more
own-choices = Choices per player
options-title = House rules and options
options-none = This game has no options.
house-rule = house rule
default-value = default: { $value }
drawn = picked at random
waiting-host = Waiting for { $name } to start…
waiting-any-host = Waiting for the host to start…
hint_free_seats = There is room left: wait for friends, fill up with bots, or remove seats.
watching = You are watching.
your-answer = Your choice!
your-only-answer = Over to you!
waiting-for-count = Waiting for { $count } players
look-first = Look what happens
bots-wait-for-reader = The bots wait for you
what-can-i-do = What can I do?
nothing-to-do = Nothing to do right now.
only-way = Only one move is possible.
what-glows = { $pointer ->
    [mouse] Click
   *[finger] Tap
} what glows ·
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
rematch = Rematch
rematch-host = The host can start a rematch.
download-record = Download the record
my-seat = My seat
seat-code-about = Type this code at this table on another phone or computer, and your seat and cards are there too. Don’t show it to anyone.
log-out-others = Log out my other devices
log-out-others-about = You keep your seat here. Your other phones and computers lose it, and your seat code changes.
stand-up = Leave the table
stand-up-lobby = Your seat becomes free. You can keep watching.
stand-up-presents = You take the presents along that you have added.
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
asks-others = { $count ->
    [one] One more person asks.
   *[other] { $count } more people ask.
}
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
lets-pass = You let it pass…
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
manner-photos = Photos from guests
    .about = Listing the table switches them off
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
bet-right = { $name } saw it coming from round { $round }
bet-right-at-once = { $name } saw it coming from the very first round
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
lesson-next = Go on
lesson-again = Once more
