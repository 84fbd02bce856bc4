# Cursed Gifts: every word of the game that a player reads or hears.

game-name = Cursed Gifts
game-blurb = Presents nobody wants, handed over with love: bury your friends in them, and be the last one standing.

## The rules in a minute

minute-1 = Everybody starts with an empty area and seven cards. Ten points of Cursed Gifts in your area, and you’re out.
    .glyph = 🎁 👀
    .cards = gift_5 gift_4 gift_1
minute-2 = On your turn, play up to three cards. Only one may be a Cursed Gift, for somebody you love dearly.
    .glyph = 🐟 🎁
    .cards = gift_2
minute-3 = Somebody aims a card at you? A Comeback may stop it or send it back. An Inevitable gift just smiles.
    .glyph = 🛡️ 💌
    .cards = karma inevitable_2
minute-4 = Treacheries steal, swap and pile more points on other people’s gifts. Three a turn, if you’re that sort of friend.
    .glyph = 🖐️ 🧛
    .cards = snatching gracula
minute-5 = Antidotes cure your own area, to the exact point: a −5 cures a 3 and a 2, never a lone 4.
    .glyph = 🚨 ✂️
    .cards = antidote_5 gift_3 gift_2
minute-6 = Useless Gifts clutter your hand, but three of them answer like a Karma. Draw a card to end your turn: now it’s the next player’s problem.
    .glyph = ☕ ☯️
    .cards = useless_mug useless_tie useless_candle

## Cards

gift_1 = Itchy Scarf (1)
    .glyph = 1
    .tint = red
    .power = Cursed Gift: add 1 to another player’s area.
    .clause = CG-R5
    .source = rulebook
gift_2 = Singing Fish (2)
    .glyph = 2
    .tint = red
    .power = Cursed Gift: add 2 to another player’s area.
    .clause = CG-R5
    .source = rulebook
gift_3 = Porcelain Clown (3)
    .glyph = 3
    .tint = red
    .power = Cursed Gift: add 3 to another player’s area.
    .clause = CG-R5
    .source = rulebook
gift_4 = Toy Drum Kit (4)
    .glyph = 4
    .tint = red
    .power = Cursed Gift: add 4 to another player’s area.
    .clause = CG-R5
    .source = rulebook
gift_5 = In-Laws’ Visit (5)
    .glyph = 5
    .tint = red
    .power = Cursed Gift: add 5 to another player’s area.
    .clause = CG-R5
    .source = rulebook
inevitable_1 = Framed Selfie (1!)
    .glyph = 1!
    .tint = violet
    .power = Inevitable Cursed Gift: add 1 to another player’s area. No Comeback stops it.
    .clause = CG-R9
    .source = rulebook
inevitable_2 = Homemade Liqueur (2!)
    .glyph = 2!
    .tint = violet
    .power = Inevitable Cursed Gift: add 2 to another player’s area. No Comeback stops it.
    .clause = CG-R9
    .source = rulebook
inevitable_3 = Timeshare (3!)
    .glyph = 3!
    .tint = violet
    .power = Inevitable Cursed Gift: add 3 to another player’s area. No Comeback stops it.
    .clause = CG-R9
    .source = rulebook
inevitable_4 = The Ex’s Dog (4!)
    .glyph = 4!
    .tint = violet
    .power = Inevitable Cursed Gift: add 4 to another player’s area. No Comeback stops it.
    .clause = CG-R9
    .source = rulebook
golden_gift = Golden Gift (666)
    .glyph = 🏆
    .tint = yellow
    .power = Cursed Gift: add 666 to another player’s area. Tasteful.
    .clause = CG-A45
    .source = publisher
fruitcake = Fruitcake (2)
    .glyph = 🍰
    .tint = red
    .power = Cursed Gift: add 2 to another player’s area, then draw 1 for finally getting rid of it.
    .clause = CG-R5
    .source = house
antidote_1 = Antidote −1
    .glyph = −1
    .tint = green
    .power = Antidote: cure gifts in your area totalling exactly 1. Antidotes add up.
    .clause = CG-R13
    .source = rulebook
antidote_2 = Antidote −2
    .glyph = −2
    .tint = green
    .power = Antidote: cure gifts in your area totalling exactly 2. Antidotes add up.
    .clause = CG-R13
    .source = rulebook
antidote_5 = Antidote −5
    .glyph = −5
    .tint = green
    .power = Antidote: cure gifts in your area totalling exactly 5. Antidotes add up.
    .clause = CG-R13
    .source = rulebook
snatching = Snatching
    .glyph = 🖐️
    .tint = orange
    .power = Treachery: discard 1 card, then take 1 random card from another player’s hand.
    .clause = CG-A3
    .source = publisher
gracula = Fatcula
    .glyph = 🧛
    .tint = orange
    .power = Treachery: put it on a gift in another player’s area. That gift counts 1 more. The thirst never ends.
    .clause = CG-D9
    .source = house
mummy = Toilet Paper Mummy
    .glyph = 🧻
    .tint = orange
    .power = Treachery: put it on a gift in another player’s area. That gift counts 2 more. Three-ply.
    .clause = CG-D9
    .source = house
au_secours = Cry for Help
    .glyph = 🛟
    .tint = orange
    .power = Treachery: put it on a gift in another player’s area. That gift counts 3 more. Nobody hears the cries.
    .clause = CG-D9
    .source = house
