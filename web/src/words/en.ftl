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
play-on-device = All on this device
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

bot-kind = How { $name } plays
you = you
bot = bot
bot-random = random
bot-rules = clever
bot-search = thinker
seat-number = Seat { $number }
yes = yes
no = no
start = Start the game

your-turn = Your turn!
waiting-for = Waiting for { $names }
game-over = The game is over
reconnecting = Reconnecting…
all-moves = All moves
to-games = Go to the games
middle = Middle of the table
players = Players

score = { $score ->
    [one] { $score } point
   *[other] { $score } points
}

seat-code = Seat code
have-seat-code = I have a seat code
have-seat-code-about = Already at this table on another device? Find your seat code there, under “My seat”.
take-my-seat = Take my seat
asked-back = The others want to go on without you. Come back now!

covered = A bot is filling in for { $name }.
was-covered = A bot has played for { $name }.
was-covered-awaited = A bot has played for { $name }. Waiting for { $name } again.
covered-log = A bot is now filling in for { $name }.
back-log = { $name } is back.
hush = Don’t ask me until my turn
hasten = Faster

bets = The bets

story-title = The game in three lines

lesson-try = Try it: pass two gifts
