"""Who is to have a device that several people share, by the same rule as in a browser.

tests/fixtures/shared_device_views.json holds both to it.
"""

from collections.abc import Collection
from typing import Final, NamedTuple

NOBODY: Final = -1
"""Where a seat is meant."""


class DeviceView(NamedTuple):
    """What a shared device shows: the table as one seat sees it, or a curtain that waits for who has that seat."""

    seat: int
    is_curtain: bool = False
    last: int = NOBODY
    """Of a curtain: who had the device before."""


def next_holder(holder: int, awaited: Collection[int]) -> int:
    """Return who is to have the device, of the seats that the game waits for; NOBODY where it waits for none of them.

    Whoever has it keeps it as long as they are awaited, else it goes to the next awaited seat after theirs. It is told
    what everybody is told and no more, so nobody learns from it who could react.
    """
    if holder in awaited:
        return holder
    return min((seat for seat in awaited if seat > holder), default=min(awaited, default=NOBODY))


def next_view(
    view: DeviceView | None, seats: Collection[int], awaited: Collection[int], *, is_seen_by_all: bool = False
) -> DeviceView:
    """Return what to show now.

    What is shown stays until somebody else is awaited, and then a curtain lies between the two, also where one alone is
    left of those who share the device: who knows which of them holds it. `is_seen_by_all`: nobody sees more of this
    game than others, so that it begins before everybody's eyes.
    """
    shown = view if view and view.seat in seats else None
    last = NOBODY if view is None else view.last if view.is_curtain else view.seat
    first = min(seats, default=NOBODY)
    to_have_it = next_holder(shown.seat if shown else last, awaited)
    if view is None and is_seen_by_all:
        return DeviceView(first if to_have_it == NOBODY else to_have_it)
    if to_have_it == NOBODY:
        return shown or DeviceView(first, is_curtain=True, last=last)
    return shown if shown and shown.seat == to_have_it else DeviceView(to_have_it, is_curtain=True, last=last)