day_of_mourning = Day of Mourning
    .glyph = 🖤
    .tint = orange
    .power = Treachery: every other player discards 1 card of their choice, and you discard 1 of yours.
    .clause = CG-A14
    .source = house
trollol = Trollol
    .glyph = 🧌
    .tint = orange
    .power = Treachery: give 1 card of your choice, unseen, to another player, then draw 1.
    .clause = CG-R15
    .source = house
glitter_bomb = Glitter Bomb
    .glyph = 🎉
    .tint = orange
    .power = Treachery: every other player discards 1 random card, and finds sparkles for years.
    .clause = CG-R15
    .source = house
white_elephant = White Elephant
    .glyph = 🐘
    .tint = orange
    .power = Treachery: swap your whole hand with another player’s.
    .clause = CG-R15
    .source = house
moving_day = Moving Day
    .glyph = 🚚
    .tint = orange
    .power = Treachery: discard 2 cards, then swap your whole area with another player’s. Mind the stairs.
    .clause = CG-R15
    .source = house
nosy_aunt = Nosy Aunt
    .glyph = 👓
    .tint = orange
    .power = Treachery: discard 1 card, look at another player’s hand and take 1 card of your choice.
    .clause = CG-R15
    .source = house
garden_gnome = Peeping Gnome
    .glyph = 🧙
    .tint = orange
    .power = Treachery: look at another player’s hand, then draw 1. He blinks last.
    .clause = CG-R15
    .source = house
group_gift = Group Gift
    .glyph = 💸
    .tint = orange
    .power = Treachery: discard 2 cards, then take 1 random card from every other player’s hand. You’ll pay them back, surely.
    .clause = CG-R15
    .source = house
food_coma = Food Coma
    .glyph = 🥧
    .tint = orange
    .power = Treachery: another player may play only 1 card on their next turn.
    .clause = CG-R15
    .source = house
wish_list = Unread Wish List
    .glyph = 📝
    .tint = orange
    .power = Treachery: another player discards 2 cards of their choice. Socks again.
    .clause = CG-R15
    .source = house
double_sided_tape = Double-Sided Tape
    .glyph = 📎
    .tint = orange
    .power = Treachery: put it on a gift in another player’s area. That gift counts 1 more. Peel yourself off and draw 1.
    .clause = CG-D9
    .source = house
regifting = Regifting
    .glyph = 🎁
    .tint = orange
    .power = Treachery: move a gift from your area to another player’s area, with all that is on it. New ribbon, same horror.
    .clause = CG-A40
    .source = house
two_for_one = Two for the Price
    .glyph = 🛍️
    .tint = orange
    .power = Treachery: discard 1 card, and you may offer 1 more Cursed Gift this turn.
    .clause = CG-R5
    .source = house
siren = Emergency Siren
    .glyph = 🚨
    .tint = blue
    .power = Defence: discard a gift in your area, with all that is on it, whatever it is worth.
    .clause = CG-R9
    .source = house
garage_sale = Garage Sale
    .glyph = 🏷️
    .tint = blue
    .power = Defence: discard 1 card, discard a gift in your area with all that is on it, and draw 2. Everything must go.
    .clause = CG-R14
    .source = house
seam_ripper = Seam Ripper
    .glyph = ✂️
    .tint = blue
    .power = Defence: discard all Treacheries on a gift in your area.
    .clause = CG-R14
    .source = house
full_letterbox = Full Letterbox
    .glyph = 📫
    .tint = blue
    .power = Defence: stays in front of you and stops the next Cursed Gift offered to you, unless it is Inevitable. Both are then discarded.
    .clause = CG-R23
    .source = house
guard_dog = Guard Dog
    .glyph = 🐕
    .tint = blue
    .power = Defence: stays in front of you and stops the next Treachery aimed at you. Both are then discarded. Good boy.
    .clause = CG-R23
    .source = house
nine_lives = Nine Lives, Eight Used
    .glyph = 🐈
    .tint = blue
    .power = Defence: discard 1 card. Stays in front of you: when you would be eliminated, it goes instead, with your heaviest gift.
    .clause = CG-R23
    .source = house
loyalty_card = Loyalty Card
    .glyph = 💳
    .tint = blue
    .power = Defence: stays in front of you. Draw 1 more at the end of each of your turns. The tenth coffee never comes.
    .clause = CG-R23
    .source = house
last_will = Last Will
    .glyph = 📜
    .tint = blue
    .power = Defence, played as you are eliminated: move a gift from your area to another player’s area. They’ll remember you.
    .clause = CG-D7
    .source = house
karma = Instant Karma
    .glyph = ☯️
    .tint = teal
    .power = Comeback to a Cursed Gift or a Treachery: it turns back on whoever played it.
    .clause = CG-D13
    .source = rulebook
manta = Manta Ray Protection
    .glyph = 🛡️
    .tint = teal
    .power = Comeback to a Treachery: it is cancelled for you.
    .clause = CG-A14
    .source = house
seal = Seal of Disapproval
    .glyph = 🦭
    .tint = teal
    .power = Comeback to a Cursed Gift, a Treachery or a Comeback: it is cancelled for you. Applause, flippers only.
    .clause = CG-R19
    .source = house
