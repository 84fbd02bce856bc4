"""The law of twins finds what it is there to find: each test breaks secrecy on purpose."""

import logging
from pathlib import Path
from typing import Any

import pytest

from regift.kit.action_arguments_and_action_table import Action
from regift.kit.event import EVERYONE, SPECTATOR, Event
from regift.kit.refusal_and_errors import Refusal
from regift.kit.state import State
from regift.kit.view import Fact, Part
from regift.server.http import games_tables_and_replays_api
from regift.tables.live_table_commits_absences_and_match_lifecycle import Table
from regift.tables.people import bet_placement, chat_history_and_rate, hand_visibility_and_limits_for_those_who_see_all
from regift.tables.people.chat_history_and_rate import ChatScope
from regift.tables.people.presence_tracker_and_connection_listener import Listener
from regift.tables.play.bot_driver import BotDriver
from regift.tables.play.decision_clock import DecisionClock
from regift.tables.play.match import Match, StaleMove
from regift.tables.storage.stored_table_records import Guest
from regift.tables.watching.delayed_spectator_feed import SpectatorFeed
from regift.tables.watching.table_broadcaster import TableBroadcaster
from regift.tables.watching.viewer_snapshots_and_updates import Viewer, ViewUpdate
from regift.wire.all_messages import Lobby
from regift.wire.lobby_encoder import lobby_of
from tests.server.twins.duo import Leak
from tests.server.twins.law import LATE, OUT, Law

pytestmark = pytest.mark.slow
TINY = str(Path(__file__).parents[1] / "games")
TWINS = 250
"""Within so many it must be found."""


@pytest.fixture(autouse=True)
def tiny_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REGIFT_GAMES", TINY)


async def is_caught(game: str) -> None:
    with pytest.raises(Leak):
        await Law(game).hold(TWINS)


def choices_of(state: State) -> int:
    """Count what all seats that are asked could do, which is nobody else's business."""
    return sum(len(state.options(seat)) for seat in state.to_act())


