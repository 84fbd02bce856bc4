# What the table in the browser says.

place_turn = gives
place_receiver = receives
shop_short = shop
gift_next = Next to be given
shame_of = { $seat_is ->
    [me] Your pile of shame
   *[other] { $seat }: pile of shame
}{ $count ->
    [0] , still empty
    [one] , one card
   *[other] , { $count } cards
}{ $lost ->
    [0] {""}
   *[other] {" "}(and { $lost } lost before)
}
round_of = Round { $round } of { $rounds }

centre_step_show = { $seat_is ->
    [me] Show it around, then turn it face down.
   *[other] { $seat } shows a gift. Take a good look!
}
centre_step_claim = { $seat_is ->
    [me] A gift for { $target }. What will you call it?
   *[other] { $seat } is choosing a name…
}
centre_step_answer = { $target_is ->
    [me] Do you believe { $seat }?
   *[other] { $target } is making up their mind…
}
centre_step_break = The round is over. { $seat_is ->
    [me] You deal the next one.
   *[other] { $seat } deals the next one.
}
hint_answer = Refuse, and it is turned up: if they told the truth, you lose a point; if not, they do.
hint_claim = Search for its true name, or say any other.
centre_step_over = Everything is on the table now.

praise_0 = “I’ve got a magnificent { $claim } for you!”
praise_1 = “Behold: a splendid { $claim }!”
praise_2 = “Here: a most beautiful { $claim }!”
praise_3 = “For you, my friend: a lovely { $claim }!”
praise_something_else = “It’s… something else. You’ll love it.”

say_refuse = { $claim_key ->
    [something_else] Now that’s something else!
   *[other] That’s not { $claim_article } { $claim }!
}

claim_title = { $target_is ->
    [me] What do you say it is?
   *[other] What do you tell { $target } it is?
}
claim_search = Type its name or bluff
claim_else = Say “something else”
claim_none = Nothing in the box is called that.
claim_all = Show all

voice = Voices
voice_says = Read the claims aloud
voice_hears = Let me say a gift’s name instead of typing it
voice_insecure = Speaking needs a secure address (https): browsers keep the microphone shut on this one.
voice_unable = This browser can’t write down what it hears.
voice_asked = What you say into the microphone then goes from your browser to its maker (Google for Chrome, Apple for Safari), which writes it down. We hear nothing and keep nothing. All right?
voice_yes = All right, listen
voice_no = Rather not
voice_speak = Say its name

decided-stops = { $seat_is ->
    [me] The third card on your pile of shame ended it.
   *[other] The third card on { $seat }’s pile of shame ended it.
} Whoever lost the fewest points wins.

recall_title = Who said what, hand on heart
recall_sum = { $passes ->
    [one] One gift passed on
   *[other] { $passes } gifts passed on
}, { $tales ->
    [0] and not one fib. Are you all right?
    [one] one of them under a false name
   *[other] { $tales } of them under a false name
}{ $tales ->
    [0] {""}
   *[other] { $swallowed ->
        [0] , and nobody fell for it.
        [one] , and one was swallowed whole.
       *[other] , and { $swallowed } were swallowed whole.
    }
}
recall_said = { $seat_is ->
    [me] You
   *[other] { $seat }
} to { $target_is ->
    [me] you
   *[other] { $target }
}: “{ $claim }”
recall_was = It was { $card_article } { $card }.
recall_truth_taken = True, and believed. How sweet.
recall_truth_refused = True, and not believed. Ouch.
recall_tale_taken = False, and thanked for it.
recall_tale_refused = False, and caught red-handed.

lesson_name_1 = Tom
lesson_name_2 = Anna
lesson_look = Look hard: you have a banana, Tom a piano, Anna a muffin. And Anna shows everybody a guitar. Got it all?
lesson_arrow = She turned it over. The arrow on its back says whose it is: yours. Now she has to say what it is, and nobody is looking.
lesson_accept = You saw it: it is a guitar, and she says so. What does one say when given a guitar?
lesson_accept_hint = Not so fast: it is the guitar, and whoever doubts the truth loses a point. Say thank you.
lesson_claim = The guitar is yours, face down. In return you give away your old gift at once: its arrow points to Tom. Say what it is: loaded banana.
lesson_claim_hint = You could: fibbing is allowed, and half the fun. But this once be honest, and say banana.
lesson_passed = Tom hesitates, or pretends to. Everybody sees that he is thinking.
lesson_tom = “Thank you!” Now Tom gives you his old gift. Do you remember what it was? Hear what he calls it.
lesson_refuse = A hat? You saw a piano in front of him. Tell him!
lesson_refuse_hint = Thank you for a piano in a hat’s clothing? You know better. Refuse it.
lesson_end = It was the piano: Tom takes it on his pile of shame, and shows the next gift. Three such cards end the round. You know it all now.
