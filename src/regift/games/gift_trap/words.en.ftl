# GiftTRAP: every word of the game that a player reads or hears; what the gifts are called stands in the files of the packs.

game-name = GiftTRAP
game-blurb = Everyone gives everyone a present. Know your friends, and please: no accordion lessons again.

## The rules in a minute

minute-1 = Lay out presents, one more than there are players, all cheap or all mad. Have a good look: somebody wants each of them. Probably.
    .glyph = 🎁 👀
    .cards = card-jar_of_pickled_onions card-telescope_for_beginners card-real_meteorite
minute-2 = Give every other player one of them, face down: what would they love? You can’t give the same thing twice.
    .glyph = 🎁 🤝
    .cards = card-bonsai_and_scissors
minute-3 = Then say what you would like yourself, in secret: GREAT, GOOD and OK on three presents, NO WAY on the one you dread.
    .glyph = 😍 🙅
    .cards = card-retired_fire_engine card-small_vineyard
minute-4 = Open your parcels one by one. You both move: who gave on the GIVE track, who got on the GET track. GREAT is 3, GOOD 2, OK 1.
    .glyph = 🏃 🏃
minute-5 = A present without a token sends both of you back 1, a NO WAY back 4. Smile: it’s the thought that counts.
    .glyph = 😬 ↩️
    .cards = card-weekend_of_taxidermy
minute-6 = Whoever has both pawns on GIFTED when a round ends has won: you have to be good at giving and at getting.
    .glyph = 🏆 🎀

## Packs, tokens, cards

hidden-card = closed parcel
yellow = yellow, pocket money
red = red, within reason
blue = blue, for a big birthday
black = black, price on request
great = GREAT
good = GOOD
ok = OK
no_way = NO WAY
rated = token, face down
parcel = closed parcel
give_more = GIVE MORE
get_more = GET MORE
both_more = GIVE MORE and GET MORE
trap_card = GiftTRAP

## The table

display = shop window
traps = trapped
pack_yellow = yellow pack, pocket money
pack_red = red pack, within reason
pack_blue = blue pack, for a big birthday
pack_black = black pack, price on request
on_top_yellow = yellow pack: yours on top
on_top_red = red pack: yours on top
on_top_blue = blue pack: yours on top
on_top_black = black pack: yours on top
score-sum = Points: spaces on GIVE plus spaces on GET.
give = GIVE
get = GET
given = what you give
given_marks = what you double
parcels = parcels
marks = doubled
ratings = tokens
holds_trap_card = GiftTRAP card
holds_give_more = GIVE MORE card
holds_get_more = GET MORE card
has_chosen = has chosen
dealer = dealer
turn = to act
lifted = this parcel next
lifted_parcel = which of the two
left = has left the table
round = round
cap = last round
colour = pack

step = step
step_colour = choosing a pack
step_give = choosing presents
step_rate = making wishes
step_open = opening parcels
step_beat = last chance
step_over = game over
beat = before
beat_give = giving
beat_rate = wishing
beat_turn = turning the tokens
beat_flip = opening the parcel

## Actions

act-choose = Deal from the { $colour_key ->
    [yellow] yellow pack, pocket money
    [red] red pack, within reason
    [blue] blue pack, for a big birthday
   *[black] black pack, price on request
}
act-wait = Let it be
act-trap = GiftTRAP on number { $square }!
act-get_more = GET MORE under the parcel from { $target }{ $parcel ->
    [1] { "" }, the first
    [2] { "" }, the second
   *[other] {""}
}
act-give = Give number { $square } to { $target }
act-give_more = GIVE MORE with number { $square }
act-rate = { $rank } on number { $square }
act-done = Done
act-open = Open the parcel from { $target }{ $parcel ->
    [1] { "" }, the first
    [2] { "" }, the second
   *[other] {""}
}

## Events

