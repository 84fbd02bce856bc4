# What the table says in the browser.

round_no = Round { $round }{ $cap ->
    [0] {""}
   *[other] {" "}of { $cap }
}
dealer_is = { $seat_is ->
    [me] you deal
   *[other] dealer: { $seat }
}
packs_title = { $seat_is ->
    [me] What are we spending tonight?
   *[other] { $seat } is choosing what we spend…
}
class_yellow = Pocket money
class_red = Within reason
class_blue = For a big birthday
class_black = Price on request
about_yellow = The price of a coffee, or two.
about_red = A decent birthday present.
about_blue = The whole office chips in.
about_black = Somebody won the lottery.
gifts_on_top = { $count } of yours on top
gifts_left = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}

tile_given = for { $target }
tile_rated = { $who_is ->
    [me] your { $rank }
   *[other] { $rank } for { $who }
}
tile_face_down = { $who_is ->
    [me] your token, face down
   *[other] a token of { $who }, face down
}
friends_title = My friends
friend_given = gets your number { $square }: { $gift }
friend_empty = nothing from you yet
ribbon_more = GIVE MORE: your own spaces count twice
ribbon_on = GIVE MORE is on one of your gifts
laid_so_far = { $count ->
    [0] Nothing laid yet
    [one] { $count } thing laid
   *[other] { $count } things laid
}

tray_title = What I think of them
token_free = not laid yet
token_on = on number { $square }: { $gift }
worth_great = +3
worth_good = +2
worth_ok = +1
worth_no_way = −4

parcels_of = { $seat_is ->
    [me] My parcels
   *[other] Parcels for { $seat }
}
parcel_closed = { $parcel ->
    [0] closed parcel
   *[other] closed parcel { $parcel }
} from { $target_is ->
    [me] you
   *[other] { $target }
}
parcel_open = { $gift }, from { $target_is ->
    [me] you
   *[other] { $target }
}

summary_on = Go on
tracks_title = The race so far
order_title = Order of the round
order_now = whose turn it is
order_scores = { give } { $give }, { get } { $get }

hint_colour = Choose the pack you like: it sets the price, and nobody knows what is in it.
hint_give = Choose a gift, then the friend who gets it. Each gift once.
hint_give_trap_later = Choose a gift, then who gets it. You play GiftTRAP between parcels, not while people choose.
hint_gift = Number { $square }: and who gets it?
hint_friend = And what does { $target } get?
hint_ribbon = Which of your gifts is the sure thing? Choose it.
hint_done = All set! Change your mind as often as you like, then press the button.
hint_rate = Choose a token, then a gift: your dream… and your dread.
hint_rate_trap_later = Choose a token, then a gift. You play GiftTRAP between parcels, not while people choose.
hint_token = { $rank }: on which gift?
hint_rated = Number { $square }: how do you like it?
hint_get_more = GET MORE, anyone? Choose the parcel that should count twice for you.
hint_cards = Choose a parcel for GET MORE, slam a GiftTRAP… or let it be.
hint_beat = Last chance to trap a gift…
hint_trap = Choose the gift to trap: it will move nobody.
hint_open = Your parcels! Choose the one you open next.
hint_open_faster = Your parcels! Choose the one you open next. “{ $button }” opens them all.

trap_slam = GiftTRAP!
trap_which = On which?
hold_on = Hold on
flow_title = Suspense
flow_self = Let the suspense pass by itself after a short while

scene_turn = { $seat_is ->
    [me] Your turn to turn over your tokens…
   *[other] { $seat } is about to turn over the tokens…
}
scene_choose = { $seat_is ->
    [me] Choose a parcel to open.
   *[other] { $seat } is choosing a parcel…
}
scene_lifted = { $target_is ->
    [me] From { $seat }, for you. What can it be?
   *[other] { $seat_is ->
        [me] Your parcel for { $target }. Fingers crossed!
       *[other] From { $seat }, for { $target }. What can it be?
    }
}
scene_delights = { $target_is ->
    [me] Just what you wanted!
   *[other] Just what { $target } wanted!
}
scene_pleases = { $target_is ->
    [me] You like that.
   *[other] { $target } likes that.
}
scene_suits = { $target_is ->
    [me] Well, you can live with it.
   *[other] Well, { $target } can live with it.
}
scene_appals = { $target_is ->
    [me] Anything but that!
   *[other] Anything but that, says { $target }!
}
scene_misses = { $target_is ->
    [me] It leaves you cold.
   *[other] It leaves { $target } cold.
}
scene_jams = Caught in a GiftTRAP: nobody moves.
steps_delights = +{ $steps }
steps_pleases = +{ $steps }
steps_suits = +{ $steps }
steps_appals = −{ $steps }
steps_misses = −{ $steps }
steps_jams = 0

recall_title = Who knew whom best
recall_about = Each row: who gave. Each column: who got. What the gifts were worth, before any doubling.
recall_worst = { $seat } is still guessing what { $target } likes: { $points } in { $gifts ->
    [one] one gift
   *[other] { $gifts } gifts
}.
recall_cell = { $seat } to { $target }: { $points }
recall_surest = The surest gift
recall_dread = The most dreaded gift
recall_giver = gives
recall_getter = gets
recall_wanted = wanted by { $votes } out of { $of }
recall_nightmare = a nightmare for { $votes } out of { $of }
recall_points = { $points }
recall_share = Keep it as a picture
recall_made = Played with GiftTRAP on Regift