woolf = Little Red Riding Woolf
    .glyph = 🐺
    .tint = teal
    .power = Comeback to a Comeback: it is cancelled for you. What big cards you have.
    .clause = CG-R19
    .source = house
not_at_home = Nobody Home
    .glyph = 🚪
    .tint = teal
    .power = Comeback to a Cursed Gift: it is cancelled for you. Hold your breath until the footsteps fade.
    .clause = CG-R17
    .source = house
return_to_sender = Return to Sender
    .glyph = 📮
    .tint = teal
    .power = Comeback to a Cursed Gift: discard 1 card, it turns back on whoever played it, and you draw 2.
    .clause = CG-R17
    .source = house
pass_the_parcel = Pass the Parcel
    .glyph = 📦
    .tint = teal
    .power = Comeback to a Cursed Gift: it goes on to the next player clockwise, who cannot answer.
    .clause = CG-R17
    .source = house
finders_keepers = Finders Keepers
    .glyph = 🧲
    .tint = teal
    .power = Comeback to a Treachery: discard 1 card; it is cancelled for you, and you take it into your hand.
    .clause = CG-R17
    .source = house
thank_you_note = Thank-You Note
    .glyph = 💌
    .tint = teal
    .power = Comeback to a Cursed Gift: it lands anyway. Smile, and draw 2.
    .clause = CG-R17
    .source = house
magpie = Light-Fingered Magpie
    .glyph = 🐦
    .tint = teal
    .power = Comeback to a Treachery: it is cancelled for you, and you take 1 random card from whoever played it.
    .clause = CG-R17
    .source = house
draw_2 = Draw 2
    .glyph = +2
    .tint = yellow
    .power = Draw card: draw 2.
    .clause = CG-D16
    .source = house
draw_3 = Draw 3
    .glyph = +3
    .tint = yellow
    .power = Draw card: draw 3.
    .clause = CG-D16
    .source = house
lost_property = Lost Property
    .glyph = 🧳
    .tint = yellow
    .power = Draw card: discard 1 card, then take any card from the discard pile, unseen by the others. Yes, officer, that’s mine.
    .clause = CG-D16
    .source = house
spring_cleaning = Spring Cleaning
    .glyph = 🧹
    .tint = yellow
    .power = Draw card: discard your whole hand and draw as many cards.
    .clause = CG-D16
    .source = house
energy_drink = Energy Drink
    .glyph = ⚡
    .tint = yellow
    .power = Draw card: draw 1, and play 1 more card this turn.
    .clause = CG-D16
    .source = house
useless_mug = World’s Okayest Mug
    .glyph = ☕
    .tint = grey
    .power = Useless Gift: three together answer like a Karma. If pairs are allowed, two together make an Inevitable gift of 1.
    .power_fr = Useless Gift: three together answer like a Karma. Two together make an Inevitable gift of 1.
    .power_en_2023 = Useless Gift: three together answer like a Karma.
    .clause = CG-R20
    .source = rulebook
useless_tie = Musical Tie
    .glyph = 👔
    .tint = grey
    .power = Useless Gift: three together answer like a Karma. If pairs are allowed, two together make an Inevitable gift of 1.
    .power_fr = Useless Gift: three together answer like a Karma. Two together make an Inevitable gift of 1.
    .power_en_2023 = Useless Gift: three together answer like a Karma.
    .clause = CG-R20
    .source = rulebook
useless_candle = Wet-Dog Candle
    .glyph = 🕯️
    .tint = grey
    .power = Useless Gift: three together answer like a Karma. If pairs are allowed, two together make an Inevitable gift of 1.
    .power_fr = Useless Gift: three together answer like a Karma. Two together make an Inevitable gift of 1.
    .power_en_2023 = Useless Gift: three together answer like a Karma.
    .clause = CG-R20
    .source = rulebook
useless_frog = Ceramic Frog
    .glyph = 🐸
    .tint = grey
    .power = Useless Gift: three together answer like a Karma. If pairs are allowed, two together make an Inevitable gift of 1.
    .power_fr = Useless Gift: three together answer like a Karma. Two together make an Inevitable gift of 1.
    .power_en_2023 = Useless Gift: three together answer like a Karma.
    .clause = CG-R20
    .source = rulebook
useless_calendar = Last Year’s Calendar
    .glyph = 📅
    .tint = grey
    .power = Useless Gift: three together answer like a Karma. If pairs are allowed, two together make an Inevitable gift of 1.
    .power_fr = Useless Gift: three together answer like a Karma. Two together make an Inevitable gift of 1.
    .power_en_2023 = Useless Gift: three together answer like a Karma.
    .clause = CG-R20
    .source = rulebook
zodiac_aries = Aries Figurine
    .glyph = ♈
    .tint = pink
    .power = Useless Gift. If you play with signs and Aries is yours, take any card from the discard pile, unseen by the others.
    .clause = CG-D5
    .source = rulebook
zodiac_taurus = Taurus Figurine
    .glyph = ♉
    .tint = pink
    .power = Useless Gift. If you play with signs and Taurus is yours, take any card from the discard pile, unseen by the others.
    .clause = CG-D5
    .source = rulebook
zodiac_gemini = Gemini Figurine
    .glyph = ♊
    .tint = pink
    .power = Useless Gift. If you play with signs and Gemini is yours, take any card from the discard pile, unseen by the others.
    .clause = CG-D5
    .source = rulebook