event-starts = Round { $round }. { $seat_is ->
    [me] You deal: how much may presents cost?
   *[other] { $seat } deals: how much may presents cost?
}
event-deals = In the shop window, { $colour_key ->
    [yellow] for pocket money
    [red] within reason
    [blue] for a big birthday
   *[black] price on request
}: { $gifts }.
event-gives = { $seat_is ->
    [me] Your parcels lie before the others.
   *[other] { $seat } has a parcel for everyone.
}
event-gives_more = { $seat_is ->
    [me] You are so sure of your present for { $target } that it comes with GIVE MORE.
   *[other] { $target_is ->
        [me] { $seat } is so sure of the present for you that it comes with GIVE MORE.
       *[other] { $seat } is so sure of the present for { $target } that it comes with GIVE MORE.
    }
}
event-rates = { $seat_is ->
    [me] Your wishes lie face down
   *[other] { $seat } has laid four wishes
}{ $gifts_count ->
    [0] .
   *[other] {" "}on: { $gifts }.
}
event-traps = { $seat_is ->
    [me] You slam
   *[other] { $seat } slams
} a GiftTRAP on number { $square }, { $gift_phrase }: nobody moves for it any more this round!
event-gets_more = { $seat_is ->
    [me] You slide GET MORE under the parcel from { $target }.
   *[other] { $target_is ->
        [me] { $seat } slides GET MORE under your parcel. No pressure.
       *[other] { $seat } slides GET MORE under the parcel from { $target }.
    }
}
event-turns = { $seat_is ->
    [me] The truth about you
   *[other] The truth about { $seat }
}: GREAT is { $great_phrase }, GOOD { $good_phrase }, OK { $ok_phrase }, and NO WAY { $no_way_phrase }.
event-lifts = { $seat_is ->
    [me] You hold up
   *[other] { $seat } holds up
} { $target_is ->
    [me] your parcel…
   *[other] the parcel from { $target }…
}
gave = { $target_is ->
    [me] { $seat } gave you { $gift_phrase }
   *[other] { $seat_is ->
        [me] You gave { $target } { $gift_phrase }
       *[other] { $seat } gave { $target } { $gift_phrase }
    }
}
forward = { $seat_is ->
    [me] You
   *[other] { $seat }
}: GIVE +{ $give_steps }{ $give_times ->
    [2] { " " }(doubled)
   *[other] {""}
}, { $target_is ->
    [me] you
   *[other] { $target }
}: GET +{ $get_steps }{ $get_times ->
    [2] { " " }(doubled)
   *[other] {""}
}.
backward = { $seat_is ->
    [me] You
   *[other] { $seat }
}: GIVE −{ $give_steps }{ $give_times ->
    [2] { " " }(doubled)
   *[other] {""}
}, { $target_is ->
    [me] you
   *[other] { $target }
}: GET −{ $get_steps }{ $get_times ->
    [2] { " " }(doubled)
   *[other] {""}
}.
event-delights = { gave }: GREAT! { forward }
event-pleases = { gave }: GOOD. { forward }
event-suits = { gave }: OK. { forward }
event-appals = { gave }: NO WAY! { backward }
event-misses = { gave }. That wasn’t on the list. { backward }
event-jams = { gave }: trapped! Nobody moves.
event-qualifies = { $seat_is ->
    [me] Both your pawns are on GIFTED.
   *[other] Both pawns of { $seat } are on GIFTED.
}
event-wins = { $seat_is ->
    [me] You win! You give like an angel and receive like royalty.
   *[other] { $seat } wins, by giving well and taking well.
}
event-win_together = { $seats_is ->
    [me] You share the win: { $seats }. You give like angels and receive like royalty.
   *[other] { $seats } win together, by giving well and taking well.
}
event-calls_time = That was the last round: now the spaces count.
event-leaves = { $seat_is ->
    [me] You leave the table. Your parcels stay.
   *[other] { $seat } leaves the table. The parcels stay, and chance does the rest of the round.
}
event-moves_pawns = { $seat_is ->
    [me] You
   *[other] { $seat }
} in round { $round }: GIVE { $give_back ->
    [0] { $give_forward ->
        [0] 0
       *[other] +{ $give_forward }
    }
   *[other] −{ $give_back }
}, GET { $get_back ->
    [0] { $get_forward ->
        [0] 0
       *[other] +{ $get_forward }
    }
   *[other] −{ $get_back }
}.
from_to = { $target_is ->
    [me] from { $seat } to you
   *[other] { $seat_is ->
        [me] from you to { $target }
       *[other] from { $seat } to { $target }
    }
}
event-gives_best = The best gift of the round: { $gift_phrase }, { from_to }.{ $others ->
    [0] {""}
    [one] {" "}One other did as well.
   *[other] {" "}{ $others } others did as well.
}
event-gives_worst = The worst gift of the round: { $gift_phrase }, { from_to }.{ $others ->
    [0] {""}
    [one] {" "}One other did as badly.
   *[other] {" "}{ $others } others did as badly.
}
event-ends_round = Round { $round } is over.
event-breaks_off = Too few are left to give each other anything.

