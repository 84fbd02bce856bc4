"""What happens: gifts are shown, turned, named, accepted and refused, until a round ends."""

from mypy_extensions import i64

from regift.games.not_a_hat.box_contents import ACCEPTED, FIRST_BACK, REFUSED, back_of, points_left
from regift.games.not_a_hat.easy_mode_claim_choices_with_decoys import refill_menu
from regift.games.not_a_hat.events import (
    ACCEPTS,
    CLAIMS,
    DEALS,
    DISPLAYS,
    EXPOSES,
    HANDS,
    MISJUDGES,
    RECALLS,
    REFUSES,
    SHOWS,
    STARTS,
    STOPS,
    TURNS,
    TURNS_UP,
    WINS,
)
from regift.games.not_a_hat.position import ANSWER, BREAK, CLAIM, ENOUGH, OVER, SHOW, Position
from regift.games.not_a_hat.standings import winners_of

# Rounds


def begin(position: Position, starter: i64) -> None:
    """Shuffle, deal, open the shop, and let the starter show its first gift (HAT-3, HAT-4, HAT-28)."""
    seats = position.rules.seats
    position.starter = starter
    position.shop = position.rules.deck[:]
    position.chance.shuffle(position.shop)
    position.gifts = [[] for _ in range(seats)]
    position.open = [0] * seats
    position.shame = [[] for _ in range(seats)]
    position.away = []
    position.passes = []
    position.menu = []
    position.begun = len(position.history)
    position.write(STARTS, starter, position.round)
    for away in range(seats):
        seat = (starter + away) % seats
        if position.is_in(seat):
            deal(position, seat)
    draw(position, starter)


def deal(position: Position, seat: i64) -> None:
    """Lay the seat's start gifts before it, face up (HAT-3, HAT-30)."""
    dealt = [position.shop.pop() for _ in range(position.rules.gifts)]
    position.gifts[seat] = dealt
    position.open[seat] = len(dealt)
    position.write_entry([DEALS, seat, len(dealt), *dealt])


def end_round(position: Position, seat: i64) -> None:
    """HAT-25: the third card on a pile of shame stops the round, and the truth is told."""
    position.write(STOPS, seat, position.round)
    recall(position)
    for other in range(position.rules.seats):
        lost: i64 = position.lost[other]
        position.lost[other] = lost + len(position.shame[other])
    if position.round == position.rules.rounds:
        finish(position)
    else:
        position.step = BREAK
        position.giver = next_starter(position)


def next_starter(position: Position) -> i64:
    """HAT-A11: name who begins the next round, the next player clockwise; as an option the last to accept a gift."""
    if position.rules.last_receiver_begins:
        passes = position.passes
        at: i64 = len(passes) - 5
        while at >= 0:
            receiver: i64 = passes[at + 1]
            if passes[at + 4] == ACCEPTED:
                return receiver if position.is_in(receiver) else position.neighbour(receiver, is_left=True)
            at -= 5
    return position.neighbour(position.starter, is_left=True)


def recall(position: Position) -> None:
    """Tell what was given this round beside what was said of it (HAT-A5)."""
    passes = position.passes
    for at in range(0, len(passes), 5):
        position.write_entry([RECALLS, *passes[at : at + 5]])


def finish(position: Position) -> None:
    """End the game: whoever lost fewest points wins (HAT-26, HAT-27)."""
    position.step = OVER
    for seat in winners_of(position):
        position.write(WINS, seat)


# A gift on its way


def draw(position: Position, seat: i64) -> None:
    """HAT-7: take the next gift from the shop, and show it to all."""
    position.giver = seat
    position.gift = position.shop.pop()
    position.step = SHOW
    position.write(SHOWS, seat, position.gift)
    position.write(DISPLAYS, position.top())
    refill_menu(position)


def turn_over(position: Position) -> None:
    """HAT-7, HAT-8: the gift is turned face down, and the arrow on its back says whose it is."""
    position.write(TURNS, position.giver, FIRST_BACK + back_of(position.gift))
    hand_over(position)


def give_oldest(position: Position, seat: i64) -> None:
    """HAT-14 to HAT-16, HAT-31: who accepted gives the oldest gift, turned face down first if it must be."""
    position.giver = seat
    position.gift = position.gifts[seat].pop(0)
    shown: i64 = position.open[seat]
    if shown > 0:
        position.open[seat] = shown - 1
        turn_over(position)
    else:
        hand_over(position)


def hand_over(position: Position) -> None:
    """HAT-8: hold the gift out to the neighbour that its arrow shows."""
    position.receiver = position.neighbour(position.giver, is_left=points_left(position.gift))
    position.step = CLAIM
    position.write(HANDS, position.giver, position.receiver)


def claim(position: Position, said: i64) -> None:
    """HAT-9: name it aloud."""
    position.claim = said
    position.step = ANSWER
    position.write(CLAIMS, position.giver, position.receiver, said)


def accept(position: Position) -> None:
    """HAT-13, HAT-14: it stays face down, above the others, and the oldest of them goes on."""
    seat = position.receiver
    position.write(ACCEPTS, seat, position.giver)
    remember(position, ACCEPTED)
    position.gifts[seat].append(position.gift)
    position.forget_gift()
    give_oldest(position, seat)


def refuse(position: Position) -> None:
    """HAT-20 to HAT-25: it is turned up for all to see, and whoever was wrong takes it, and draws."""
    giver = position.giver
    receiver = position.receiver
    card = position.gift
    is_true = card == position.claim
    wrong = receiver if is_true else giver
    position.write(REFUSES, receiver, giver)
    position.write(TURNS_UP, receiver, giver, card)
    position.write(MISJUDGES if is_true else EXPOSES, receiver, giver, card)
    remember(position, REFUSED)
    position.shame[wrong].append(card)
    if card in position.menu:
        position.menu.remove(card)
    position.forget_gift()
    if len(position.shame[wrong]) == ENOUGH:
        end_round(position, wrong)
    else:
        draw(position, wrong)


def remember(position: Position, answer: i64) -> None:
    """Keep what was given for the end of the round."""
    passes = position.passes
    passes.append(position.giver)
    passes.append(position.receiver)
    passes.append(position.claim)
    passes.append(position.gift)
    passes.append(answer)


def deal_again(position: Position) -> None:
    """HAT-28: the next round is set up afresh."""
    position.round += 1
    begin(position, position.giver)
