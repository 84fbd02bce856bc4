# That’s Not a Hat: every word of the game that a player reads or hears.

game-name = That’s Not a Hat
game-blurb = A gift goes round face down, with a name on it. Remember what it is, or smile and say it is a hat.

## The rules in a minute

minute-1 = Everybody has a gift, face up. Look hard: these drawings are about to turn their backs on you.
    .glyph = 🎁 👀
    .cards = card-guitar card-banana
minute-2 = Take the top gift from the shop, show it to all, turn it face down. The arrow on its back says who gets it: left or right.
    .glyph = ↩️ ↪️
    .cards = card-guitar back-black-left back-white-right
minute-3 = Hand it over and name it: “A magnificent guitar, for you!” True or not, say it with love.
    .glyph = 🎸 🗣️
    .cards = back-black-right
minute-4 = Accept? Say thank you, keep it unseen, and at once pass on your own old gift, face down, by its arrow.
    .glyph = 🙏 🎁
    .cards = back-white-left
minute-5 = “That’s not a hat!” The card is turned up. Whoever was wrong takes it on the pile of shame, and shows the next gift.
    .glyph = 🎩 🙅
    .cards = card-hat
minute-6 = Three cards on a pile of shame, and it is over. Fewest points lost wins. Where did you put your keys, by the way?
    .glyph = 🧠 🏆
    .cards = card-hat card-guitar card-banana

## Cards

hidden-card = face-down card
something_else = something else
back-black-left = black arrow to the left
    .glyph = ←
    .tint = grey
back-black-right = black arrow to the right
    .glyph = →
    .tint = grey
back-white-left = white arrow to the left
    .glyph = ⇦
    .tint = grey
back-white-right = white arrow to the right
    .glyph = ⇨
    .tint = grey
accepted = accepted
refused = refused

## The table

gifts = gifts
shame = pile of shame
score-sum = Points: one lost for each card on a pile of shame.
points = points lost so far
shop = gift shop
gift = gift on its way
claim = it is said to be
turn = gives now
receiver = is to get it
left = has left the table
menu = what it could be
round = round
rounds = rounds in all

step = step
step_show = showing a gift
step_claim = naming the gift
step_answer = believe it or not
step_break = round over
step_over = game over

## Actions

act-turn = Turn it face down
act-claim = { $claim_key ->
    [something_else] Say it is something else
   *[other] Say it is { $claim_article } { $claim }
}
act-accept = Thank you!
act-refuse = That’s not it!
act-deal = Deal the next round

## Events

event-starts = { $round ->
    [1] { $seat_is ->
        [me] You begin. Take a good look at every gift: it is now or never.
       *[other] { $seat } begins. Take a good look at every gift: it is now or never.
    }
   *[other] { $seat_is ->
        [me] Round { $round }: fresh gifts for fresh heads, and you begin.
       *[other] Round { $round }: fresh gifts for fresh heads. { $seat } begins.
    }
}
event-deals = { $seat_is ->
    [me] Before you
   *[other] Before { $seat }
}: { $cards_seen ->
    [yes] { $cards_count ->
        [0] nothing
       *[other] { $cards }
    }
   *[no] { $cards_count ->
        [one] a gift
       *[other] { $cards_count } gifts
    }
}.
event-displays = In the shop window now: { $card_article } { $card }.
event-shows = { $seat_is ->
    [me] You show everybody { $card_article } { $card }. Isn’t it lovely?
   *[other] { $seat } shows everybody { $card_article } { $card }.
}
event-turns = { $seat_is ->
    [me] You turn your gift face down: { $back }.
   *[other] { $seat } turns a gift face down: { $back }.
}
event-hands = { $seat_is ->
    [me] You hold it out to { $target_is ->
        [me] yourself
       *[other] { $target }
    }.
   *[other] { $seat } holds it out to { $target_is ->
        [me] you
       *[other] { $target }
    }.
}
event-claims = { $seat_is ->
    [me] You assure
   *[other] { $seat } assures
} { $target_is ->
    [me] you
   *[other] { $target }
} that it is { $claim_key ->
    [something_else] something else.
   *[other] { $claim_article } { $claim }.
}
event-accepts = { $seat_is ->
    [me] You
   *[other] { $seat }
}: “Thank you, { $target_is ->
    [me] dear friend
   *[other] { $target }
}!”
event-refuses = { $seat_is ->
    [me] You
   *[other] { $seat }
} to { $target_is ->
    [me] you
   *[other] { $target }
}: “That’s not it!”
event-turns_up = The gift is turned up… It is { $card_article } { $card }!
event-exposes = { $seat_is ->
    [me] You were right to doubt.
   *[other] { $seat } was right to doubt.
} { $target_is ->
    [me] You take { $card_article } { $card } and lose a point.
   *[other] { $target } takes { $card_article } { $card } and loses a point.
}
event-misjudges = { $target_is ->
    [me] You told the truth.
   *[other] { $target } told the truth.
} { $seat_is ->
    [me] You take { $card_article } { $card } and lose a point.
   *[other] { $seat } takes { $card_article } { $card } and loses a point.
}
event-stops = { $seat_is ->
    [me] Three cards on your pile of shame: the round is over.
   *[other] Three cards on { $seat }’s pile of shame: the round is over.
}
event-recalls = { $seat_is ->
    [me] You
   *[other] { $seat }
} to { $target_is ->
    [me] you
   *[other] { $target }
}: “{ $claim }”, { $answer }. It was { $card_article } { $card }.
event-wins = { $seat_is ->
    [me] You win! What was this game about, again?
   *[other] { $seat } wins, and remembers every bit of it.
}
event-win_together = { $seats_is ->
    [me] You share the win: { $seats }. What was this game about, again?
   *[other] { $seats } win together, and remember every bit of it.
}
event-leaves = { $seat_is ->
    [me] You leave the table, gifts under your arm.
   *[other] { $seat } leaves the table, gifts under one arm.
}
event-breaks_off = Too few are left to give each other anything: the round does not count.