## The story of a game

story-knows-best = { $seat } knows { $target } best: { $hits } right out of { $gifts }.{ $others ->
    [0] {""}
    [one] {" "}One other pair did as well.
   *[other] {" "}{ $others } other pairs did as well.
}
story-surest-gift = The surest gift: { $gift_phrase }, wanted by { $liked } out of { $count }.
story-dreaded-gift = The most dreaded gift: { $gift_phrase }, a nightmare for { $dreaded } out of { $count }.
story-often-delights = { $pick ->
    [0] { $who } gave just the right thing { $count } times. Some people listen.
    [1] { $count } times { $who } read a friend like a wish list.
   *[other] { $count } perfect presents from { $who }. Everybody wants { $who } for their birthday.
}
story-hard-delights = { $pick ->
    [0] { $who } got exactly the right thing { $count } times. An open book, with pictures.
    [1] { $count } dreams came true for { $who }. The thank-you letters will take all winter.
   *[other] { $count } times { $who } opened a parcel and beamed.
}
story-often-appals = { $pick ->
    [0] { $count } times { $who } gave what nobody should have given. With a bow on it.
    [1] { $who } gave { $count } presents that will live in cellars.
   *[other] { $count } times { $who } meant so well.
}
story-hard-appals = { $pick ->
    [0] { $who } said “Oh… thank you” { $count } times, through clenched teeth.
    [1] { $count } times { $who } opened a parcel and looked for the receipt.
   *[other] { $who } got the wrong thing { $count } times. It’s the thought that counts.
}
story-turn-delights = { $pick ->
    [0] Round { $round }: { $seat } gave { $target } { $gift_phrase }, and hearts were seen.
    [1] Round { $round }: for { $target }, { $gift_phrase }. { $seat } knew.
   *[other] Round { $round }: it had to be { $gift_phrase }, and { $seat } gave it to { $target }.
}
story-turn-appals = { $pick ->
    [0] Round { $round }: { $seat } gave { $target } { $gift_phrase }. They still talk to each other, now and then.
    [1] Round { $round }: of all things, { $gift_phrase }, from { $seat } to { $target }.
   *[other] Round { $round }: { $target } unwrapped { $gift_phrase } and looked at { $seat } for a long time.
}
story-turn-traps = { $pick ->
    [0] Then { $seat } slammed the GiftTRAP on { $gift_phrase }, and the room fell silent.
    [1] “GiftTRAP!” said { $seat }, and { $gift_phrase } was worth nothing to anybody.
   *[other] A trap snapped shut on { $gift_phrase }: { $seat } had seen it coming.
}
story-turn-leaves = { $seat } left in the middle of it all, and somebody else got the wrapping paper.
story-comeback = { $gap ->
    [one] { $who } was a space behind, and then began to listen.
   *[other] { $who } was { $gap } spaces behind, and then began to listen.
}
story-close = { $gap ->
    [0] { $who } and { $other } were neck and neck; the last round decided.
    [one] { $who } and { $other } were one space apart.
   *[other] { $who } and { $other } were { $gap } spaces apart.
}
story-easy = { $gap ->
    [one] { $who } won by a space, gift-wrapped.
   *[other] { $who } won by { $gap } spaces, gift-wrapped.
}
story-won = { $gap ->
    [one] { $who } won by a space. May we invite you all to our birthdays?
   *[other] { $who } won by { $gap } spaces. May we invite you all to our birthdays?
}

