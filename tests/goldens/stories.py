"""Games kept as records: what is told of each, move by move, is compared with the text beside it."""

from hashlib import sha256
from pathlib import Path
from typing import Final, NamedTuple

from regift.bots import catalogue as bots
from regift.games import catalogue
from regift.kit.event import SPECTATOR
from regift.kit.game import Game
from regift.kit.random_playout import play_out
from regift.kit.record import Record, Recorder, read_record
from regift.kit.seeded_random_generator import Chance
from regift.kit.state import State
from regift.lab.single_game_runner import play_match, seat_bots
from regift.lab.text_lines_of_a_record import transcript

HERE: Final = Path(__file__).parent

GAMES: Final = tuple(catalogue.folders())
"""The games of which figures are kept."""

ITERATIONS: Final = 20
"""How much the search may try for a decision whose fingerprint is taken."""

MOST_MOVES: Final = 400
"""After so many moves a game between bots is left, where its fingerprint is taken."""


class Story(NamedTuple):
    """How a record came about, should it have to be played anew."""

    name: str
    game_id: str
    seats: int
    options: dict[str, object]
    bots: tuple[str, ...]
    seed: int
    leaves_after: int = 0
    """After so many moves seat 1 is withdrawn; 0: nobody is."""

    def game(self) -> Game:
        """Make its game as it would be played anew; a record that is kept may be of earlier rules."""
        return catalogue.find(self.game_id).make(self.seats, dict(self.options))

    def kept(self) -> Record:
        """Read its record."""
        return read_record((HERE / f"{self.name}.jsonl").read_text(encoding="utf-8"))

    def told(self) -> str:
        """Tell its record as each seat and a spectator saw it, with the table at two points on the way."""
        record = self.kept()
        third = len(record.moves) // 3
        views = frozenset((third, 2 * third))
        return "\n".join(transcript(catalogue.game_of(record), record, [*range(self.seats), SPECTATOR], views)) + "\n"

    def played_anew(self) -> str:
        """Play it again; give the text of the record."""
        game = self.game()
        players = seat_bots(game, self.bots, self.seed)
        if not self.leaves_after:
            match = play_match(game, players, self.seed)
            return match.record.text(game, match.state)
        recorder = Recorder(play_match(game, players, self.seed, self.leaves_after).record)
        state = recorder.record.replay(game)
        recorder.withdraw(state, 1)
        chance = Chance(self.seed)
        while seats := state.to_act():
            options = state.options(seats[0])
            recorder.play(state, seats[0], options[chance.below(len(options))])
        recorder.flush()
        return recorder.record.text(game, state)


HOUSE: Final[dict[str, object]] = {"keep_stolen_granny": True, "free_granny": True, "turn_cap": 12}

STARS: Final[dict[str, object]] = {"sign_0": "leo", "sign_1": "virgo", "sign_2": "aries", "sign_3": "taurus"}
ALL_CARDS: Final[dict[str, object]] = {"deck": "everything", **STARS}
THIN: Final = "gift_1=8,gift_2=4,draw_3=4,karma=2,antidote_1=4,useless_mug=2"
"""A deck so small that it runs out."""
FEW: Final = "gift_1=4,gift_2=4,gift_5=1,antidote_1=4,siren=6,karma=2,draw_2=2,useless_mug=2"

OWN: Final = "-headstand_lesson,+yellow:grannys_scarf,+black:our_boat"

STORIES: Final = (
    Story("kung_fu_2_seats", "kung_fu", 2, {}, ("rules", "rules"), 11),
    Story("kung_fu_4_seats", "kung_fu", 4, {}, ("rules", "rules", "random", "rules"), 4),
    Story("kung_fu_house_options", "kung_fu", 3, HOUSE, ("random", "random", "random"), 2),
    Story("kung_fu_one_leaves", "kung_fu", 3, {"turn_cap": 8}, ("rules", "rules", "rules"), 6, leaves_after=40),
    Story("cursed_gifts_2_seats", "cursed_gifts", 2, {}, ("random", "random"), 3),
    Story("cursed_gifts_all_cards", "cursed_gifts", 4, ALL_CARDS, ("random",) * 4, 45),
    Story("cursed_gifts_more_cards", "cursed_gifts", 4, ALL_CARDS, ("random",) * 4, 47),
    Story("cursed_gifts_thin_deck", "cursed_gifts", 3, {"deck": THIN}, ("random",) * 3, 1),
    Story("cursed_gifts_english", "cursed_gifts", 2, {"edition": "en_2023", "deck": FEW}, ("random",) * 2, 1),
    Story("cursed_gifts_one_leaves", "cursed_gifts", 3, {}, ("random",) * 3, 2, leaves_after=30),
    Story("not_a_hat_2_seats", "not_a_hat", 2, {}, ("random",) * 2, 1),
    Story("not_a_hat_3_seats", "not_a_hat", 3, {}, ("random",) * 3, 1),
    Story("not_a_hat_rounds", "not_a_hat", 3, {"rounds": "each"}, ("random",) * 3, 2),
    Story("not_a_hat_black", "not_a_hat", 4, {"arrows": "black", "gifts": 2}, ("random",) * 4, 3),
    Story("not_a_hat_white", "not_a_hat", 8, {"arrows": "white"}, ("random",) * 8, 4),
    Story("not_a_hat_easy", "not_a_hat", 3, {"easy": True}, ("random",) * 3, 3),
    Story("not_a_hat_one_leaves", "not_a_hat", 4, {"rounds": "each"}, ("random",) * 4, 6, leaves_after=6),
    Story("gift_trap_3_seats", "gift_trap", 3, {"length": 15}, ("random",) * 3, 56),
    Story("gift_trap_strategy", "gift_trap", 4, {"strategy": True, "length": 15, "cap": 2}, ("random",) * 4, 26),
    Story("gift_trap_doubled", "gift_trap", 3, {"doubled": True, "strategy": True, "cap": 2}, ("random",) * 3, 3),
    Story("gift_trap_hidden", "gift_trap", 8, {"hide_places": True, "cap": 1, "ties": "share"}, ("random",) * 8, 4),
    Story("gift_trap_own", "gift_trap", 5, {"packs": OWN, "family": False, "cap": 1}, ("random",) * 5, 5),
    Story("gift_trap_one_leaves", "gift_trap", 4, {"strategy": True, "cap": 3}, ("random",) * 4, 6, leaves_after=30),
    Story("gift_trap_too_few", "gift_trap", 3, {"strategy": True}, ("random",) * 3, 7, leaves_after=20),
    Story("not_a_hat_too_few", "not_a_hat", 3, {}, ("random",) * 3, 7, leaves_after=6),
)


