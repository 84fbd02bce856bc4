"""Measure reaction windows in real time, and how well others could guess a hand (`python -m benchmarks.load.windows`).

A real server on loopback, its times shortened; people who think for a time that has nothing to do with their hand,
one of them hushed at times, and two bots. What is held is read from each game's record when it is over.
"""

import argparse
import asyncio
import tempfile
import time
from itertools import pairwise
from pathlib import Path

from regift.games import catalogue
from regift.games.kung_fu.box_contents import GRANNY
from regift.games.kung_fu.kit_state_adapter import KungFuState
from regift.kit.record import read_record
from regift.kit.seeded_random_generator import Chance, stream_seed
from regift.tables.setup.table_speed_bot_delays_and_time_limits import TableSpeed
from tests.server.playing import Player, Served, serving, start
from tests.server.reactions.guess import Case, by_all, by_feature, sampling_error

PACE = 0.05
"""What all times are multiplied by."""
LIMIT = 0.4
"""Seconds until a window closes by itself."""
PEOPLE = 3
BOTS = ("random", "rules")
ASKED = (*["person"] * PEOPLE, *BOTS)
"""By seat: who sits there."""
BLOCKS = 7
"""In so many of ten windows somebody who holds the card uses it."""


class Watch:
    """A spectator who notes when messages come while a window is open."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.windows: list[dict[str, float]] = []
        """What was measured in each window that the game had, in order."""

    async def run(self) -> None:
        """Watch until the end."""
        times: list[float] = []
        sizes: list[int] = []
        while self.player.last.get("lobby", {}).get("phase") != "over":
            message = await self.player.hear()
            kinds = [event["kind"] for event in message.get("events", [])]
            if times and kinds:
                self.windows.append(measured([*times, time.perf_counter()], sizes))
                times = []
            if kinds and kinds[-1] == "attacks":
                times, sizes = [], []
            if times or (kinds and kinds[-1] == "attacks"):
                times.append(time.perf_counter())
                sizes.append(len(self.player.heard[-1]))


def measured(times: list[float], sizes: list[int]) -> dict[str, float]:
    """Return what can be told of one window."""
    gaps = [late - early for early, late in pairwise(times)]
    return {
        "messages": float(len(sizes)),
        "bytes": float(sum(sizes[1:])),
        "time": times[-1] - times[0],
        "first gap": gaps[0],
        "longest gap": max(gaps),
    }


async def take_part(player: Player, dice: Chance) -> None:
    """Play at random; in a window, think for a while that is drawn before the hand is looked at."""
    while player.phase != "over":
        if player.options:
            verbs = [option["verb"] for option in player.options]
            if "let" in verbs:
                luck = dice.below(1000) / 1000
                style = dice.below(5)
                await player.say(t="hush", is_on=style == 0)
                if style > 1:
                    await asyncio.sleep(PACE * (0.2 + 6 * luck * luck))
                    is_block = len(verbs) > 1 and dice.below(10) < BLOCKS
                    await player.play(player.options[1 if is_block else 0])
            else:
                await player.play(player.options[dice.below(len(player.options))])
            at = player.at
            while player.at == at and player.phase != "over":
                await player.hear()
        else:
            await player.hear()


async def play_one(served: Served, seed: int) -> list[tuple[str, Case]]:
    """Play a game and give its windows, each with who was asked."""
    made = await served.make("kung_fu", len(ASKED))
    players = [await served.enter(made["code"], "Host", token=made["token"])]
    players += [await served.enter(made["code"], f"Guest {seat}") for seat in range(1, PEOPLE)]
    for seat, bot in enumerate(BOTS, PEOPLE):
        await players[0].say(t="add_bot", seat=seat, bot=bot)
    watch = Watch(await served.enter(made["code"], "Watcher", watch=True))
    await start(players)
    playing = [take_part(player, Chance(stream_seed(seed, seat))) for seat, player in enumerate(players)]
    await asyncio.gather(watch.run(), *playing)
    text = (await served.http.get(f"/api/tables/{made['code']}/record")).text
    held = holders(text)
    assert len(held) == len(watch.windows), "the record has as many windows as were seen"
    return [(ASKED[seat], Case(holds, seen)) for (seat, holds), seen in zip(held, watch.windows, strict=True)]


def holders(text: str) -> list[tuple[int, bool]]:
    """Read from a record for each window who was asked, and whether they held the card."""
    record = read_record(text)
    game = catalogue.game_of(record)
    state = record.deal(game)
    assert isinstance(state, KungFuState)
    held: list[tuple[int, bool]] = []
    for seat, action_id in record.moves:
        was_open = state.is_window()
        state.apply(seat, game.actions[action_id])
        if state.is_window() and not was_open:
            asked = state.to_act()[0]
            held.append((asked, state.holds(asked, GRANNY)))
    return held


async def run(windows: int, seed: int) -> None:
    """Play until there are enough windows, then say what could be told."""
    found: list[tuple[str, Case]] = []
    with tempfile.TemporaryDirectory() as data:
        async with serving(Path(data) / "data", TableSpeed(bots=PACE, window_limit=LIMIT)) as served:
            while len(found) < windows:
                found += await play_one(served, seed)
                seed += 1
    for kind in dict.fromkeys(ASKED):
        report(kind, [case for asked, case in found if asked == kind])


def report(kind: str, cases: list[Case]) -> None:
    """Say how well one can tell; who is asked is public, and bots of one kind may hold back a card more often."""
    print(f"{kind} asked in {len(cases)} windows, the card held in {sum(case.holds for case in cases)}")
    print(f"  an AUC where nothing can be told: 0.5 ± {sampling_error(cases):.3f}")
    for name, tells in by_feature(cases).items():
        print(f"  {name}: {tells:.3f}")
    print(f"  all together, on cases not learnt from: {by_all(cases):.3f}")


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--windows", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    asyncio.run(run(asked.windows, asked.seed))


if __name__ == "__main__":
    main()
