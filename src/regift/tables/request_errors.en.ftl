# Why something could not be done, by the field of the fault: said by the page and in the terminal.

fault-title = That didn’t work
fault = { $field }: expected { $expected }
fault-action = That move does not exist in this game.
fault-avatar = That picture isn’t available. Pick another.
fault-bet = Bets are for people who aren’t playing, and only on someone who still is.
fault-bot = No such bot plays this game.
fault-chat = Chat is off at this table.
fault-code = No table has this code. Tables vanish once everyone has left; after many tries, wait a little.
fault-connection = That’s a lot of connections from one place. Wait a little.
fault-game = There is no such game here.
fault-game_moves = This game has gone on too long: it ends here.
fault-host = Only the host can do that.
fault-journal = The server could not write it down, so nothing was changed. Try again in a moment.
fault-listed = This table can’t be open to everyone now.
fault-messages = That’s a lot in a short time. Take a breath, then try again.
fault-name = Use at least one visible letter.
fault-next = There is no next table to join yet. Someone with a seat here, or the host, has to open it.
fault-paused = The table is paused.
fault-person = This person isn’t asking any more.
fault-phase = Too early or too late for that: the game has moved on.
fault-hasten = There is nothing to speed up.
fault-press_on = Nobody has run out of time.
fault-reaction = This reaction isn’t available.
fault-record = You can have the record once the game is over.
fault-watching = Only people who may watch this table can see its games.
fault-replay = Many people are watching replays right now. Try again in a moment.
fault-request = That’s a lot in a short time. Take a breath, then try again.
fault-seat = That seat can’t do this now.
fault-seat_code = No seat here has this code. Check the letters; after many tries, wait a little.
fault-seat_changes = Seats have changed hands too often in this game: those seated now have to finish it.
fault-seats = That number of seats doesn’t work: too many for the game, too few for those seated, or no seat is free.
fault-screen = No big screen shows this code now. After many tries, wait a little.
fault-share = The cards are already shuffled.
fault-spectators = There is no room for another spectator. Try again in a moment.
fault-spot = Nothing is forbidden there.
fault-table = That’s a lot of tables. Wait a little before the next.
fault-tables_kept_of_all = There is no room for another table here now.
fault-tables_kept = There is no room for another table from this address now.
fault-take_back = Too late to take it back: someone has seen it.
fault-taken_back = You have taken back a lot in this game. What you have chosen stands; go on from there.
fault-text = That’s a lot in a short time. Take a breath, then say it again.
fault-token = This seat is no longer yours on this device.
fault-balance = Another deck is being tested. Try again in a moment.
fault-deck = This deck can’t be played with.
fault-deck_file = This file doesn’t hold a deck for this game.
unplayable-rules = The last game here followed the rules of an earlier version, so it can’t be continued or shown again. Seats, settings and added cards are still here.
unplayable-moves = What was kept of the last game here can’t be read, so it can’t be continued or shown again. Seats, settings and added cards are still here.
unplayable-ended = This is how it ended:
unplayable-place = { $place }. { $name }: { $score }
reason-deck_word = “{ $word }” isn’t a deck: it needs one count per card, as in a link or a file.
reason-deck_card = This game has no card “{ $word }”.
reason-deck_twice = { $card } is listed twice.
reason-deck_count = { $card }: { $count } isn’t a number from 0 to { $most }.
reason-deck_code = Part of this link’s deck is missing or garbled. Ask for the link again.
reason-deck_newer = This deck comes from a newer Regift than this one.
reason-deck_few = Too few cards: { $seats } players need at least { $least }, this deck has { $count }.
reason-deck_many = Too many cards: a deck holds { $most } at most, this one has { $count }.
reason-acting_host = The host is away, and you are only standing in. While a game goes on, only the host can give someone a seat with its cards.
reason-acting_host_lists = The host is away, and you are only standing in. Only the host can open the table to strangers.
reason-acting_host_forgets = The host is away, and you are only standing in. Only the host can delete the evening.
reason-told_no = The answer was no. You can ask again in a minute.
reason-locked_offer = The table is locked: seats are given by the host alone. A bot can play on for you.
reason-needs_host = Only the host can give them a seat: the table is locked, or somebody on the same connection was shown out.
reason-first_host_seat = You are only standing in for the host, so their seat stays theirs for now.
reason-first_host = You are only standing in for the host, so you can’t kick them out.
reason-first_host_setting = You are only standing in for the host, so this setting stays as it is.
reason-held_seats = { $count ->
    [one] A seat is kept for someone from the last game.
   *[other] { $count } seats are kept for people from the last game.
} The host can give them away.
reason-host_expected = The host of the last game is still expected. { $left ->
    [one] You can deal in one second if they are not here by then.
   *[other] You can deal in { $left } seconds if they are not here by then.
}
reason-is_here = This player is here. Only the seat of someone who is gone can be voted out or given away.
reason-logged_out = You took this seat back from another device, which logged this one out.
reason-not_awaited = The table no longer waits for a choice of this player.
reason-seen_hand = You have seen the cards of seat { $number } in this game, so you can take that seat again, but no other.
reason-still_expected = { $gone ->
    [0] This player has only just gone, maybe because of a lost connection.
    [one] This player has been away for only one second, maybe because of a lost connection.
   *[other] This player has been away for only { $gone } seconds, maybe because of a lost connection.
} { $left ->
    [one] Ask again in one second.
   *[other] Ask again in { $left } seconds.
}
reason-would_end = That would end the game, and nobody wins by having others taken out. A bot can play for them: see “A bot steps in” in the table settings.