zodiac_cancer = Cancer Figurine
    .glyph = ♋
    .tint = pink
    .power = Useless Gift. If you play with signs and Cancer is yours, take any card from the discard pile, unseen by the others.
    .clause = CG-D5
    .source = rulebook
zodiac_leo = Leo Figurine
    .glyph = ♌
    .tint = pink
    .power = Useless Gift. If you play with signs and Leo is yours, take any card from the discard pile, unseen by the others.
    .clause = CG-D5
    .source = rulebook
zodiac_virgo = Virgo Figurine
    .glyph = ♍
    .tint = pink
    .power = Useless Gift. If you play with signs and Virgo is yours, take any card from the discard pile, unseen by the others.
    .clause = CG-D5
    .source = rulebook
zodiac_libra = Libra Figurine
    .glyph = ♎
    .tint = pink
    .power = Useless Gift. If you play with signs and Libra is yours, take any card from the discard pile, unseen by the others.
    .clause = CG-D5
    .source = rulebook
zodiac_scorpio = Scorpio Figurine
    .glyph = ♏
    .tint = pink
    .power = Useless Gift. If you play with signs and Scorpio is yours, take any card from the discard pile, unseen by the others.
    .clause = CG-D5
    .source = rulebook
zodiac_sagittarius = Sagittarius Figurine
    .glyph = ♐
    .tint = pink
    .power = Useless Gift. If you play with signs and Sagittarius is yours, take any card from the discard pile, unseen by the others.
    .clause = CG-D5
    .source = rulebook
zodiac_capricorn = Capricorn Figurine
    .glyph = ♑
    .tint = pink
    .power = Useless Gift. If you play with signs and Capricorn is yours, take any card from the discard pile, unseen by the others.
    .clause = CG-D5
    .source = rulebook
zodiac_aquarius = Aquarius Figurine
    .glyph = ♒
    .tint = pink
    .power = Useless Gift. If you play with signs and Aquarius is yours, take any card from the discard pile, unseen by the others.
    .clause = CG-D5
    .source = rulebook
zodiac_pisces = Pisces Figurine
    .glyph = ♓
    .tint = pink
    .power = Useless Gift. If you play with signs and Pisces is yours, take any card from the discard pile, unseen by the others.
    .clause = CG-D5
    .source = rulebook
# As printed; shown only where the option `family` is off.
shitty_karma = Shitty Karma
    .glyph = { karma.glyph }
    .tint = { karma.tint }
    .power = { karma.power }
    .clause = { karma.clause }
    .source = { karma.source }
seal_in_hell = Seal You in Hell
    .glyph = { seal.glyph }
    .tint = { seal.tint }
    .power = { seal.power }
    .clause = { seal.clause }
    .source = { seal.source }
hidden-card = face-down card

## The table

pair = two Useless Gifts
    .glyph = 🎁
    .tint = violet
trio = three Useless Gifts
    .glyph = ☯️
    .tint = grey
    .power = Three Useless Gifts discarded together answer like a Karma.
    .clause = CG-R21
# What kind of card it is: by its tint, or one card by itself.
type-red = Cursed Gift
type-violet = Inevitable Cursed Gift
type-golden_gift = Cursed Gift
type-green = Antidote
type-orange = Treachery
type-blue = Defence
type-teal = Comeback
type-yellow = Draw card
type-grey = Useless Gift
type-pink = Useless Gift
score = { $score ->
    [0] buried in gifts
   *[other] room for { $score } points
}
score-sum = Room: what an area’s gifts, added up, leave before elimination.
worth = together worth
laid = played
pointed = points at
remedy = a possible cure
shelf = area
shelf_of = { $seat_is ->
    [me] Your area
   *[other] Area of { $seat }
}: { $points } of { $top } points
shelf_near = Careful, nearly full
shelf_look = look closely
sign_of = sign: { $sign }
gift_under = { $card } with { $placed }, counts { $worth }
plays_count = { $count ->
    [0] no plays left
    [one] one more play
   *[other] { $count } more plays
}
gifts_count = { $count ->
    [0] no more gift to offer
    [one] one gift to offer
   *[other] { $count } gifts to offer
}
rounds_left_count = { $count ->
    [one] last round
   *[other] { $count } rounds left
}
limit_count = { $count ->
    [0] no cards next turn
    [one] at most one card next turn
   *[other] at most { $count } cards next turn
}
cure_hint = You can cure { $worth }:
cure_now = −{ $strength }: { $left ->
    [0] exactly right
   *[other] { $left } left to cure
}
cure_more = −{ $strength }: play another Antidote
discards_open = Look through the discard pile
discards_order = Newest first.
stage_own = { $seat_is ->
    [me] You play
   *[other] { $seat } plays
} { $card }
stage_aimed = { $seat_is ->
    [me] You aim
   *[other] { $seat } aims
} { $card } at { $target }
stage_aimed_you = { $seat } aims { $card } at you
stage_pointed = on { $gift }
stage_answers = { $seat_is ->
    [me] You answer
   *[other] { $seat } answers
}: { $card }!
stage_waits = A Comeback? Waiting for { $names }…
effect_told = The card tells { $player }: “{ $effect }”
stage_asks = Play a Comeback, or take it?
stage_takes = You hold nothing that answers it: take it.
stage_asks_back = You’ve been answered. Answer back, or take it?
stage_settles = Nobody answers…
stage_chooses = Waiting for { $names } to choose…
stage_step_discard = Choose what to discard.
stage_step_give = Choose what to give. From the heart.
stage_step_take = Help yourself: take one card.
stage_step_redo = It’s yours now: play it back at the sender.
stage_step_fetch = Take any card from the discard pile. The others won’t see which.
stage_last_me = Your last words. Make them count.
stage_last = { $seat } says goodbye…
deck = deck
discard_pile = discards
points = points
area = area
table = stays in play
hand = hand
out = eliminated
    .tint = grey
