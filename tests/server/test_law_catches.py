"""The law of twins finds what it is there to find: each test breaks secrecy on purpose."""

import logging
from pathlib import Path
from typing import Any

import pytest

from regift.kit.action import Action
from regift.kit.event import EVERYONE, SPECTATOR, Event
from regift.kit.refusal import Refusal
from regift.kit.state import State
from regift.kit.view import Fact, Part
from regift.server import api
from regift.server.projection import lobby_of
from regift.server.wire import Lobby
from regift.tables import talk
from regift.tables.attendance import Listener
from regift.tables.bets import Bets
from regift.tables.gallery import Gallery
from regift.tables.hearing import Circle, Hearing
from regift.tables.journal import Guest
from regift.tables.match import Match, Stale
from regift.tables.prompter import Prompter
from regift.tables.reader import Reader, Telling
from regift.tables.umpire import Umpire
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
    whole = Reader._seen

    def leaky(self: Reader, state: State) -> list[Part]:
        return [*whole(self, state), Fact("choices", "choices", choices_of(state))]

    monkeypatch.setattr(Reader, "_seen", leaky)
    await is_caught(game)


@pytest.mark.parametrize("game", ["kung_fu", "bell"])
async def test_a_count_that_moves_on_a_pick_in_private(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    carry_out = Match.carry_out

    def leaky(self: Match, seat: int, said: str, at: int = -1) -> list[Telling]:
        start = len(self.state.history)
        tellings = carry_out(self, seat, said, at)
        for reader in self.readers.values():
            if reader.seat != seat and len(self.state.history) == start:
                reader.at += 1
                reader.starts.append(start)
        return tellings

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
    def leaky(self: Prompter, bot: Any) -> float:
        return 0.3 * len(self.umpire.match.state.options(bot.seat))

    monkeypatch.setattr(Prompter, "_draw_pause", leaky)
    await is_caught(game)


@pytest.mark.parametrize("game", ["kung_fu", "bell"])
async def test_clocks_that_are_shown_at_every_pick(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    keep_time = Umpire._keep_time

    def leaky(self: Umpire, *, is_new: bool) -> None:
        keep_time(self, is_new=is_new)
        self.audience.tell_clocks()

    monkeypatch.setattr(Umpire, "_keep_time", leaky)
    await is_caught(game)


async def test_a_refusal_that_depends_on_what_another_holds(monkeypatch: pytest.MonkeyPatch) -> None:
    def leaky(self: Match, seat: int, spot: str) -> Refusal:
        return Refusal(f"choices-{choices_of(self.state)}")

    monkeypatch.setattr(Match, "why", leaky)
    await is_caught("kung_fu")


async def test_an_error_text_with_a_number_of_the_journal(monkeypatch: pytest.MonkeyPatch) -> None:
    def leaky(self: Match, seat: int, said: str, at: int) -> None:
        if at != self.readers[seat].at:
            raise Stale("at", str(self.number - self.deal.after), str(at))

    monkeypatch.setattr(Match, "_check_at", leaky)
    await is_caught("bell")


async def test_a_spectator_who_is_told_every_face(monkeypatch: pytest.MonkeyPatch) -> None:
    events = Reader._events

    def leaky(self: Reader, state: State, start: int) -> list[Event]:
        return state.events(EVERYONE, start) if self.seat == SPECTATOR else events(self, state, start)

    monkeypatch.setattr(Reader, "_events", leaky)
    await is_caught("kung_fu")


async def test_a_claim_that_is_told_again_to_who_comes_back(monkeypatch: pytest.MonkeyPatch) -> None:
    events = Reader._events

    def leaky(self: Reader, state: State, start: int) -> list[Event]:
        told = events(self, state, start)
        for event in told:
            event.is_lasting = True
        return told

    monkeypatch.setattr(Reader, "_events", leaky)
    await is_caught("not_a_hat")


async def test_a_part_that_keeps_what_was_claimed(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = Reader._seen

    def leaky(self: Reader, state: State) -> list[Part]:
        claims = [event["claim"] for event in state.events(SPECTATOR) if event.kind == "claims"]
        return [*whole(self, state), Fact("claimed", "claimed", str(claims))]

    monkeypatch.setattr(Reader, "_seen", leaky)
    await is_caught("not_a_hat")


async def test_a_gallery_that_shows_things_too_early(monkeypatch: pytest.MonkeyPatch) -> None:
    keep = Gallery._keep

    def leaky(self: Gallery, telling: Telling | None) -> None:
        keep(self, telling)
        self._kept[-1] = self._kept[-1]._replace(due=self._kept[-1].due - 1)

    monkeypatch.setattr(Gallery, "_keep", leaky)
    with pytest.raises(Leak):
        await Law("kung_fu", setups=(LATE,)).hold(TWINS)


async def is_caught_of_who_is_out(game: str) -> None:
    with pytest.raises(Leak):
        await Law(game, setups=(OUT,)).hold(TWINS)


@pytest.mark.parametrize("game", ["kung_fu", "cursed_gifts"])
async def test_hands_that_are_open_to_who_still_plays(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Reader, "is_open", lambda self, state: self.sees_hands)
    await is_caught_of_who_is_out(game)


async def test_players_who_hear_those_who_see_every_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Hearing, "circle_of", lambda self, person: Circle.ALL)
    await is_caught_of_who_is_out("cursed_gifts")


async def test_numbers_that_count_what_others_hear(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(talk, "STRIDES", dict.fromkeys(Circle, 1))
    await is_caught_of_who_is_out("kung_fu")


async def test_signs_from_those_who_see_every_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Hearing, "check_unknowing", lambda self, person: None)
    await is_caught_of_who_is_out("bell")


async def test_a_bet_that_is_noticed_when_it_is_made(monkeypatch: pytest.MonkeyPatch) -> None:
    make = Bets.bet

    async def leaky(self: Bets, person: str, guest: Guest, on: int) -> None:
        await make(self, person, guest, on)
        self.table.tell_lobby()

    monkeypatch.setattr(Bets, "bet", leaky)
    await is_caught_of_who_is_out("sprint")


async def test_bets_that_are_opened_before_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    tell = Bets._tell

    def leaky(self: Bets, listener: Listener) -> None:
        for each in self.table.attendance.listeners:
            tell(self, each)

    monkeypatch.setattr(Bets, "_tell", leaky)
    await is_caught_of_who_is_out("bell")


async def test_a_lobby_over_http_that_counts_anothers_options(monkeypatch: pytest.MonkeyPatch) -> None:
    def leaky(table: Any, person: str, base: str) -> Lobby:
        lobby = lobby_of(table, person, base)
        lobby.hint = str(choices_of(table.match.state))
        return lobby

    monkeypatch.setattr(api, "lobby_of", leaky)
    await is_caught("kung_fu")


async def test_a_log_that_names_what_was_picked(monkeypatch: pytest.MonkeyPatch) -> None:
    carry_out = Match.carry_out

    def leaky(self: Match, seat: int, said: str, at: int = -1) -> list[Telling]:
        logging.getLogger("regift.tables.match").debug("seat %d: %s", seat, said)
        return carry_out(self, seat, said, at)

    monkeypatch.setattr(Match, "carry_out", leaky)
    await is_caught("kung_fu")
