"""The law of twins: what one reader can't tell apart stays so, whatever the others do.

Twins are two positions with one information state; in a game that `forgets`, also two that look the same now. Each law
raises AssertionError with where it was and what differs.
"""

from typing import Final

from regift.kit.action_arguments_and_action_table import Action
from regift.kit.event import SPECTATOR, seen_by
from regift.kit.refusal_and_errors import Refusal
from regift.kit.seeded_random_generator import Chance
from regift.kit.state import State
from regift.kit.view import describe

OPTIONS_TRIED: Final = 12
"""Of more options than these, of all other seats together, so many are tried, drawn by lot."""
SEATS_TRIED: Final = 3
"""Of more other seats to act than these so many are tried."""


def check_twins(state: State, twin: State, seat: int, chance: Chance, where: str) -> None:
    """Hold the law of twins: what another seat does and announces alike in both looks alike to this one."""
    draw = chance.below(1 << 30)
    others = [other for other in state.to_act() if other != seat and other in twin.to_act()]
    while len(others) > SEATS_TRIED:
        others.pop(chance.below(len(others)))
    for other in others:
        allowed = twin.options(other)
        for action in _some_of(state.options(other), OPTIONS_TRIED // len(others), chance):
            if action not in allowed:
                continue
            one = _after(state, other, action, draw)
            if one.key(seat) == state.key(seat):
                check_same(state, one, seat, f"{where}, unseen by seat {seat}: {action} of seat {other}")
            two = _after(twin, other, action, draw)
            said = f"{where}, after {action} of seat {other}"
            if one.key(seat) == two.key(seat):
                check_same(one, two, seat, said)
            elif len(one.history) == len(state.history) and one.shared() == state.shared():
                raise AssertionError(f"{said}: nothing was announced, and yet seat {seat} can tell the twins apart")


def _some_of(options: list[Action], many: int, chance: Chance) -> list[Action]:
    """Return all options where they are not more than so many, else so many of them."""
    if len(options) <= many:
        return options
    return [options[chance.below(len(options))] for _ in range(many)]


def _after(state: State, seat: int, action: Action, draw: int) -> State:
    copy = state.copy()
    copy.chance = Chance(draw)
    copy.apply(seat, action)
    return copy


def check_forgetting(state: State, chance: Chance, where: str) -> None:
    """Hold the law of twins for who remembers nothing: positions that look the same now are told of alike."""
    twin = state.forgotten(Chance(chance.below(1 << 30)))
    twin.check_invariants()
    said = f"{where}, forgotten"
    for seat in range(state.game.seats):
        check_same_now(state, twin, seat, said)
    draw = chance.below(1 << 30)
    for seat in state.to_act():
        for action in _some_of(state.options(seat), OPTIONS_TRIED, chance):
            one, two = _after(state, seat, action, draw), _after(twin, seat, action, draw)
            for reader in range(SPECTATOR, state.game.seats):
                if _news(one, reader, len(state.history)) == _news(two, reader, len(twin.history)):
                    check_same_now(one, two, reader, f"{said}, after {action} of seat {seat}")


def check_same(one: State, two: State, seat: int, where: str) -> None:
    """Check that all that is sent to the seat is the same for both positions, and so for a spectator, who sees less."""
    check_same_now(one, two, seat, where)
    for reader in (seat, SPECTATOR):
        same = _news(one, reader, 0) == _news(two, reader, 0)
        assert same, f"{where}: {_called(reader)} saw other events"


def check_same_now(one: State, two: State, seat: int, where: str) -> None:
    """Check the same, leaving out what was told once and is never told again."""
    _check_same_view(one, two, seat, where)
    _check_same_view(one, two, SPECTATOR, where)
    assert one.is_window() == two.is_window(), f"{where}: a reaction window is open in one and not in the other"
    assert one.can_hasten() == two.can_hasten(), f"{where}: one can be gone through faster, the other can't"
    assert one.is_personal() == two.is_personal(), f"{where}: one asks for something personal, the other doesn't"
    assert one.game.has_personal_choices or not one.is_personal(), f"{where}: no such choice is declared"
    for other in range(one.game.seats):
        assert one.is_in(other) == two.is_in(other), f"{where}: seat {other} is out in one and not in the other"
    if seat != SPECTATOR:
        _check_same_prospect(one, two, seat, where)


def _check_same_prospect(one: State, two: State, seat: int, where: str) -> None:
    """Check that the seat may do the same, and is refused the same."""
    assert one.options(seat) == two.options(seat), f"{where}: the options of seat {seat} differ"
    assert one.can_take_back(seat) == two.can_take_back(seat), f"{where}: seat {seat} can take back in one only"
    for action in one.game.actions:
        same = _said(one.refuse(seat, action)) == _said(two.refuse(seat, action))
        assert same, f"{where}: seat {seat} is refused {action} otherwise"
        same = one.spot(seat, action) == two.spot(seat, action) and _doubt(one, seat, action) == _doubt(
            two, seat, action
        )
        assert same, f"{where}: seat {seat} has {action} on another spot, or with another caution"


def _check_same_view(one: State, two: State, seat: int, where: str) -> None:
    reader = _called(seat)
    watcher = None if seat == SPECTATOR else seat
    mine, other = describe(one.view(watcher)), describe(two.view(watcher))
    assert len(mine) == len(other), f"{where}: {reader} sees {len(mine)} lines or {len(other)}"
    for line, said in zip(mine, other, strict=True):
        assert line == said, f"{where}: {reader} sees {line!r} or {said!r}"
    lasting = [[event.codes for event in state.events(seat) if event.is_lasting] for state in (one, two)]
    assert lasting[0] == lasting[1], f"{where}: {reader} is told other events when it comes back"


def _news(state: State, reader: int, start: int) -> list[int]:
    """Return what a reader saw since the history was `start` long."""
    return seen_by(reader, state.game.event_kinds, state.history, start)


def _called(reader: int) -> str:
    return "a spectator" if reader == SPECTATOR else f"seat {reader}"


def _doubt(state: State, seat: int, action: Action) -> list[str]:
    """Return the caution of an action, and what its words may name."""
    values = state.caution_values(seat, action)
    return [state.caution(seat, action), *[f"{value.name}={value.value}" for value in values]]


def _said(refusal: Refusal | None) -> list[str]:
    if refusal is None:
        return []
    return [refusal.clause, *[f"{value.name}={value.value}" for value in refusal.values]]