def counts(game: Game, seed: int, depth: int) -> list[int]:
    """Count the sequences of 1 to `depth` actions from the deal of this seed, the first seat to act acting."""
    return [_count(game.deal(seed), plies) for plies in range(1, depth + 1)]


def digest(game_id: str, games: int) -> str:
    """Return one fingerprint of many random games, with every number of seats in turn."""
    fewest, most = catalogue.find(game_id).SEATS
    fingerprint = sha256()
    for seed in range(games):
        game = catalogue.game(game_id, seats=fewest + seed % (most - fewest + 1))
        state = game.deal(seed)
        play_out(state, Chance(seed + 1000), 3000)
        ends = [(placing.seat, placing.place, placing.score) for placing in state.standings()]
        fingerprint.update(f"{state.history} {ends}\n".encode())
    return fingerprint.hexdigest()


def bots_digest(game_id: str, bot: str, games: int) -> str:
    """Return one fingerprint of games between bots of one name, with every number of seats in turn."""
    fewest, most = catalogue.find(game_id).SEATS
    fingerprint = sha256()
    for seed in range(games):
        game = catalogue.game(game_id, seats=fewest + seed % (most - fewest + 1))
        match = play_match(game, seat_bots(game, [bot] * game.seats, seed), seed, MOST_MOVES)
        fingerprint.update(f"{match.record.moves}\n".encode())
    return fingerprint.hexdigest()


def shown_digest(game_id: str, games: int) -> str:
    """Return a fingerprint of what each seat and a spectator saw of random games, with each number of seats in turn."""
    fewest, most = catalogue.find(game_id).SEATS
    fingerprint = sha256()
    for seed in range(games):
        game = catalogue.game(game_id, seats=fewest + seed % (most - fewest + 1))
        match = play_match(game, seat_bots(game, [bots.RANDOM] * game.seats, seed), seed, MOST_MOVES)
        views = frozenset(range(seed, match.moves, 17))
        for line in transcript(game, match.record, [*range(game.seats), SPECTATOR], views):
            fingerprint.update(f"{line}\n".encode())
    return fingerprint.hexdigest()


def bots_figures(game_id: str) -> str:
    """Write the fingerprints of what each bot plays: fewer games where it thinks long.

    What needs a package is left out: a network's sums are not the same to the last digit on every machine.
    """
    lines: list[str] = []
    for name in [name for name in bots.names(game_id) if name not in bots.levels_for_some_seats(game_id)]:
        bot, games = (f"{name}:{ITERATIONS}", 3) if name == bots.SEARCH else (name, 8)
        lines.append(f"{bot}, fingerprint of {games} games: {bots_digest(game_id, bot, games)}")
    return "\n".join(lines) + "\n"


def figures(game_id: str) -> str:
    """Write the counts at small depth, for the fewest and the most seats, and the fingerprint of 50 games."""
    lines: list[str] = []
    for seats in catalogue.find(game_id).SEATS:
        game = catalogue.game(game_id, seats=seats)
        lines += [f"{seats} seats, seed {seed}, depth 1 to 4: {counts(game, seed, 4)}" for seed in (1, 2, 3)]
    lines.append(f"fingerprint of 50 games: {digest(game_id, 50)}")
    lines.append(f"fingerprint of what 40 games showed: {shown_digest(game_id, 40)}")
    return "\n".join(lines) + "\n"


def _count(state: State, plies: int) -> int:
    seats = state.to_act()
    if not seats:
        return 0
    options = state.options(seats[0])
    if plies == 1:
        return len(options)
    total = 0
    for action in options:
        twin = state.copy()
        twin.apply(seats[0], action)
        total += _count(twin, plies - 1)
    return total
