"""What the end of a game says that the results are the sum of is what the game adds up."""

import pytest

import regift
from regift.games import catalogue
from regift.games.action_and_event_wording import LANGUAGES, GameTranslations
from regift.kit.event import SPECTATOR
from regift.kit.random_playout import play_out
from regift.kit.seeded_random_generator import Chance
from regift.kit.state import State
from regift.kit.view import Gauge, Track, Zone

SEATS = 3


def both_tracks(state: State) -> list[int]:
    """Add up by seat where the pawns stand on all tracks."""
    tracks = [part for part in state.view(None).parts if isinstance(part, Track)]
    return [sum(track.pawns[seat] for track in tracks) for seat in range(SEATS)]


def piles_of_shame(state: State) -> list[int]:
    """Count by seat the cards on the pile of shame, as lost points."""
    zones = [part for part in state.view(None).parts if isinstance(part, Zone) and part.name == "shame"]
    return [-sum(len(zone.faces) for zone in zones if zone.owner == seat) for seat in range(SEATS)]


def room_in_areas(state: State) -> list[int]:
    """Return by seat what the gifts leave before elimination; who is eliminated has none."""
    gauges = {part.owner: part for part in state.view(None).parts if isinstance(part, Gauge)}
    gone = {event["seat"] for event in state.events(SPECTATOR) if event.kind == "eliminated"}
    return [0 if seat in gone else gauges[seat].top - gauges[seat].value for seat in range(SEATS)]


SUMS = {"cursed_gifts": room_in_areas, "gift_trap": both_tracks, "not_a_hat": piles_of_shame}


@pytest.mark.parametrize("game_id", SUMS)
@pytest.mark.parametrize("seed", range(8))
def test_the_results_are_the_sums_that_the_words_name(game_id: str, seed: int) -> None:
    state = regift.game(game_id, seats=SEATS).deal(seed)
    play_out(state, Chance(seed), 5000)
    assert state.is_over
    scores = {placing.seat: placing.score for placing in state.standings()}
    assert [scores[seat] for seat in range(SEATS)] == SUMS[game_id](state)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_whose_results_are_a_sum_says_so(language: str) -> None:
    folders = catalogue.folders()
    said = {game: GameTranslations(folders[game], language, str).say("score-sum", {}) for game in folders}
    assert {game for game, line in said.items() if line} == set(SUMS)
    words = GameTranslations(folders["gift_trap"], language, str)
    assert all(words.say(track, {}) in said["gift_trap"] for track in ("give", "get"))
