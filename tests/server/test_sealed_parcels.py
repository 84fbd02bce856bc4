"""Gifts given and rated at once under chaos, by eight people of GiftTRAP: none lost, none seen early (GT-25, GT-30)."""

import asyncio
from pathlib import Path
from typing import Final

import pytest

from regift.games import catalogue
from regift.kit.record import read_record, verify
from regift.kit.view import Fact, View, Zone
from tests.server.playing import Json, Player, Served, parts_after, serving
from tests.server.unruly import Unruly

SEATS: Final = 8
GAMES: Final = [1, pytest.param(3, marks=pytest.mark.all)]
SEALED: Final = {"step_give": ("given", SEATS - 1), "step_rate": ("ratings", 4)}
"""By step: the part in which one sees what one has laid, and how much that is in the end."""


class Giver(Unruly):
    """Somebody who gives and rates as it comes, and remembers what the server has shown as laid."""

    def __init__(self, served: Served, code: str, seat: int, seed: int) -> None:
        super().__init__(served, code, seat, seed)
        self.laid: list[tuple[str, list[str]]] = []
        """For each sealed step that has passed: what was last seen of the own choices before all were revealed."""
        self.taken_back = 0
        """How often something was asked to be taken back, and was not seen to be gone."""

    @property
    def step(self) -> str:
        """What all do now."""
        return str(self.parts.get("step", {}).get("value", ""))

    async def set_up(self, name: str, value: int) -> None:
        """Let the host choose an option."""
        await self._say({"t": "option", "name": name, "value": value})

    async def _say(self, message: Json) -> None:
        self.taken_back += message["t"] == "take_back"
        await super()._say(message)

    def _compare(self, message: Json) -> None:
        step = self.step
        before = self._own(step)
        self.parts = parts_after(self.parts, message)
        check_sealed(self.parts, self.seat)
        if step not in SEALED:
            return
        for old, new in zip(before, self._own(step), strict=False):
            if old and new != old:
                self.taken_back -= 1
                assert self.taken_back >= 0, f"seat {self.seat} laid {old}, and {new or 'nothing'} is there"
        if self.step != step:
            self.laid.append((step, before))

    def _own(self, step: str) -> list[str]:
        name, _ = SEALED.get(step, ("", 0))
        return list(self.parts.get(f"{name}:{self.seat}", {}).get("faces", []))


def check_sealed(parts: dict[str, Json], seat: int) -> None:
    """Check that a view says nothing of what others give or think before all have said so."""
    step = parts.get("step", {}).get("value")
    for id, part in parts.items():
        kind = id.partition(":")[0]
        is_own = part.get("owner") == seat
        assert is_own or kind not in ("given", "given_marks"), id
        assert is_own or kind != "ratings" or step not in SEALED, id
        assert kind != "parcels" or step != "step_give", id
        assert kind != "parcels" or step != "step_rate" or set(part["faces"]) <= {"", "parcel"}, id


async def watch(watcher: Player) -> None:
    """Check all that a quiet spectator hears, until the game is over."""
    while watcher.phase != "over":
        await watcher.hear()
        check_sealed(watcher.parts, -1)


@pytest.mark.slow
@pytest.mark.parametrize("games", GAMES)
async def test_no_gift_is_lost_and_none_is_seen_early(games: int, tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as served:
        for seed in range(1, games + 1):
            made = await served.make("gift_trap", SEATS)
            givers = [Giver(served, made["code"], seat, seed * 100 + seat) for seat in range(SEATS)]
            for giver in givers:
                await giver.come(**({"token": made["token"]} if giver.seat == 0 else {}))
                await giver.until_seated()
            await givers[0].set_up("cap", 1)
            watcher = await served.enter(made["code"], "Watcher", watch=True)
            await givers[0].start()
            await asyncio.gather(watch(watcher), *(giver.play() for giver in givers))
            text = (await served.http.get(f"/api/tables/{made['code']}/record")).text
            certain = compare(text, givers)
            comebacks = sum(giver.comebacks for giver in givers)
            assert certain > SEATS, "many choices are known for certain before the reveal"
            assert comebacks > 0, "somebody was cut off"
            print(f"seed {seed}: {certain} of {2 * SEATS} choices known for certain, {comebacks} comebacks")


def compare(text: str, givers: list[Giver]) -> int:
    """Compare the record with what each was shown as laid, and count how often that was all of it."""
    read = read_record(text)
    game = catalogue.game("gift_trap", seats=SEATS, **read.options)
    verify(read, game, text)
    state = read.deal(game)
    certain = passed = 0
    for number in range(1, len(read.moves) + 1):
        step = step_of(state.view(0))
        read.carry_out(state, number)
        if step not in SEALED or step_of(state.view(0)) == step:
            continue
        name, count = SEALED[step]
        for giver in givers:
            true = faces_of(state.view(giver.seat), f"{name}:{giver.seat}")
            assert sum(map(bool, true)) == count
            seen_in, seen = giver.laid[passed]
            assert seen_in == step
            assert all(mine in ("", face) for mine, face in zip(seen, true, strict=False)), (giver.seat, seen, true)
            certain += sum(map(bool, seen)) == count
        passed += 1
    assert passed == 2
    return certain


def faces_of(view: View, id: str) -> list[str]:
    """Return what lies in a zone of a view."""
    return next(part.faces for part in view.parts if isinstance(part, Zone) and part.id == id)


def step_of(view: View) -> str:
    """Return the step that a view names."""
    return next(str(part.value) for part in view.parts if isinstance(part, Fact) and part.id == "step")