@pytest.mark.parametrize("game", ["kung_fu", "bell"])
async def test_a_part_that_counts_anothers_options(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = Viewer._seen

    def leaky(self: Viewer, state: State) -> list[Part]:
        return [*whole(self, state), Fact("choices", "choices", choices_of(state))]

    monkeypatch.setattr(Viewer, "_seen", leaky)
    await is_caught(game)


@pytest.mark.parametrize("game", ["kung_fu", "bell"])
async def test_a_count_that_moves_on_a_pick_in_private(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    carry_out = Match.carry_out

    def leaky(self: Match, seat: int, said: str, at: int = -1, *, is_checked: bool = False) -> list[ViewUpdate]:
        start = len(self.state.history)
        view_updates = carry_out(self, seat, said, at, is_checked=is_checked)
        for viewer in self.viewers.values():
            if viewer.seat != seat and len(self.state.history) == start:
                viewer.at += 1
                viewer.starts.append(start)
        return view_updates

    monkeypatch.setattr(Match, "carry_out", leaky)
    await is_caught(game)


async def test_a_window_that_closes_early_for_who_holds_the_card(monkeypatch: pytest.MonkeyPatch) -> None:
    is_announced_by = Match.is_announced_by

    def leaky(self: Match, seat: int, action: Action) -> bool:
        return action.verb != "block" and is_announced_by(self, seat, action)

    monkeypatch.setattr(Match, "is_announced_by", leaky)
    await is_caught("kung_fu")


@pytest.mark.parametrize("game", ["kung_fu", "bell"])
async def test_a_bot_that_answers_sooner_the_less_it_can_choose(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def leaky(self: BotDriver, bot: Any) -> float:
        return 0.3 * len(self.progress.match.state.options(bot.seat))

    monkeypatch.setattr(BotDriver, "_draw_pause", leaky)
    await is_caught(game)


@pytest.mark.parametrize("game", ["kung_fu", "bell"])
async def test_clocks_that_are_shown_at_every_pick(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    ask = DecisionClock.ask

    def leaky(self: DecisionClock, *, is_new: bool) -> None:
        ask(self, is_new=is_new)
        self.progress.surroundings.tell_clocks()

    monkeypatch.setattr(DecisionClock, "ask", leaky)
    await is_caught(game)


async def test_a_refusal_that_depends_on_what_another_holds(monkeypatch: pytest.MonkeyPatch) -> None:
    def leaky(self: Match, seat: int, spot: str) -> Refusal:
        return Refusal(f"choices-{choices_of(self.state)}")

    monkeypatch.setattr(Match, "why", leaky)
    await is_caught("kung_fu")


async def test_an_error_text_with_a_number_of_the_journal(monkeypatch: pytest.MonkeyPatch) -> None:
    def leaky(self: Match, seat: int, said: str, at: int) -> None:
        if at != self.viewers[seat].at:
            raise StaleMove("at", str(self.number - self.deal.after), str(at))

    monkeypatch.setattr(Match, "_check_at", leaky)
    await is_caught("bell")


async def test_a_spectator_who_is_told_every_face(monkeypatch: pytest.MonkeyPatch) -> None:
    events = Viewer._events

    def leaky(self: Viewer, state: State, start: int) -> list[Event]:
        return state.events(EVERYONE, start) if self.seat == SPECTATOR else events(self, state, start)

    monkeypatch.setattr(Viewer, "_events", leaky)
    await is_caught("kung_fu")


async def test_a_claim_that_is_told_again_to_who_comes_back(monkeypatch: pytest.MonkeyPatch) -> None:
    events = Viewer._events

    def leaky(self: Viewer, state: State, start: int) -> list[Event]:
        told = events(self, state, start)
        for event in told:
            event.is_lasting = True
        return told

    monkeypatch.setattr(Viewer, "_events", leaky)
    await is_caught("not_a_hat")


async def test_a_part_that_keeps_what_was_claimed(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = Viewer._seen

    def leaky(self: Viewer, state: State) -> list[Part]:
        claims = [event["claim"] for event in state.events(SPECTATOR) if event.kind == "claims"]
        return [*whole(self, state), Fact("claimed", "claimed", str(claims))]

    monkeypatch.setattr(Viewer, "_seen", leaky)
    await is_caught("not_a_hat")


async def test_a_gallery_that_shows_things_too_early(monkeypatch: pytest.MonkeyPatch) -> None:
    keep = SpectatorFeed._keep

    def leaky(self: SpectatorFeed, view_update: ViewUpdate | None) -> None:
        keep(self, view_update)
        self._kept[-1] = self._kept[-1]._replace(due=self._kept[-1].due - 1)

    monkeypatch.setattr(SpectatorFeed, "_keep", leaky)
    with pytest.raises(Leak):
        await Law("kung_fu", setups=(LATE,)).hold(TWINS)


async def is_caught_of_who_is_out(game: str) -> None:
    with pytest.raises(Leak):
        await Law(game, setups=(OUT,)).hold(TWINS)


@pytest.mark.parametrize("game", ["kung_fu", "cursed_gifts"])
async def test_hands_that_are_open_to_who_still_plays(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Viewer, "is_open", lambda self, state: self.sees_hands)
    await is_caught_of_who_is_out(game)


async def test_players_who_hear_those_who_see_every_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        hand_visibility_and_limits_for_those_who_see_all, "scope_of", lambda table, person: ChatScope.ALL
    )
    await is_caught_of_who_is_out("cursed_gifts")


async def test_numbers_that_count_what_others_hear(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chat_history_and_rate, "STRIDES", dict.fromkeys(ChatScope, 1))
    await is_caught_of_who_is_out("kung_fu")


async def test_signs_from_those_who_see_every_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hand_visibility_and_limits_for_those_who_see_all, "check_unknowing", lambda table, person: None)
    await is_caught_of_who_is_out("bell")


async def test_a_bet_that_is_noticed_when_it_is_made(monkeypatch: pytest.MonkeyPatch) -> None:
    make = bet_placement.bet

    async def leaky(table: Table, person: str, guest: Guest, on: int) -> None:
        await make(table, person, guest, on)
        table.broadcaster.tell_lobby()

    monkeypatch.setattr(bet_placement, "bet", leaky)
    await is_caught_of_who_is_out("sprint")


async def test_bets_that_are_opened_before_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    tell = TableBroadcaster._tell_bets

    def leaky(self: TableBroadcaster, listener: Listener) -> None:
        for each in self.table.presence.listeners:
            tell(self, each)

    monkeypatch.setattr(TableBroadcaster, "_tell_bets", leaky)
    await is_caught_of_who_is_out("bell")


async def test_a_lobby_over_http_that_counts_anothers_options(monkeypatch: pytest.MonkeyPatch) -> None:
    def leaky(table: Any, person: str, base: str) -> Lobby:
        lobby = lobby_of(table, person, base)
        lobby.hint = str(choices_of(table.match.state))
        return lobby

    monkeypatch.setattr(games_tables_and_replays_api, "lobby_of", leaky)
    await is_caught("kung_fu")


async def test_a_log_that_names_what_was_picked(monkeypatch: pytest.MonkeyPatch) -> None:
    carry_out = Match.carry_out

    def leaky(self: Match, seat: int, said: str, at: int = -1, *, is_checked: bool = False) -> list[ViewUpdate]:
        logging.getLogger("regift.tables.play.match").debug("seat %d: %s", seat, said)
        return carry_out(self, seat, said, at, is_checked=is_checked)

    monkeypatch.setattr(Match, "carry_out", leaky)
    await is_caught("kung_fu")
