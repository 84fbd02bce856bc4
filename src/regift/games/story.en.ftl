# The story of a game in three lines, for games that have no words of their own for it (see regift.kit.story).

story-led = { $who } led most of the way. It scores nothing, but it makes a good tale.
story-lead-changed = The lead changed hands { $count } times: nobody was safe, everybody was awake.
story-lead-kept = Once in front, always in front: first place never changed hands.
story-length = { $count ->
    [one] One twist, planned all along. So they say.
   *[other] { $count } twists, every one of them planned. So they say.
}
story-tie = { $count } in a tie: the win is shared, and so is the boasting.
story-stopped = The game was broken off, with nobody alone in front: nobody wins, nobody loses.
story-stopped-led = The game was broken off, with { $who } in front. Play on another evening?
story-comeback = { $gap ->
    [one] { $who } was one point behind, took a deep breath, and won.
   *[other] { $who } was { $gap } points behind, took a deep breath, and won.
}
story-close = { $gap ->
    [0] { $who } and { $other } finished neck and neck: the rules had to squint.
    [one] A single point between { $who } and { $other }: fetch the magnifying glass!
   *[other] { $gap } points between { $who } and { $other }: fetch the magnifying glass!
}
story-easy = { $gap ->
    [one] { $who } wins by a point, and makes it look easy.
   *[other] { $who } wins by { $gap } points, and makes it look easy.
}
story-won = { $gap ->
    [one] { $who } wins by a point. Hats off!
   *[other] { $who } wins by { $gap } points. Hats off!
}
