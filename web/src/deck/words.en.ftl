# What is said where decks are mixed; this file is loaded with that page.

mix-title = Mix a deck
mix-about = Put cards in, take cards out: whatever you like goes on the table. A test with bots tells you whether it will be a long evening.
mix-no-deck = No game of this name has a deck to mix.
mix-name = Name of the deck
mix-unnamed = My deck
mix-players = Players
mix-fewer-players = One player fewer
mix-more-players = One player more
mix-boxes = Boxes and expansions
mix-box-in = { $count ->
    [0] not in the deck
    [one] in the deck
   *[other] { $count } times in the deck
}
mix-box-add = add
mix-box-out = take out
mix-box-partly = partly in the deck
mix-box-more = One more: { $box }
mix-box-fewer = One fewer: { $box }
mix-cards = The cards
mix-filter = Which cards are shown
mix-kinds = Kind
mix-sources = Source
mix-all = All
mix-only-in = Only what is in the deck
mix-none = No match. Drop a filter?
mix-shown = { $count ->
    [0] No card is shown
    [one] One card is shown
   *[other] { $count } cards are shown
}
source-rulebook = rulebook
source-publisher = publisher
source-house = house power
mix-most = at most { $most } (house limit)
mix-count = { $card }: how many
mix-fewer = One fewer: { $card }
mix-more = One more: { $card }
mix-undo = Undo
mix-redo = Redo
mix-reset = Back to the box
mix-empty = Remove everything
mix-good = Ready for { $seats } players
mix-good-for = { $seats } can play with it
mix-good-range = { $least } to { $most } can play with it
mix-good-for-nobody = Nobody can play with it yet
mix-checking = Counting…
mix-waiting = That was a lot at once: counting again in a moment…
mix-play = Play with this deck
mix-take = Take this deck
mix-play-short = Play
mix-take-short = Take
mix-save = Save
mix-saved = Saved
mix-share = Share
mix-share-about = Anyone who opens this link gets your deck, card by card.
mix-share-link = Share the link
mix-download = Download as a file
mix-decks = My decks
mix-decks-about = They stay on this device. To take one elsewhere, share it or download it.
mix-decks-none = No decks saved here yet.
mix-open = Open
mix-drop = Delete { $name }
mix-import = From a link or a file
mix-paste = Link or code of a deck
mix-choose = Choose a file

weigh-title = Test games
weigh-about = Bots play { $of } quick games with this deck, at { $seats } players.
weigh = Test this deck
weigh-again = Test again
weigh-bots = Bots
weigh-by-random = quick, at random
weigh-by-rules = cleverer, slower
weigh-stop = Stop
weigh-waits = Another deck is being tested. Yours is next.
weigh-progress = Games played
weigh-played = { $games } of { $of } games, played by bots ({ $bot })
weigh-length = Length
weigh-turns = { $value ->
    [one] about { $value } turn
   *[other] about { $value } turns
}
weigh-turns-between = { $low } to { $high } on average, with 95% confidence
weigh-minutes = about { $value } min
weigh-first = The first seat
weigh-first-more = wins { $points ->
    [one] { $points } game
   *[other] { $points } games
} in 100 more than a fair share
weigh-first-less = wins { $points ->
    [one] { $points } game
   *[other] { $points } games
} in 100 fewer than a fair share
weigh-first-even = is neither better nor worse off, as far as one can tell
weigh-first-between = { $low } to { $high } of them, with 95% confidence
weigh-shares = How often each seat wins
weigh-place = { $place ->
    [0] begins
    [1] second
    [2] third
    [3] fourth
    [4] fifth
    [5] sixth
    [6] seventh
   *[other] eighth
}
weigh-share = { $value }%
weigh-share-between = { $low }–{ $high }%
weigh-even = A fair share is { $value }%.
weigh-lengths = How long games take
weigh-lengths-about = Share of the games, by how many turns they took.
weigh-leads = How often the leader changes
weigh-leads-about = { $games ->
    [one] In { $games } game that was followed move by move.
   *[other] In { $games } games that were followed move by move.
}
weigh-cards = Card by card
weigh-cards-drawn = drawn
weigh-cards-played = played
weigh-cards-held = kept
weigh-cards-front = received
weigh-about-drawn = Wins of those who had it in hand.
weigh-about-played = Wins of those who played it.
weigh-about-held = Wins of those who had it in hand at the end.
weigh-about-front = Wins of those before whom it lay.
weigh-cards-about = Those who last longer draw and play more: it is no proof of what a card is worth.
weigh-unfinished = { $count ->
    [one] One game never ended and was given up.
   *[other] { $count } games never ended and were given up.
}
weigh-old = Tested before your last changes.