left = has left the table
limit = plays next turn
sign = sign
turn = playing
plays_left = cards left to play
gifts_left = gifts left to offer
rounds_left = rounds left
dying = last words
stack = being played
player = played it
aimed = target
owes = cards to choose
has_chosen = has chosen
seen = the hand you see
searched = the discard pile, for your eyes only
picked = picked
aim = your target
chosen_gift = chosen
strength = Antidotes, total
to_cure = left to cure
smallest_cure = smallest exact cure
step = step
step_turn = play a card, or end the turn
step_window = answer or let it pass
step_choose = a choice to make
step_discard = choosing what to discard
step_give = choosing what to give
step_take = choosing what to take
step_redo = playing it back
step_fetch = taking a card from the discard pile
step_last = last words
step_over = game over

## Actions

caution-CG-A21 = That ends the game, and the fewest points win: there is nothing left to draw, and nobody has played for a whole round. You could still play { $cards }.
caution-CG-A22 = That ends the game, and the fewest points win: the deck is empty, and nobody has played for a whole round. You could still play { $cards }.
caution-CG-A25 = That ends the game, and the fewest points win: it was the last turn of all. You could still play { $cards }.
act-end = End my turn
act-let = Take it
act-depart = No last words
act-play = Play { $card }
act-target = { $seat_is ->
    [me] Yourself
   *[other] Aim at { $seat }
}
act-point = { $seat_is ->
    [me] Choose gift no. { $place } in your area
   *[other] Choose gift no. { $place } in { $seat }’s area
}
act-answer = Answer with { $card }
act-answer_trio = Answer with three Useless Gifts
act-pair = Two Useless Gifts: your gift of 1
act-use = Use { $card }
act-pay = Discard { $card } to pay
act-discard = Discard { $card }
act-give = Give { $card }
act-take = Take { $card }
act-fetch = Take { $card } from the discard pile

# Of several cards, or several players: what is done, in a word.
several-play = Play a card
several-target = Choose your target
several-point = Choose a gift
several-answer = Answer
several-use = Use a card
several-pay = Discard a card to pay
several-discard = Discard a card
several-give = Give a card
several-take = Take a card
several-fetch = Take a card from the discard pile

## Events

