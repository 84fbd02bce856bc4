"""Whatever the library hands out can be pickled, copied and sent to another process, interpreted and compiled."""

import copy
import multiprocessing
import pickle
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypeVar, cast

import pytest

import regift
from regift.bots import catalogue as bots
from regift.games import catalogue
from regift.kit.action_arguments_and_action_table import Action
from regift.kit.bot import Bot, PositionSampler
from regift.kit.deck_builder_option_and_deck_code import BadDeck
from regift.kit.event import EVERYONE
from regift.kit.game import Game
from regift.kit.game_definition_base_class_and_options import GameDefinition
from regift.kit.record import Record, new_record
from regift.kit.refusal_and_errors import BadOption, IllegalAction, Refusal
from regift.kit.seeded_random_generator import Chance, KeyedChance
from regift.kit.state import State
from regift.kit.view import Placing, View, describe

GAMES = ["bell", "cursed_gifts", "gift_trap", "kung_fu", "not_a_hat", "sprint"]
ROOT = Path(__file__).parents[2]
SHELF = ROOT / "tests" / "games"
OPTIONS: dict[str, dict[str, object]] = {"gift_trap": {"strategy": True, "length": 15}, "kung_fu": {"turn_cap": 40}}
SECONDS = 300
Thing = TypeVar("Thing")


@pytest.fixture(autouse=True)
def shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    """Put the tiny games on the shelf."""
    monkeypatch.setenv("REGIFT_GAMES", str(SHELF))


def positions(game_id: str, moves: int = 80) -> Iterator[State]:
    """Play a game by chance, and yield every position."""
    state = catalogue.game(game_id, seats=3, **OPTIONS.get(game_id, {})).deal(3)
    chance = Chance(7)
    yield state
    for _ in range(moves):
        if not (seats := state.to_act()):
            return
        options = state.options(seats[0])
        state.apply(seats[0], options[chance.below(len(options))])
        yield state


def play_on(state: State) -> bytes:
    """Play a few moves by chance; return all that is known then."""
    chance = Chance(9)
    for _ in range(12):
        if seats := state.to_act():
            options = state.options(seats[0])
            state.apply(seats[0], options[chance.below(len(options))])
    return state.fingerprint()


def sent(thing: Thing) -> Thing:
    """Return what another process would get."""
    return cast(Thing, pickle.loads(pickle.dumps(thing)))


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("duplicate", [sent, copy.deepcopy, copy.copy], ids=["pickle", "deepcopy", "copy"])
def test_a_position_comes_back_whole_and_goes_on_by_itself(game_id: str, duplicate: Callable[[State], State]) -> None:
    for state in positions(game_id):
        before = state.fingerprint()
        twin = duplicate(state)
        assert (type(twin), twin.game) == (type(state), state.game)
        assert [twin.key(seat) for seat in range(3)] == [state.key(seat) for seat in range(3)]
        assert [describe(twin.view(seat)) for seat in range(3)] == [describe(state.view(seat)) for seat in range(3)]
        assert twin.to_act() == state.to_act()
        assert play_on(twin) == play_on(state.copy())
        assert state.fingerprint() == before


@pytest.mark.parametrize("game_id", GAMES)
def test_a_copy_shares_the_game_and_what_is_sent_has_an_equal_one(game_id: str) -> None:
    state = next(positions(game_id))
    assert copy.deepcopy(state).game is state.game
    assert copy.deepcopy(state.game) is state.game
    one, other = sent((state, state.game))
    assert one.game is other
    assert other == state.game
    assert other.settings == state.game.settings
    assert hash(other) == hash(state.game)
    assert other != catalogue.game(game_id, seats=4)


@pytest.mark.parametrize("game_id", GAMES)
def test_an_action_that_was_sent_is_the_same_action(game_id: str) -> None:
    state = next(positions(game_id))
    action = sent(state.options(state.to_act()[0])[0])
    assert action in state.options(state.to_act()[0])
    assert {action: 1}[state.game.actions[action.id]] == 1
    assert copy.deepcopy(action) is action
    assert state.refuse(state.to_act()[0], action) is None
    state.apply(state.to_act()[0], action)
    alone = Action("wave", "wave", [])
    with pytest.raises(TypeError, match="'wave' is in no game's table: send its name"):
        pickle.dumps(alone)


@pytest.mark.parametrize("game_id", GAMES)
def test_what_a_position_hands_out_comes_back(game_id: str) -> None:
    for state in positions(game_id, 40):
        views = [state.view(seat) for seat in (None, 0, 1, 2)]
        assert [describe(view) for view in sent(views)] == [describe(view) for view in views]
        events = state.events(EVERYONE)
        assert [repr(event) for event in sent(events)] == [repr(event) for event in events]
        assert [event.codes for event in sent(events)] == [event.codes for event in events]
        assert repr(sent(state.standings())) == repr(state.standings())
        refusals = [refusal for action in state.game.actions if (refusal := state.refuse(0, action))]
        assert repr(sent(refusals)) == repr(refusals)
        kept = [vars_of(value) for refusal in sent(refusals) for value in refusal.values]
        assert kept == [vars_of(value) for refusal in refusals for value in refusal.values]