## The story of a game

story-often-exposes = { $pick ->
    [0] { $who } smelled { $count } rats, and was right each time.
    [1] { $count } times { $who } said no, and { $count } times it was no. Do not hide presents from { $who }.
   *[other] { $who } was right to doubt { $count } times. Trust is for people without a memory.
}
story-hard-exposes = { $pick ->
    [0] { $who } named { $count } gifts that were nothing of the kind. The smile was flawless.
    [1] { $count } times { $who } was caught with the wrong gift in hand, and the right face on.
   *[other] { $who } improvised { $count } times too many. Jazz is not for everybody.
}
story-often-misjudges = { $who } refused { $count } perfectly honest gifts. It’s the thought that counts.
story-turn-exposes = { $pick ->
    [0] Pass { $turn }: { $seat } didn’t believe { $target }, and there it lay: { $card_article } { $card }.
    [1] Pass { $turn }: “That’s not it!” said { $seat }, and { $target } had to look at { $card_article } { $card } with everybody else.
   *[other] Pass { $turn }: { $target } held out { $card_article } { $card } under another name. { $seat } knew better.
}
story-turn-misjudges = { $pick ->
    [0] Pass { $turn }: { $target } held out { $card_article } { $card }, and said so. { $seat } should have said thank you.
    [1] Pass { $turn }: it really was { $card_article } { $card }. { $seat } had so hoped that { $target } was fibbing.
   *[other] Pass { $turn }: { $target } told the plain truth about { $card_article } { $card }, and { $seat } fell for it.
}
story-turn-leaves = Pass { $turn }: { $seat } left, and nobody will ever know what was in those gifts.
story-comeback = { $gap ->
    [one] { $who } was a point behind, and then remembered everything.
   *[other] { $who } was { $gap } points behind, and then remembered everything.
}
story-close = { $gap ->
    [0] { $who } remembered no more than { $other }, but stayed at the table.
    [one] { $who } and { $other } were one forgotten gift apart.
   *[other] { $who } and { $other } were { $gap } forgotten gifts apart.
}
story-easy = { $gap ->
    [one] { $who } won by a point, with the memory of an elephant and the face of a sphinx.
   *[other] { $who } won by { $gap } points, with the memory of an elephant and the face of a sphinx.
}
story-won = { $gap ->
    [one] { $who } won by a point, and still knows where everything is.
   *[other] { $who } won by { $gap } points, and still knows where everything is.
}

## Options

first-question = Who got a present most recently?
option-first = Who begins
    .about = Whoever got a present most recently; if nobody owns up, chance decides.
option-rounds = Rounds
    .about = One round, or as many as there are players: then the points lost are added up.
one = one
each = one for each player
option-arrows = Arrows
    .about = Black or white alone is harder: two kinds of backs to tell apart instead of four.
both = black and white
black = black only
white = white only
option-gifts = Gifts each
    .about = Two each is harder: what you got first, you give first. With two players there are always two.
option-easy = Short list of names
    .about = Names are chosen from a short list: what goes round, hidden among as many things that don’t.
option-last_receiver_begins = Last gift begins
    .about = With several rounds: whoever was given the last gift begins the next round, instead of the next player clockwise.

## Refusals: one short sentence for each clause that forbids something

refused-HAT-7 = There is no gift to turn over just now.
refused-HAT-9 = You name a gift as you hand it over, and no gift is on its way from you.
refused-HAT-12 = Nobody is offering you a gift just now.
refused-HAT-25 = The game is over.
refused-HAT-28 = This round isn’t over yet.
refused-HAT-A4 = This table plays with the short list: pick a name from it.
refused-HAT-A7 = It isn’t your gift: only whoever gets it may say no.

## Tips: told once, the first time such a thing comes up

tip-table = Remember every gift: soon they all lie face down.
tip-step_show = Everybody sees your gift. Turn it face down: the arrow says who gets it.
tip-step_claim = Type what you are giving. If you’ve forgotten, say any other name, with a smile.
tip-step_answer = A gift for you. Is it what they say? Answer “Thank you!”, or say that it’s not.
tip-step_break = The round is over: look at what everybody was hiding, then deal the next round.
tip-accepts-seat = You keep it face down, and now your older gift goes on its way.
tip-exposes = It was something else: whoever named it takes the card as a lost point. Three end the round.
tip-misjudges = It was the truth: whoever doubted takes the card as a lost point. Three end the round.
tip-stops = Three cards on one pile of shame, and the round is over.
