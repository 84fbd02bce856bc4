# Kung Fu Granny: every word of the game that a player reads or hears.

game-name = Kung Fu Granny
game-blurb = Seven levels of kung fu, one sandwich and a sky full of gulls: climb first, and eat in peace.

## The rules in a minute

minute-1 = You are a granny with a sandwich, under a sky full of gulls. Climb seven levels of kung fu and you’ll eat in peace.
    .glyph = 👵 🥪
    .cards = granny
minute-2 = On your turn, lay one card: always your next level. 1, then 2, then 3… No skipping, however supple you feel.
    .glyph = 🥋
    .cards = level_1 level_2 level_3
minute-3 = A Thieving Gull pinches a card: blind from a hand, or, in plain sight, the very level you need from a row.
    .glyph = 🕊️ 👀
    .cards = thief
minute-4 = A Tornado Gull swaps your whole row with an opponent’s. Pick one worth the feathers.
    .glyph = 🌪️ 🕊️
    .cards = tornado
minute-5 = A Kung Fu Granny stops them in mid-air. She also stands in for any level and any gull: at her age, one may.
    .glyph = 👵 🛡️
    .cards = granny
minute-6 = Discard what you don’t want and draw back up to seven. Seven levels, then a Granny on top: lunch is served!
    .glyph = 👑 🍽️
    .cards = level_7 granny

## Cards

level_1 = Level 1
    .clause = MKF-8
    .glyph = 1
    .tint = yellow
    .power = Lay it first: every row begins here.
level_2 = Level 2
    .clause = MKF-8
    .glyph = 2
    .tint = orange
    .power = Lay it when your next level is 2.
level_3 = Level 3
    .clause = MKF-8
    .glyph = 3
    .tint = green
    .power = Lay it when your next level is 3.
level_4 = Level 4
    .clause = MKF-8
    .glyph = 4
    .tint = teal
    .power = Lay it when your next level is 4.
level_5 = Level 5
    .clause = MKF-8
    .glyph = 5
    .tint = blue
    .power = Lay it when your next level is 5.
level_6 = Level 6
    .clause = MKF-8
    .glyph = 6
    .tint = violet
    .power = Lay it when your next level is 6.
level_7 = Level 7
    .clause = MKF-8
    .glyph = 7
    .tint = red
    .power = Lay it when your next level is 7: the last step before lunch.
thief = Thieving Gull
    .clause = MKF-14
    .glyph = 🕊️
    .tint = grey
    .power = Steals a random card from a hand, or your next level from a row.
tornado = Tornado Gull
    .clause = MKF-21
    .glyph = 🌪️
    .tint = grey
    .power = Swaps your whole row with an opponent’s.
granny = Kung Fu Granny
    .clause = MKF-25
    .glyph = 👵
    .tint = pink
    .power = Blocks an attack, stands in for any level or gull, and wins on top of seven levels.
hidden-card = face-down card

## The table

row = row
hand = hand
swap = both rows
draw_pile = draw pile
discard_pile = discard
next_level = next level
rounds_left = rounds left
turn = playing
left = has left the table
attacked = under attack
attack_card = sent
attack_power = attack
attack_way = aimed at
wanted_level = level wanted
loot = yours to steal: level
climbed = { $count } of 7 levels
climbed_next = { $count } of 7 levels, next: { $next }
top_step = the sandwich: a Kung Fu Granny on top of seven levels
stage_block = Block!
stage_let = Let it through
stage_unarmed = You have no Granny to stop it.
stage_waits = Will there be a Granny?
stage_hand = If it gets through, a card at random leaves { $target_is ->
    [me] your hand
   *[other] { $target }’s hand
} for { $seat_is ->
    [me] yours
   *[other] { $seat }’s
}.
stage_row = If it gets through, level { $level } leaves { $target_is ->
    [me] your row
   *[other] { $target }’s row
} for { $seat_is ->
    [me] yours
   *[other] { $seat }’s
}.
stage_swap = If it gets through, { $target_is ->
    [me] your whole row
   *[other] { $target }’s whole row
} ({ $target_levels }/7) and { $seat_is ->
    [me] yours
   *[other] { $seat }’s
} ({ $seat_levels }/7) trade places.
caution-MKF-8 = You can still lay { $cards } this turn. Skip it all the same?
caution-MKF-11 = That discards { $cards }, which would come in handy.
caution-MKF-A7 = Your row has more levels than theirs: swapping would cost you.
picked_card = card picked
picked_power = played as
aim = your target
picked = to discard

step = step
step_attack = attack or climb
step_place = climb
step_tidy = tidying up
step_window = whether to answer
step_over = game over

## Actions