event-starts = { $seat_is ->
    [me] You begin. Keep smiling.
   *[other] { $seat } begins. Keep smiling.
}
event-draws = { $seat_is ->
    [me] You draw
   *[other] { $seat } draws
} { $cards_count ->
    [0] nothing
    [one] a card
   *[other] { $cards_count } cards
}{ $cards_seen ->
    [yes] { $cards_count ->
        [0] .
       *[other] : { $cards }.
    }
   *[no] .
}
event-begins = { $seat_is ->
    [me] Your turn!
   *[other] Over to { $seat }.
}
event-offers = { $seat_is ->
    [me] You offer
   *[other] { $seat } offers
} { $card } to { $target_is ->
    [me] you
   *[other] { $target }
}.
event-offers_pair = { $seat_is ->
    [me] You wrap
   *[other] { $seat } wraps
} two Useless Gifts as one for { $target_is ->
    [me] you
   *[other] { $target }
}: { $cards }.
event-plays = { $seat_is ->
    [me] You play
   *[other] { $seat } plays
} { $card }.{ $paid_count ->
    [0] {""}
   *[other] {" "}Paid: { $paid }.
}
event-aims = { $seat_is ->
    [me] You play
   *[other] { $seat } plays
} { $card } on { $target_is ->
    [me] you
   *[other] { $target }
}.{ $paid_count ->
    [0] {""}
   *[other] {" "}Paid: { $paid }.
}
event-puts_on = { $seat_is ->
    [me] You aim
   *[other] { $seat } aims
} { $card } at { $target_is ->
    [me] your
   *[other] { $target }’s
} { $gift }.{ $paid_count ->
    [0] {""}
   *[other] {" "}Paid: { $paid }.
}
event-picks_out = { $seat_is ->
    [me] You use
   *[other] { $seat } uses
} { $card } on { $gift }.{ $paid_count ->
    [0] {""}
   *[other] {" "}Paid: { $paid }.
}
event-sends_on = With { $card }, { $seat_is ->
    [me] you pass
   *[other] { $seat } passes
} { $gift } on to { $target_is ->
    [me] you
   *[other] { $target }
}.{ $paid_count ->
    [0] {""}
   *[other] {" "}Paid: { $paid }.
}
event-cures = { $seat_is ->
    [me] You cure
   *[other] { $seat } cures
} { $gifts }{ $placed_count ->
    [0] {""}
   *[other] , { $placed } included,
} with { $cards }: { $cured } { $cured ->
    [one] point
   *[other] points
} gone, { $points } left.
event-answers = { $seat_is ->
    [me] You answer
   *[other] { $seat } answers
} { $answered } with { $card }!{ $paid_count ->
    [0] {""}
   *[other] {" "}Paid: { $paid }.
}
event-answers_trio = { $seat_is ->
    [me] You answer
   *[other] { $seat } answers
} { $answered } with three Useless Gifts ({ $cards }): instant Karma!
event-cancels = { $card } cancels { $answered }{ $seat_is ->
    [me] {" "}for you
   *[other] {" "}for { $seat }
}.
event-turns_back = What goes around: { $answered } turns back on { $target_is ->
    [me] you
   *[other] { $target }
}.
event-deflects = { $seat_is ->
    [me] You pass
   *[other] { $seat } passes
} the parcel: { $answered } goes on to { $target_is ->
    [me] you
   *[other] { $target }
}.
event-catches = { $seat_is ->
    [me] You keep
   *[other] { $seat } keeps
} { $answered }. Finders keepers.
event-redoes = Now { $seat_is ->
    [me] you play
   *[other] { $seat } plays
} { $card } on { $target_is ->
    [me] you
   *[other] { $target }
}.{ $paid_count ->
    [0] {""}
   *[other] {" "}Paid: { $paid }.
}
event-fizzles = { $card } can’t be played back, so it is cancelled.
event-guards = { $seat_is ->
    [me] Your
   *[other] { $seat }’s
} { $card } takes care of { $answered }. Both are gone.
event-lands = { $card } lands in { $seat_is ->
    [me] your
   *[other] { $seat }’s
} area: { $points } { $points ->
    [one] point
   *[other] points
}.
event-lands_pair = The pair ({ $cards }) lands in { $seat_is ->
    [me] your
   *[other] { $seat }’s
} area: { $points } { $points ->
    [one] point
   *[other] points
}.
event-sticks = { $card } sticks to { $seat_is ->
    [me] your
   *[other] { $seat }’s
} { $gift }: { $points } { $points ->
    [one] point
   *[other] points
}.
event-steals = { $seat_is ->
    [me] You take
   *[other] { $seat } takes
} { $cards_seen ->
    [yes] { $cards }
   *[no] a card
} at random from { $target_is ->
    [me] you
   *[other] { $target }
}.
event-gives = { $seat_is ->
    [me] You give
   *[other] { $seat } gives
} { $target_is ->
    [me] you
   *[other] { $target }
} { $cards_seen ->
    [yes] { $cards }
   *[no] a card, face down
}. How thoughtful.
event-takes = { $seat_is ->
    [me] You pick
   *[other] { $seat } picks
} { $cards_seen ->
    [yes] { $cards }
   *[no] a card
} out of { $target_is ->
    [me] your hand
   *[other] { $target }’s hand
}.
event-looks = { $seat_is ->
    [me] You peek
   *[other] { $seat } peeks
} into { $target_is ->
    [me] your hand
   *[other] { $target }’s hand
}{ $cards_seen ->
    [yes] : { $cards }
   *[no] {""}
}.
event-discards = { $seat_is ->
    [me] You discard
   *[other] { $seat } discards
} { $cards_count ->
    [0] nothing
   *[other] { $cards }
}.
event-removes = { $seat_is ->
    [me] You get rid
   *[other] { $seat } gets rid
} of { $gift }{ $placed_count ->
    [0] {""}
   *[other] {" "}(with { $placed })
}: { $points } { $points ->
    [one] point
   *[other] points
} left.
event-strips = { $seat_is ->
    [me] You tear
   *[other] { $seat } tears
} { $placed } off { $gift }: { $points } { $points ->
    [one] point
   *[other] points
} left.
event-moves = { $gift }{ $placed_count ->
    [0] {""}
   *[other] , with { $placed } on it,
} moves from { $seat_is ->
    [me] you
   *[other] { $seat }
} to { $target_is ->
    [me] you
   *[other] { $target }
}: { $points } { $points ->
    [one] point
   *[other] points
} there.
event-swaps_hands = { $seat_is ->
    [me] You exchange
   *[other] { $seat } exchanges
} hands with { $target_is ->
    [me] you
   *[other] { $target }
}{ $theirs_count ->
    [0] {""}
   *[other] { $theirs_seen ->
        [yes] : { $theirs }
       *[no] {""}
    }
}{ $cards_count ->
    [0] {""}
   *[other] { $cards_seen ->
        [yes] {" "}against { $cards }
       *[no] {""}
    }
}.
event-swaps_areas = { $seat_is ->
    [me] You exchange
   *[other] { $seat } exchanges
} areas with { $target_is ->
    [me] you
   *[other] { $target }
}, gifts and all.
event-limits = Next turn, { $seat_is ->
    [me] you may play
   *[other] { $seat } may play
} { $plays ->
    [0] nothing
    [one] at most one card
   *[other] at most { $plays } cards
}.
event-searches = { $seat_is ->
    [me] You look
   *[other] { $seat } looks
} through the discard pile.
event-fetches = { $seat_is ->
    [me] You take
   *[other] { $seat } takes
} { $card_key ->
    [hidden] a card
   *[other] { $card }
} from the discard pile{ $seat_is ->
    [me] . Nobody else sees which.
   *[other] , unseen.
}
event-reshuffles = The deck is empty, so the discard pile is shuffled into a new one{ $count ->
    [0] {""}
    [one] {" "}of one card
   *[other] {" "}of { $count } cards
}.
event-eliminated = { $seat_is ->
    [me] You are
   *[other] { $seat } is
} eliminated! { $hand_count ->
    [0] { $seat_is ->
        [me] Your hand was empty.
       *[other] Their hand was empty.
    }
   *[other] { $seat_is ->
        [me] You held { $hand }.
       *[other] Their hand held { $hand }.
    }
}{ $gifts_count ->
    [0] {""}
   *[other] {" "}Shuffled into the deck: { $gifts }.
}
caption-eliminated = { $seat_is ->
    [me] You are eliminated!
   *[other] { $seat } is eliminated!
}
event-leaves = { $seat_is ->
    [me] You leave
   *[other] { $seat } leaves
} the table. { $hand_count ->
    [0] { $seat_is ->
        [me] Your hand was empty.
       *[other] Their hand was empty.
    }
   *[other] { $seat_is ->
        [me] You held { $hand }.
       *[other] Their hand held { $hand }.
    }
}{ $gifts_count ->
    [0] {""}
   *[other] {" "}Shuffled into the deck: { $gifts }.
}
caption-leaves = { $seat_is ->
    [me] You leave the table.
   *[other] { $seat } leaves the table.
}
event-wins = { $seat_is ->
    [me] You win! All alone with your good taste.
   *[other] { $seat } wins, all alone with such good taste.
}
event-stops = The party’s over. Whoever has the fewest points wins.

