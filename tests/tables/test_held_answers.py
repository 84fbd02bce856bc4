"""An answer that waits for its window's least time stays the answer of who gave it."""

import pytest

from regift.kit.seeded_random_generator import Chance
from regift.tables.live_table_commits_absences_and_match_lifecycle import Table
from regift.tables.people import entry_exit_rename_and_logout
from regift.tables.play.answers_held_until_least_time import ReactionWindow
from regift.tables.play.bot_driver import BotDriver
from regift.tables.setup.table_speed_bot_delays_and_time_limits import TableSpeed
from regift.tables.storage.stored_table_records import Guest
from tests.tables.scene import take_out
from tests.tables.test_reaction_windows import LEAST, open_window, state_of


class LongWindows(TableSpeed):
    """Windows stay open for longer than the time of grace, and bots answer at once."""

    def draw(self, chance: Chance) -> float:
        return 0.0


LONG_WINDOWS = LongWindows(bots=100, window_limit=0)


def window_of(table: Table) -> ReactionWindow:
    assert table.match_controller is not None
    assert table.match_controller.progress.reaction_window is not None
    return table.match_controller.progress.reaction_window


def kinds(table: Table) -> list[str]:
    """Return the kinds of all events so far."""
    return [event.kind for event in state_of(table).events(-1)]


async def test_an_answer_that_is_held_outlives_the_withdrawal_of_another_seat() -> None:
    scene, table, target, _ = await open_window(holds=True)
    await scene.play(table, target, "block with granny")
    await take_out(table, (target + 1) % 3)
    assert kinds(table)[-1] == "withdraws"
    await scene.clock.advance(LEAST)
    assert "blocks" in kinds(table)
    await scene.table_registry.close()


async def test_who_is_back_before_the_bots_answer_takes_effect_gives_their_own(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(BotDriver, "_reading_pause", lambda self, bot: 0.0)
    scene, table, target, _ = await open_window(holds=True, pace=LONG_WINDOWS)
    window = window_of(table)
    entry_exit_rename_and_logout.leave(table, scene.ears[target])
    await scene.clock.advance(21)
    assert window.holds_back(scene.clock.time)
    own = "let it through" if window.answers[target].name.startswith("block") else "block with granny"
    await entry_exit_rename_and_logout.enter(table, scene.ears[target], Guest("Back"), watch=False)
    await scene.play(table, target, own)
    await scene.clock.advance(window.ready - scene.clock.time)
    answered = [entry for entry in await scene.moves(table) if entry.seat == target]
    assert answered[0].action == own
    await scene.table_registry.close()