act-clean_up = Skip to tidying up
act-place = Lay { $card }
act-attack = { $card_key ->
    [granny] Attack with { $card } as a { $power }
   *[other] Attack with { $card }
}
act-target = { $seat_is ->
    [me] Aim at yourself
   *[other] Aim at { $seat }
}
act-way = { $way_key ->
    [hand] Steal blind, from the hand
   *[row] Steal in plain sight, from the row
}
act-way_keep = Steal blind; if it’s a Granny, keep her
act-take = Take their level { $level }
act-let = Let it through
act-block = Block with { $card }
act-discard = Discard { $card }
act-done = Draw up to 7, end my turn

# Of several cards, or several players: what is done, in a word.
rounds_left_count = { $count ->
    [one] last round
   *[other] { $count } rounds left
}
several-place = Lay a card
several-attack = Attack
several-target = Choose your target
several-way = Steal from the hand, or from the row
several-take = Take a level
several-discard = Choose what you want to discard
hint_target = { $power }: choose your target.
hint_rob = { $power }: choose a marked card, or a hand.

## Events

event-starts = { $seat_is ->
    [me] You begin. Hold on to your sandwich!
   *[other] { $seat } begins. Hold on to your sandwich!
}
event-draws = { $seat_is ->
    [me] You draw { $cards_count ->
        [0] nothing
        [one] a card
       *[other] { $cards_count } cards
    }
   *[other] { $seat } draws { $cards_count ->
        [0] nothing
        [one] a card
       *[other] { $cards_count } cards
    }
}{ $cards_seen ->
    [yes] { $cards_count ->
        [0] .
       *[other] : { $cards }.
    }
   *[no] .
}
event-reshuffles = The draw pile is empty: the whole discard is shuffled back in, gulls and all.
event-attacks = { $seat_is ->
    [me] You send { $card_key ->
        [granny] a { $card }, dressed as a { $power },
       *[other] a { $card }
    } { $way_key ->
        [hand] to grab a card blind from { $target_is ->
            [me] your own hand
           *[other] { $target }’s hand
        }
        [row] to fetch level { $level } from { $target_is ->
            [me] your own row
           *[other] { $target }’s row
        }
       *[swap] to swap rows with { $target_is ->
            [me] yourself
           *[other] { $target }
        }
    }.
   *[other] { $seat } sends { $card_key ->
        [granny] a { $card }, dressed as a { $power },
       *[other] a { $card }
    } { $way_key ->
        [hand] to grab a card blind from { $target_is ->
            [me] your hand
           *[other] { $target }’s hand
        }
        [row] to fetch level { $level } from { $target_is ->
            [me] your row
           *[other] { $target }’s row
        }
       *[swap] to swap rows with { $target_is ->
            [me] you
           *[other] { $target }
        }
    }.
}
event-blocks = { $target_is ->
    [me] Your Granny stops { $seat_is ->
        [me] your own attack
       *[other] { $seat }’s attack
    } in mid-air.
   *[other] { $target }’s Granny stops { $seat_is ->
        [me] your attack
       *[other] { $seat }’s attack
    } in mid-air.
} The sandwich is safe!
event-robs = { $seat_is ->
    [me] You steal { $card_key ->
        [hidden] a card
       *[other] a { $card }
    } blind from { $target_is ->
        [me] your own hand
       *[other] { $target }’s hand
    } and keep { $card_key ->
        [granny] her
       *[other] it
    }.
   *[other] { $seat } steals { $card_key ->
        [hidden] a card
       *[other] a { $card }
    } blind from { $target_is ->
        [me] your hand
       *[other] { $target }’s hand
    } and keeps { $card_key ->
        [hidden] it, looking innocent
        [granny] her
       *[other] it
    }.
}
event-lays = { $seat_is ->
    [me] You steal a { $card } blind from { $target_is ->
        [me] your own hand
       *[other] { $target }’s hand
    }, and { $card_key ->
        [granny] { $level ->
            [8] down she goes, on top of your seven levels!
           *[other] down she goes as your level { $level }!
        }
       *[other] down it goes in your row!
    }
   *[other] { $seat } steals a { $card } blind from { $target_is ->
        [me] your hand
       *[other] { $target }’s hand
    } and { $card_key ->
        [granny] { $level ->
            [8] lays her on top of seven levels!
           *[other] lays her as level { $level }.
        }
       *[other] lays it at once.
    }
}
event-takes = { $seat_is ->
    [me] You pluck { $card_key ->
        [granny] the Granny standing in for level { $level }
       *[other] the { $card }
    } from { $target_is ->
        [me] your own row
       *[other] { $target }’s row
    } and lay { $card_key ->
        [granny] her
       *[other] it
    } in yours.
   *[other] { $seat } plucks { $card_key ->
        [granny] the Granny standing in for level { $level }
       *[other] the { $card }
    } from { $target_is ->
        [me] your row
       *[other] { $target }’s row
    } and flies home with { $card_key ->
        [granny] her
       *[other] it
    }.
}
event-swaps = Feathers everywhere! { $seat_is ->
    [me] { $target_is ->
        [me] You swap rows with yourself.
       *[other] You and { $target } swap rows.
    }
   *[other] { $target_is ->
        [me] { $seat } swaps rows with you.
       *[other] { $seat } and { $target } swap rows.
    }
}
event-places = { $seat_is ->
    [me] { $card_key ->
        [granny] { $level ->
            [8] You lay a { $card } on top of your seven levels!
           *[other] You lay a { $card } as your level { $level }.
        }
       *[other] You lay a { $card }.
    }
   *[other] { $card_key ->
        [granny] { $level ->
            [8] { $seat } lays a { $card } on top of seven levels!
           *[other] { $seat } lays a { $card } as level { $level }.
        }
       *[other] { $seat } lays a { $card }.
    }
}
event-begins = { $seat_is ->
    [me] Your turn!
   *[other] Over to { $seat }.
}
event-cleans_up = { $seat_is ->
    [me] You go straight to tidying up.
   *[other] { $seat } goes straight to tidying up.
}
event-discards = { $seat_is ->
    [me] You discard { $cards_count ->
        [0] nothing
        [one] a card
       *[other] { $cards_count } cards
    }
   *[other] { $seat } discards { $cards_count ->
        [0] nothing
        [one] a card
       *[other] { $cards_count } cards
    }
}{ $cards_seen ->
    [yes] { $cards_count ->
        [0] .
       *[other] : { $cards }.
    }
   *[no] .
}
event-wins = { $seat_is ->
    [me] You win! The sandwich is all yours, crumbs included.
   *[other] { $seat } wins: a Granny on top of seven levels! Lunch in peace.
}
event-stops = Nobody climbs any further: the most levels come first.
event-withdraws = { $seat_is ->
    [me] You leave the table.
   *[other] { $seat } leaves the table.
} { $cards_count ->
    [0] The hand was empty.
   *[other] From the hand to the discard: { $cards_seen ->
        [yes] { $cards }.
       *[no] { $cards_count ->
            [one] 1 card.
           *[other] { $cards_count } cards.
        }
    }
} { $row_count ->
    [0] The row was empty.
   *[other] From the row to the discard: { $row_seen ->
        [yes] { $row }.
       *[no] { $row_count ->
            [one] 1 card.
           *[other] { $row_count } cards.
        }
    }
}

