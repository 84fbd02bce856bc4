"""Whoever reads what a bot did has read it before the next bot goes on."""

import json
from itertools import pairwise

import pytest

import regift
from regift.games import catalogue
from regift.games.action_and_event_wording import GameTranslations
from regift.kit.event import SPECTATOR, Event
from regift.tables.live_table_commits_absences_and_match_lifecycle import Table
from regift.tables.people import host_commands
from regift.tables.play.sentence_reading_time import CHARACTERS_PER_SECOND, LONGEST, NAME, reading_seconds
from regift.tables.setup.table_speed_bot_delays_and_time_limits import MAX_BOT_DELAY, TableSpeed
from tests.tables.scene import Scene

FEWEST_PASSES = 4


async def bots_passing(pace: str, speed: TableSpeed | None = None) -> tuple[Scene, Table]:
    """Let three bots pass gifts of That's Not a Hat around beside a person, who accepts all there is."""
    scene = Scene(TableSpeed() if speed is None else speed)
    table = await scene.deal("not_a_hat", 1, bots=3)
    await host_commands.set_table_setting(table, scene.ears[0].person, "pace", pace)
    assert table.match is not None
    state = table.match.state
    for _ in range(400):
        if state.is_over:
            break
        if state.to_act() == (0,):
            await scene.play(table, 0, state.fallback(0).name)
        await scene.clock.advance(0.25)
    return scene, table


def claims_and_what_follows(scene: Scene) -> list[tuple[float, list[str]]]:
    """List for each claim, and each thank-you, of a bot how long it was there before another bot did anything."""
    told = [(at, json.loads(frame)["events"]) for at, frame in scene.ears[0].heard if b'"events"' in frame]
    told = [(at, events) for at, events in told if events]
    found = []
    for (at, events), (later, following) in pairwise(told):
        kinds = [event[0] for event in events]
        is_pass = kinds == ["claims"] or kinds[0] == "accepts"
        is_by_bots = "@0" not in (event[1].get("seat") for event in (*events, *following))
        if is_pass and is_by_bots:
            found.append((later - at, kinds))
    return found


async def test_a_pass_of_a_bot_stays_until_its_sentence_can_be_read() -> None:
    scene, table = await bots_passing("lively")
    assert table.match is not None
    words = [GameTranslations(catalogue.folders()["not_a_hat"], language, lambda _: NAME) for language in ("en", "fr")]
    shortest = {
        kind: min(
            max(len(each.event(event)) for each in words)
            for event in table.match.state.events(SPECTATOR)
            if event.kind == kind
        )
        / CHARACTERS_PER_SECOND
        for kind in ("claims", "accepts")
    }
    found = claims_and_what_follows(scene)
    assert len(found) >= FEWEST_PASSES
    for seconds, kinds in found:
        assert seconds >= min(LONGEST, shortest[kinds[0]]) > 1.0
    await scene.table_registry.close()


async def test_quick_bots_wait_for_no_reader() -> None:
    scene, _ = await bots_passing("quick")
    found = claims_and_what_follows(scene)
    assert len(found) >= FEWEST_PASSES
    assert max(seconds for seconds, _ in found) <= MAX_BOT_DELAY * 0.4 + 0.01
    await scene.table_registry.close()


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_time_to_read_is_that_of_the_longest_sentence_in_any_language(language: str) -> None:
    state = regift.game("kung_fu", seats=3).deal(4)
    start = len(state.history)
    state.apply(state.to_act()[0], state.options(state.to_act()[0])[0])
    words = GameTranslations(catalogue.folders()["kung_fu"], language, lambda _: NAME)
    (event,) = state.events(SPECTATOR, start)[-1:]
    assert reading_seconds(state, start) >= min(LONGEST, len(words.event(event)) / CHARACTERS_PER_SECOND) > 0
    assert reading_seconds(state, len(state.history)) == 0


def test_what_the_table_pauses_for_is_not_counted_again(monkeypatch: pytest.MonkeyPatch) -> None:
    state = regift.game("not_a_hat", seats=3).deal(2)
    for name in ("turn it over", "claim something else"):
        state.apply(state.to_act()[0], state.named(name))
    start = len(state.history)
    state.apply(state.to_act()[0], state.named("refuse"))
    said: list[str] = []

    def note(words: GameTranslations, event: Event) -> str:
        said.append(event.kind)
        return ""

    monkeypatch.setattr(GameTranslations, "event", note)
    reading_seconds(state, start)
    assert set(said) == {"refuses", "exposes", "shows", "displays"}
