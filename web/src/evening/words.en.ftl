evening = The evening so far
evening-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
evening-wins = { $wins ->
    [0] no win yet
    [one] 1 win
   *[other] { $wins } wins
}
evening-gone = gone home
evening-new = just arrived
evening-games = { $count ->
    [one] 1 game
   *[other] { $count } games
}
evening-game = { $number }. { $game }
evening-won = { $names } won
evening-unfinished = not finished, counts for nothing
evening-about = A point for everybody you leave behind, half a point for everybody you tie with.
evening-unread = The list of games could not be fetched.
evening-csv = Save as a spreadsheet
evening-json = Save as JSON
evening-forget = Delete this evening
evening-forget-about = All games, points and names of this evening are deleted, for everybody, here and at its other tables where you are the host. The game on the table stays. Nobody can bring the evening back.
evening-forgotten = The evening is deleted.
evening-not-forgotten = The evening could not be deleted. Try again in a moment.
evening-before = Earlier games
evening-last = Last time, on { $date }: { $names } won the evening ({ $count ->
    [one] 1 game
   *[other] { $count } games
}).
evening-last-bots = Last time, on { $date }, the bots kept all the points to themselves.
evening-foresaw = { $name } foresaw { $winners ->
    [one] a winner
   *[other] { $winners } winners
}
evening-more = { $count } more
evening-next-week = Same time next week
evening-next-week-failed = No date could be made: this table may not be kept that long.
evening-share-picture = Share as a picture
evening-picture = Our evening
evening-leads-1 = { $name } is in the lead, and already choosing where the medal will hang.
evening-leads-2 = { $name } is ahead. It is not too late to hide the biscuits.
evening-leads-3 = Everybody gives presents tonight; { $name } mostly collects points.
evening-leads-4 = { $name } leads the evening, and pretends not to have noticed.
evening-far-1 = { $name } is so far ahead that somebody should check the wrapping paper for notes.
evening-far-2 = { $name } is running away with the evening. Would somebody please hold the door shut?
evening-far-3 = { $name } leads by miles. The others are playing beautifully, too, in their way.
evening-tied-1 = { $names } share the lead, like the last slice of cake: politely, and watching each other.
evening-tied-2 = { $names } are level. One more game, purely to settle it.
evening-tied-3 = Nothing between { $names }, except a great deal of good manners.
evening-none-1 = Nothing counts yet. It is the most peaceful moment of the evening.
bedtime = Must you go to bed?
bedtime-about = A bot can play on for you, or somebody who watches takes over: they see your hand and play it to the end.
bedtime-offer = Hand my seat on
bedtime-bot = Let a bot play on
bedtime-offered = Whoever watches, or comes with the code, can ask for your seat now. You say yes to one of them; if you have gone by then, the host does.
bedtime-handed = { $name } has your seat now. You watch.
bedtime-taken = You have the seat now.
next-game = Play something else
next-game-about = Everybody stays where they are, bots too. The code stays the same.
next-game-wish = What shall we play next?
next-game-wish-about = Touch the game you would like. The host sees it and picks.
next-game-full = For { $most } at most
next-game-wisher = { $name } would like it
next-game-wished = { $game }: { $names } would like it.