## The story of a game

story-often-attacks = { $pick ->
    [0] { $who } attacked { $count } times. The gulls are asking for overtime pay.
    [1] { $count } attacks by { $who }: the sky over this table was never quite empty.
   *[other] { $who } attacked { $count } times, always for a good reason, and the reason was lunch.
}
story-hard-attacks = { $pick ->
    [0] { $count } attacks came down on { $who }, who never once lost a slipper.
    [1] { $count } gulls can’t be wrong: { $who } had the best-looking row on the beach.
   *[other] { $who } withstood { $count } attacks, and asked after the gulls’ health.
}
story-often-blocks = { $who }’s Grannies stopped { $count } attacks in mid-air: no umbrella works better.
story-often-swaps = { $who } swapped rows { $count } times: why climb when you can change mountains?
story-turn-blocks = Round { $round }: { $target }’s Granny stopped { $seat } in mid-air, and the table held its breath.
story-turn-lays = Round { $round }: { $seat } reached blind into { $target }’s hand and drew the very card it took.
story-turn-takes = Round { $round }: { $seat } plucked level { $level } from under { $target }’s nose. Everything tipped there.
story-turn-swaps = Round { $round }: { $gap ->
    [0] { $seat } and { $target } swapped rows of the same height, for the sake of the view.
    [one] { $seat } and { $target } swapped rows for a single level. It was the one that counted.
   *[other] { $pick ->
        [0] in a cloud of feathers { $seat } and { $target } swapped rows, and { $gap } levels changed sides.
        [1] one gust, and { $seat } and { $target } woke up in each other’s shoes, { $gap } levels apart.
       *[other] { $seat } and { $target } swapped rows. What { $gap } levels weigh, only the tornado knows.
    }
}
story-turn-withdraws = Round { $round }: { $seat } left the table, and the climb went on, a little less fun.
story-comeback = { $score ->
    [8] { $gap ->
        [one] { $who } was one level behind, and still reached the sandwich before anybody else.
       *[other] { $who } was { $gap } levels behind, and still reached the sandwich before anybody else.
    }
   *[other] { $gap ->
        [one] { $who } was one level behind, and still finished ahead of everybody.
       *[other] { $who } was { $gap } levels behind, and still finished ahead of everybody.
    }
}
story-close = { $score ->
    [8] { $gap ->
        [one] { $pick ->
            [0] One level more, and the sandwich was { $other }’s. { $who } is chewing slowly.
            [1] { $other } could already smell the sandwich; { $who } had it in hand.
           *[other] { $who } and { $other } reached for the sandwich together. { $who } has the longer arms.
        }
       *[other] { $who } and { $other } climbed side by side; the sandwich knew only one of them.
    }
   *[other] { $gap ->
        [0] Not a single level was left standing, and { $who } still came first.
        [one] { $pick ->
            [0] One level more, and { $other } was level with { $who }, who never looked down.
            [1] { $who } could hear { $other } puffing, one level below.
           *[other] { $other } climbed fast. { $who } climbed one level faster.
        }
       *[other] { $who } and { $other } climbed side by side, and only one of them came first.
    }
}
story-easy = { $gap ->
    [one] { $who } finished one level ahead: time enough to choose a bench.
   *[other] { $who } finished { $gap } levels ahead: time enough to choose a bench.
}
story-won = { $score ->
    [8] { $gap ->
        [one] { $who } won by one level, and left not a crumb.
       *[other] { $who } won by { $gap } levels, and left not a crumb.
    }
   *[other] { $gap ->
        [one] { $who } won by one level, and is hungrier than ever.
       *[other] { $who } won by { $gap } levels, and is hungrier than ever.
    }
}