## Options

first-question = Whose birthday is next?
option-first = Who deals first
    .about = Whoever’s birthday is next; if nobody owns up, chance decides. After that, clockwise.
option-doubled = Twice the presents
    .about = With three or four players: twice as many presents in the window, and everybody gives everybody two. The publisher’s own suggestion.
option-strategy = Strategy cards
    .about = For those who have played before: GIVE MORE and GET MORE double your own move once a round, GiftTRAP stops a present once a game.
option-length = Length of the tracks
    .about = Spaces from GO to GIFTED: 15 for a quick game, 30 for a long evening.
option-cap = Last round
    .about = After so many rounds the game ends, and whoever has come furthest on both tracks wins. 0: play until somebody gets there. Good for people who don’t know each other well.
option-ties = Several at the finish
    .about = When several players have both pawns on GIFTED at the end of the same round.
share = they all win
most_spaces = whoever moved most spaces in that round
last_round = whoever gained most in that round (older games)
option-hide_places = Hide the tokens
    .about = Until your tokens are turned, nobody sees which presents they lie on.
option-family = Family evening
    .about = Leaves out the few presents that are for grown-ups.
option-packs = What is in the packs
    .about = Presents that were put away, and presents of your own.

## Refusals: one short sentence for each clause that forbids something

refused-GT-7 = This table plays without the strategy cards.
refused-GT-18 = The dealer alone picks the pack.
refused-GT-22 = First the presents, then the giving: the window isn’t filled yet.
refused-GT-23 = One present for each of the others, and none for yourself.
refused-GT-24 = That square is empty: pick one with a present on it.
refused-GT-26 = You’ve given that one already. Everybody gets something different.
refused-GT-28 = Give first. What you would like comes after.
refused-GT-29 = Four tokens, four presents: one on each.
refused-GT-31 = That square is empty: mark a present.
refused-GT-32 = You can’t open anything now: parcels are opened one player at a time.
refused-GT-34 = There is no closed parcel there.
refused-GT-36 = The pack for the next round is chosen once all parcels are open.
refused-GT-44 = GIVE MORE goes with a present as you give it, once a round.
refused-GT-46 = GET MORE goes under one of your closed parcels, once a round.
refused-GT-49 = A trap needs a present to snap shut on.
refused-GT-52 = Your trap is spent: there is one for the whole game.
refused-GT-A12 = You pressed “Done”: that’s settled now.
refused-GT-A14 = Too late for GET MORE: your tokens are turned.
refused-GT-A15 = Cards are played in the pauses between parcels. Wait for the next one.
refused-GT-A17 = Somebody has trapped that one already.
refused-GT-A19 = Too late: there is nothing left to stop in this round.
refused-GT-A21 = There aren’t enough presents in that pack.

## Tips: told once, the first time such a thing comes up

tip-table = In each round, presents lie in the shop window. Two tracks show who gives well, and who is easy to please.
tip-fact-cap = The rounds are numbered: after the last one, the spaces of both pawns count.
tip-step_colour = You deal: choose a pack. It only says how pricey the presents are.
tip-step_give = Give each of the others one present, a different one each. What would they love?
tip-step_rate = Now for you, in secret: your three favourites, and NO WAY on the one you dread.
tip-step_open = Your parcels! Open them one by one: each moves you, and whoever gave it. The last one opens by itself.
tip-step_beat = A short pause: a strategy card can be played now. Otherwise let it be.
tip-turns = The tokens are turned: now you see what was loved, and what was dreaded.
tip-delights = GREAT! Three steps forward, for whoever gave it and for whoever got it.
tip-appals = NO WAY: four steps back, for giver and getter, but never back past GO.
tip-misses = A present with no token on it: a step back for both.
tip-traps = A GiftTRAP: from now on that present moves nobody.
tip-qualifies = Both pawns on GIFTED: whoever still has them there when the round ends wins.
