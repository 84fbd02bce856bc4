# Why something could not be done, by the field of the fault: said by the page and in the terminal.

fault-title = That did not work
fault = { $field }: expected { $expected }
fault-action = That move does not exist in this game.
fault-avatar = That picture is not to be had here. Pick another.
fault-bet = Bets are for those who don’t play, and only on somebody who still does.
fault-bot = No such bot plays this game.
fault-chat = Talk is switched off at this table.
fault-code = No table has this code. Tables vanish when everybody has gone; after many tries, wait a little.
fault-connection = That was a lot of connections from one place. Wait a little.
fault-game = No such game is on the shelf.
fault-host = Only the host can do that.
fault-journal = The server could not write it down, so nothing was changed. Try again in a moment.
fault-messages = That was a lot in a short time. Take a breath, then try again.
fault-name = This name won’t do: a few letters that can be seen, please.
fault-paused = The table is paused.
fault-person = This person is asking for nothing any more.
fault-phase = It is too late or too early for that: the game is somewhere else by now.
fault-hasten = There is nothing to go through faster.
fault-press_on = Nobody’s time is up.
fault-reaction = This reaction is not to be had here.
fault-record = The record is there once the game is over.
fault-watching = Only those who may watch this table may see its games.
fault-replay = Many are watching games again just now. Try again in a moment.
fault-request = That was a lot in a short time. Take a breath, then try again.
fault-seat = That seat can’t do this now.
fault-seat_code = No seat here has this code. Check the letters; after many tries, wait a little.
fault-seat_changes = So many have changed seats in this game that it has to end as it is seated now.
fault-seats = That number of seats doesn’t fit: too many for the game, too few for those who sit, or no seat is free.
fault-share = This shuffle is already made.
fault-spectators = As many are watching as can. Try again in a moment.
fault-spot = Nothing is forbidden there.
fault-table = That was a lot of tables. Wait a little before the next.
fault-tables_kept = So many tables were made from here that no more are kept. Those that nobody comes back to make room.
fault-take_back = Too late to take it back: somebody has seen it.
fault-taken_back = That was a lot taken back in one game. What you have chosen stands; go on from there.
fault-text = That was a lot in a short time. Take a breath, then say it again.
fault-token = This seat is no longer yours on this device.
fault-balance = Somebody else’s deck is on the scales. Try again in a moment.
fault-deck = This deck can’t be played with.
fault-deck_file = This file holds no deck of this game.
unplayable-rules = The last game here was played by the rules of an earlier version, so it can’t go on or be shown again. Seats, settings and added cards are still here.
unplayable-moves = What was kept of the last game here can’t be read, so it can’t go on or be shown again. Seats, settings and added cards are still here.
unplayable-ended = This is how it ended:
unplayable-place = { $place }. { $name }: { $score }
reason-deck_word = “{ $word }” is no deck: expected counts, such as a link or a file holds them.
reason-deck_card = This game has no card “{ $word }”.
reason-deck_twice = { $card } is listed twice.
reason-deck_count = { $card }: { $count } is no number from 0 to { $most }.
reason-deck_code = Part of this link’s deck is missing or garbled. Ask for the link again.
reason-deck_newer = This deck comes from a newer Regift than this one.
reason-deck_few = Too few cards: { $seats } players need at least { $least }, this deck has { $count }.
reason-deck_many = Too many cards: a deck holds { $most } at most, this one has { $count }.
reason-first_host = You only stand in for the host, so you can’t kick them out.
reason-is_here = This player is here. Only the seat of somebody who is gone can be voted out or given away.
reason-logged_out = This seat was taken back from another device of yours, which logged this one out.
reason-seen_hand = You have seen the cards of seat { $number } in this game, so you can have that seat again, but no other.
reason-still_expected = { $gone ->
    [0] This player has only just gone, maybe for a lost connection.
    [one] This player has been away for one second only, maybe for a lost connection.
   *[other] This player has been away for { $gone } seconds only, maybe for a lost connection.
} { $left ->
    [one] Ask again in one second.
   *[other] Ask again in { $left } seconds.
}
reason-would_end = That would end the game, and nobody wins by having others taken out. A bot can play on for them: see “A bot steps in” among the table’s settings.