def vars_of(value: object) -> list[object]:
    """Return what a value says."""
    return [getattr(value, name) for name in ("name", "type", "value")]


def test_a_record_comes_back_and_replays() -> None:
    game = regift.game("kung_fu", seats=3)
    record = new_record(game, 5)
    record.moves.append((game.deal(5).to_act()[0], 0))
    assert sent(record).replay(game).fingerprint() == record.replay(game).fingerprint()
    assert type(sent(record)) is Record


@pytest.mark.parametrize("chance", [Chance(4), KeyedChance(b"sixteen bytes ok")])
def test_chance_goes_on_where_it_stood(chance: Chance) -> None:
    for _ in range(5):
        chance.word()
    twin, other = sent(chance), copy.deepcopy(chance)
    words = [chance.word() for _ in range(40)]
    assert [twin.word() for _ in range(40)] == words
    assert [other.word() for _ in range(40)] == words


@pytest.mark.parametrize("name", ["random", "rules", "search:30"])
def test_a_bot_goes_on_where_it_stood(name: str) -> None:
    state = next(positions("kung_fu"))
    seat = state.to_act()[0]
    bot = bots.make(name, "kung_fu", Chance(3))
    bot.start(state.game, seat)
    twin = sent(bot)
    chosen = [each.choose(state.view(seat), state.options(seat), PositionSampler(state, seat)) for each in (bot, twin)]
    assert chosen[0] == chosen[1]


def test_a_bot_of_ones_own_keeps_what_it_holds() -> None:
    bot = Remembering(Chance(1))
    bot.known.append(3)
    assert sent(bot).known == [3]


class Remembering(Bot):
    """Holds something beside its chance."""

    def __init__(self, chance: Chance) -> None:
        super().__init__(chance)
        self.known: list[int] = []


def test_the_true_position_is_not_sent_with_a_sampler() -> None:
    with pytest.raises(TypeError, match="send the positions that it gives"):
        pickle.dumps(PositionSampler(next(positions("kung_fu")), 0))


@pytest.mark.parametrize(
    "error",
    [
        IllegalAction(Refusal("MKF-10")),
        BadOption("seats", 9, "2 to 6"),
        BadDeck("deck", "x", "a deck", "few"),
        catalogue.UnknownGame("no such game"),
    ],
)
def test_an_error_that_was_sent_says_all_that_it_said(error: Exception) -> None:
    read = sent(error)
    assert (type(read), str(read)) == (type(error), str(error))
    assert {name: repr(getattr(read, name)) for name in names_of(error)} == {
        name: repr(getattr(error, name)) for name in names_of(error)
    }


def names_of(error: Exception) -> list[str]:
    """Name what an error holds beside its text."""
    return [name for name in ("refusal", "option", "value", "allowed", "reason") if hasattr(error, name)]


# Real processes. Without `__reduce__` a pool waited for ever: a worker could not read its task.


def look_at(state: State) -> tuple[State, Action, View, list[Placing], GameDefinition]:
    """Do in a worker what researchers do there: play a move, and send back what follows."""
    seat = state.to_act()[0]
    action = state.options(seat)[0]
    state.apply(seat, action)
    return state, action, state.view(seat), state.standings(), state.game


def break_off(seats: int) -> Game:
    """Raise BadOption in a worker."""
    return regift.game("kung_fu", seats=seats)


def in_a_pool() -> None:
    """Send a position of each game to a worker, and take back what it made of them; run in a process of its own."""
    dealt = [catalogue.game(game_id, seats=3).deal(3) for game_id in GAMES]
    with multiprocessing.get_context("spawn").Pool(1) as pool:
        found = pool.map(look_at, dealt)
        with pytest.raises(BadOption, match="2 to 6"):
            pool.map(break_off, [9])
    for before, (after, action, view, placings, game) in zip(dealt, found, strict=True):
        seat = before.to_act()[0]
        before.apply(seat, action)
        assert before.fingerprint() == after.fingerprint()
        assert describe(before.view(seat)) == describe(view)
        assert repr(before.standings()) == repr(placings)
        assert game == before.game
    print("all came back")


def test_a_pool_of_processes_takes_positions_and_gives_them_back() -> None:
    command = [sys.executable, "-c", f"from {__name__} import {in_a_pool.__name__} as check; check()"]
    ran = subprocess.run(command, capture_output=True, text=True, timeout=SECONDS, cwd=ROOT, check=False)
    assert (ran.returncode, ran.stdout) == (0, "all came back\n"), ran.stderr