## Options

first-question = Who ate a sandwich most recently?
option-first = Who begins
    .about = Whoever ate a sandwich most recently; if nobody owns up, chance decides.
option-keep_stolen_granny = Keep a stolen Granny
    .about = A Granny stolen blind may stay in your hand instead of going down at once.
option-free_granny = Free Granny
    .about = A Granny in a row fits any thief whose next level is 1 to 7, whichever level she stands in for.
option-granny_wins = A stolen Granny wins
    .about = With levels 1 to 7, a thief may take a Granny from a row as the eighth level, and wins.
option-turn_cap = Turn cap
    .about = After this many turns each, the game stops and the most levels come first; 0 means no cap.
score = { $score ->
    [8] the sandwich!
    [one] { $score } level
   *[other] { $score } levels
}

## Refusals: one short sentence for each clause that forbids something

refused-MKF-6 = Aim one gull, or a Granny playing one, at an opponent who is still in the game.
refused-MKF-8 = You don’t hold that card.
refused-MKF-9 = An empty row starts with a Level 1, or a Granny in its place.
refused-MKF-10 = No skipping: your next level is { $level }.
refused-MKF-11 = You can only discard what you hold, each card once.
refused-MKF-13 = Attack, climb, tidy up: that’s the order, and this isn’t the moment for it.
refused-MKF-17 = From a row you can only steal your next level: { $level }.
refused-MKF-24 = Seven levels done: only a Kung Fu Granny goes on top.
refused-MKF-25 = You need a Granny in your hand to stop it.
refused-MKF-26 = You can only defend yourself while somebody attacks you.
refused-MKF-32 = One attack a turn, and you’ve had yours.
refused-MKF-34 = Your attack landed: no more attacks this turn.
refused-MKF-39 = The game is over.
refused-MKF-A4 = A stolen Granny is laid at once: at this table nobody keeps her in hand.
refused-MKF-A7 = There is nothing to swap: both rows are empty.
refused-MKF-A22 = There is nothing to steal there.

## Tips: told once, the first time such a thing comes up

tip-table = Only you see your hand. Climb from level 1 to 7; then a Granny on top wins. What glows can be played.
tip-fact-rounds_left = The rounds are numbered: after the last one, the most levels come first.
tip-step_attack = Your turn. Attack with a gull if you have one, or climb at once: lay your next level.
tip-step_place = After the attack you climb: lay your next level, if you have it.
tip-step_tidy = Tidy up: discard what you don’t want, then draw back up to seven cards.
tip-step_window = A gull is after you! A Granny from your hand stops it. Or let it through.
tip-blocks = A Granny stopped that gull: both cards are discarded, and nothing else happens.
tip-robs-target = A card was stolen from your hand. You draw again when your turn begins.
tip-lays = A card stolen blind goes down at once if it fits the thief’s row.
tip-takes-target = A level was stolen from your row. The others stay, but the gap has to be filled first.
tip-swaps = That was a Tornado Gull: two whole rows have changed owners.
tip-reshuffles = The draw pile was empty, so the discard became the new one.