## The story of a game

story-often-offers = { $who } gave { $count } Cursed Gifts away. Such a generous soul, says nobody.
story-hard-offers = { $who } was offered { $count } gifts: loved by all, apparently.
story-often-answers = { $who } answered { $count } times. No doorbell goes unpunished.
story-often-steals = { $who } helped themselves to other people’s cards { $count } times, and calls it tidying.
story-often-cures = { $who } cured { $count } times. The pharmacist sends a card.
story-turn-turns_back = Round { $round }: { $answered } went home to { $target }, with compliments from { $seat }.
story-turn-eliminated = Round { $round }: { $seat } went under a pile of presents, and the table got roomier.
story-turn-swaps_areas = Round { $round }: { $seat } and { $target } swapped areas, and { $gap ->
    [0] not a single point
    [one] one point
   *[other] { $gap } points
} moved house.
story-turn-sticks = Round { $round }: { $card } made the { $gift } in { $seat }’s area unbearable.
story-turn-leaves = Round { $round }: { $seat } left the table. The presents stayed.
story-comeback = { $gap ->
    [one] { $who } was one point behind, and still had the last slice of cake.
   *[other] { $who } was { $gap } points behind, and still had the last slice of cake.
}
story-close = { $who } and { $other } finished neck and neck. It came down to a single present.
story-easy = { $gap ->
    [one] { $who } had room for one point more than anybody else, and means to keep it free.
   *[other] { $who } had room for { $gap } points more than anybody else, and means to keep it free.
}
story-won = { $who } went home with the fewest points: that’s the whole art.

## Options

option-first = Who begins
    .about = Pick a seat, or leave it to chance.
option-edition = Edition
    .about = Which rulebook to play by: they differ on the empty deck, pairs of Useless Gifts and the zodiac.
option-deck = Deck
    .about = Nobody outside the publisher knows what the real box holds: this is our stand-in, plus whatever you add. House limit: 250 cards.
option-strict_stalemate = Strict stalemate
    .about = When the deck is empty, the game goes on as long as anybody has a card they could play.
option-fewest_cards = Fewest cards break ties
    .about = If two tie on fewest points, the smaller hand wins.
option-turn_cap = Turn limit
    .about = After this many turns each, the game stops and the fewest points win. 0: no limit.
option-family = Family evening
    .about = The two cards with rude printed names go by kinder ones.
option-sign_0 = Sign of player 1
    .about = A Zodiac figurine of this sign can be played by this seat.
option-sign_1 = Sign of player 2
    .about = A Zodiac figurine of this sign can be played by this seat.
option-sign_2 = Sign of player 3
    .about = A Zodiac figurine of this sign can be played by this seat.
option-sign_3 = Sign of player 4
    .about = A Zodiac figurine of this sign can be played by this seat.
option-sign_4 = Sign of player 5
    .about = A Zodiac figurine of this sign can be played by this seat.
option-sign_5 = Sign of player 6
    .about = A Zodiac figurine of this sign can be played by this seat.
option-sign_6 = Sign of player 7
    .about = A Zodiac figurine of this sign can be played by this seat.
option-sign_7 = Sign of player 8
    .about = A Zodiac figurine of this sign can be played by this seat.

fr = French edition
en_2023 = English edition of 2023
base = The usual box
one_box = One box
two_boxes = Two boxes
chains = With Comebacks to Comebacks
golden = With the golden gift
zodiac = With the zodiac
house = With the house cards
everything = Everything at once
no_sign = none
aries = Aries
taurus = Taurus
gemini = Gemini
cancer = Cancer
leo = Leo
virgo = Virgo
libra = Libra
scorpio = Scorpio
sagittarius = Sagittarius
capricorn = Capricorn
aquarius = Aquarius
pisces = Pisces

