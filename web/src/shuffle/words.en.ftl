shuffle-checking = Checking the shuffle…
shuffle-fair = The shuffle was fair: nobody chose it
shuffle-follows = { $count ->
    [one] The shuffle follows from what was fixed before; one player took part, not this device
   *[other] The shuffle follows from what was fixed before; { $count } players took part, not this device
}
shuffle-alone = The shuffle was sealed before the game, and has not changed since
shuffle-broken = The shuffle does not hold
shuffle-unread = The record could not be read.
shuffle-about = Everybody’s device adds a secret number to the shuffle, and all of them are fixed before the first is shown. So nobody could choose the cards as long as one number was honest.
check-digest = The record is whole: nothing in it was changed.
check-digest-wrong = The record was changed, or a part is missing.
check-secret = The server’s number is the one it was bound to before the deal.
check-secret-wrong = The server’s number is not the one it was bound to.
check-seen = That is what this device saw in the lobby.
check-seen-wrong = In the lobby this device saw something else.
check-pledges = All promises are those that were fixed before the deal.
check-pledges-wrong = A promise was swapped, added or left out after all were fixed.
check-shares = { $count ->
    [0] No player added a number.
    [one] One player’s number is the one that was promised.
   *[other] The numbers of { $count } players are those that were promised.
}
check-shares-wrong = A player’s number is not the one that was promised.
check-own = Your own number is among them.
check-own-wrong = Your own number is not among them: left out, or come too late.
check-late = { $name }’s number did not come in time and was left out.
check-seed = The cards were shuffled with exactly these numbers.
check-seed-wrong = The cards were shuffled with something else.
