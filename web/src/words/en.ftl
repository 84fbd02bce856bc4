# What the browser client says of its own. A game's words are in its own folder.

and = and
hidden-card = a hidden card
no-card = no card
friendly-names = Pistachio, Clementine, Biscuit, Nutmeg, Marzipan, Ginger, Truffle, Pickle, Mango, Waffle, Olive, Praline

tagline = Unwrap a game, pass it on.
about = Games for 2 to 8 people and bots, in one room or far apart. No account.
about-names = Names of games belong to their publishers; they only say which rules are played. Words and drawings here are ours or freely licensed.
seats-range = { $least }–{ $most } players
play-friends = Play with friends
play-bots = Play bots now
join-title = A friend sent you a code?
join-code = Table code
join = Join
no-such-table = No table has the code { $code }. Check the four letters.
code-form = The code is four letters.
server-silent = The server does not answer. Is it running?
try-again = Try again
loading = One moment…

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
sit-down = Sit down
watch-only = Just watch

lobby-title = The table is being laid
invite = Invite your friends
invite-about = On the same network, scan the picture or open this address.
copy = Copy
copied = Copied
qr-label = The invitation as a QR code
chairs = Who is playing
free-seat = Free seat
add-bot = Add bot
add-bot-at = Add a bot on seat { $number }
which-bot = Which bot on seat { $number }
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
hint_free_seats = A seat is still free: invite someone, add a bot, or take it away.
watching = You are watching.

your-turn = Your turn!
your-answer = Your answer!
waiting-for = Waiting for { $names }
game-over = The game is over
reconnecting = Reconnecting…
what-can-i-do = What can I do?
all-moves = All moves
nothing-to-do = Nothing to do right now.
what-glows = What glows:
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
score = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
rematch = Rematch
rematch-host = The host can start a rematch.
download-record = Download the record

fault-title = That did not work
fault = { $field }: expected { $expected }