first-question = Who is the youngest?

## Mixing a deck

deck-kind-gift = Cursed Gifts
deck-kind-antidote = Antidotes
deck-kind-treachery = Treacheries
deck-kind-defence = Defences and Comebacks
deck-kind-draw = Draw cards
deck-kind-useless = Useless Gifts
deck-box-one_box = The box
    .about = The 100 cards of the base game, our version. For 5 to 8 players, shuffle two together.
deck-box-chains = Comebacks to Comebacks
    .about = Four cards that answer Comebacks: chains without end.
deck-box-golden = The golden gift
    .about = 666 points. One card, and no manners at all.
deck-box-zodiac = The zodiac
    .about = Twelve figurines. Everybody picks a sign before the game, for all to see; the figurine of your own sign takes a card back from the discard pile.
deck-box-house = House cards
    .about = One of each card we made up ourselves.
reason-deck_points = Nobody could ever be eliminated: all gifts together are worth { $points ->
    [one] one point
   *[other] { $points } points
}, and it takes { $least }.
reason-deck_many = Too many cards: { $count }. We stop at { $most }: that is a house limit, no rulebook sets one.

## Refusals: one short sentence for each clause that forbids something

refused-CG-R4 = You have no play left, or no such card.
refused-CG-R5 = One Cursed Gift a turn, and you’ve given yours.
refused-CG-R6 = Not to yourself! It’s for somebody else.
refused-CG-R8 = That player is out of the game.
refused-CG-R12 = The game is over.
refused-CG-R13 = { $joins ->
    [1] Antidotes that cure together are played in the order of your hand: begin with { $first }.
   *[other] That doesn’t add up: Antidotes cure exactly what they are worth, no more, no less.
}
refused-CG-R17 = { $came ->
    [1] A Cursed Gift came, and this card
    [2] A Treachery came, and this card
    [4] A Comeback came, and this card
   *[other] Not now: this card
} { $answered ->
    [0] answers nothing.
    [1] answers Cursed Gifts only.
    [2] answers Treacheries only.
    [3] answers Cursed Gifts and Treacheries.
    [4] answers Comebacks only.
    [5] answers Cursed Gifts and Comebacks.
    [6] answers Treacheries and Comebacks.
    [7] answers Cursed Gifts, Treacheries and Comebacks.
   *[other] answers the kinds of card that it names.
}
refused-CG-R20 = A Useless Gift does nothing by itself. It waits for a card that needs it.
refused-CG-R21 = Three Useless Gifts answer a Cursed Gift or a Treachery aimed at you.
refused-CG-D3 = A pair takes two Useless Gifts and two plays, where pairs are allowed.
refused-CG-D5 = That isn’t your star sign: for you it’s junk.
refused-CG-D7 = That card is for the moment you are eliminated.
refused-CG-A3 = Pick a card that you can still discard or give.
refused-CG-A5 = { $lacks ->
    [1] You hold too few other cards to play it.
   *[other] It would do nothing now: keep it.
}
refused-CG-A9 = Finish what you’ve begun first: one thing after another.
refused-CG-A12 = It goes on a gift of whoever played it.
refused-CG-A17 = A pair counts as your Cursed Gift, and you’ve given one this turn.
refused-CG-A35 = In your own area only.
refused-CG-A38 = It goes on a gift in another player’s area, and there must be one.
refused-CG-A44 = There’s nothing like that in the discard pile.
refused-CG-A46 = The deck is empty: there is nothing to draw.

## Tips: told once, the first time such a thing comes up

tip-table = Only you see your hand. The gauge counts the gifts in your area: at ten points you are out.
tip-fact-rounds_left = The rounds are numbered: after the last one, the fewest points win.
tip-step_turn = Your turn: play up to three cards, only one of them a Cursed Gift. End your turn, and you draw one.
tip-offers-target = A Cursed Gift for you: it counts in your area, unless a Comeback stops it. Nothing stops one with a “!”.
tip-aims-target = A Treachery aimed at you! Unless it is stopped, it does what the card says.
tip-puts_on-target = A Treachery for one of your gifts: unless it is stopped, the gift gets heavier.
tip-step_window = A card is aimed at you: a Comeback that glows stops it or turns it back. Otherwise, take it.
tip-step_discard = This costs you a card: choose which one you throw away.
tip-step_give = You owe somebody a card: choose which one.
tip-step_last = You are being eliminated. You can still play one last card, or choose “No last words”.
tip-answers = A card has just met a Comeback, which answers before that card takes effect.
tip-turns_back = It turned back: now the card is aimed at whoever played it.
tip-guards = A Defence that lay on the table caught the card, and both are gone.
tip-lands-seat = It lies in your area now. Antidotes cure it, if they add up exactly.
tip-steals-target = A card was stolen from your hand, at random.
tip-swaps_hands-target = Your hand has changed owners: these are the other player’s cards.
tip-swaps_areas-target = Your area has changed owners, with all that lies in it.
tip-limits-seat = In your next turn you play fewer cards than usual.
tip-eliminated-seat = Ten points: you are out. Stay and watch, it ends soon for the others, too.
tip-eliminated = Ten points or more: that player is out, cards and all.
