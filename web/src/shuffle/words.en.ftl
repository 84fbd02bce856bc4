shuffle-checking = Checking the shuffle…
shuffle-fair = The shuffle was fair: nobody chose it
shuffle-follows = { $count ->
    [one] The shuffle matches what was sealed; one player took part, but not this device
   *[other] The shuffle matches what was sealed; { $count } players took part, but not this device
}
shuffle-alone = The shuffle was sealed before the game, and has not changed since
shuffle-broken = The shuffle doesn’t match
shuffle-unread = The record could not be read.
shuffle-about = Every device adds a secret number to the shuffle, and all of them are sealed before the first is shown. If even one number was honest, nobody can have chosen the cards.
check-digest = The record is complete, and nothing in it was changed.
check-digest-wrong = The record was changed, or a part is missing.
check-secret = The server’s number is the one it sealed before the deal.
check-secret-wrong = The server’s number isn’t the one it sealed before the deal.
check-seen = This device saw the same seal in the lobby.
check-seen-wrong = This device saw another seal in the lobby.
check-pledges = All the sealed numbers are those that were there before the deal.
check-pledges-wrong = A sealed number was swapped, added or left out before the deal.
check-shares = { $count ->
    [0] No player added a number.
    [one] One player’s number is the one that was sealed.
   *[other] The numbers of { $count } players are those that were sealed.
}
check-shares-wrong = A player’s number isn’t the one that was sealed.
check-own = Your own number is among them.
check-own-wrong = Your own number isn’t among them: it was left out, or came too late.
check-late = { $name }’s number didn’t arrive in time and was left out.
check-seed = The cards were shuffled with exactly these numbers.
check-seed-wrong = The cards were shuffled with something else.
