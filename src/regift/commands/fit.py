"""`regift fit`: how the models that bots have of people differ from what people did."""

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Final

from regift.commands.shared.progress_bar import progress_bar
from regift.commands.shared.record_reader import read
from regift.commands.shared.user_fixable_command_error import CannotRun
from regift.kit.game import Game
from regift.kit.record import Record
from regift.kit.refusal_and_errors import RegiftError
from regift.lab.fit_to_people.memory_fit import GameMemories, MemoryFit, memories_in, memory_fit
from regift.lab.fit_to_people.taste_fit import GameRatings, TasteFit, ratings_in, taste_fit

TRAITS_SHOWN: Final = 5
"""So many traits that people like more than is assumed, and as many that they like less, are shown."""
MEMORY: Final = "not_a_hat"
TASTE: Final = "gift_trap"


def fit(folder: Path, *, seats: str = "") -> int:
    """Compare memory and taste of people, in records of That's Not a Hat and GiftTRAP, with what bots take them to be.

    Parameters
    ----------
    folder
        The folder of the records; other files in it are passed over and named.
    seats
        The seats of people, separated by commas; unless said, all. A record does not tell people from bots.
    """
    wanted = seats_in(seats)
    if not folder.is_dir():
        raise CannotRun(f"{folder}: expected a folder of records")
    memories, ratings, passed_over = list[GameMemories](), list[GameRatings](), list[str]()
    files = sorted(file for file in folder.iterdir() if file.is_file())
    with progress_bar("reading", len(files)) as step:
        for file in files:
            try:
                record, game, _ = read(file)
                _measure(record, game, wanted or range(record.seats), memories, ratings)
            except RegiftError as error:
                passed_over.append(f"{file.name!r}: {error}")
            step()
    for line in passed_over:
        print(f"passed over: {line}")
    memories = [each for each in memories if each.named]
    ratings = [each for each in ratings if any(each.gains.values())]
    if not memories and not ratings:
        raise CannotRun(f"{folder}: expected a record of {MEMORY} or {TASTE} in which somebody on these seats chose")
    if memories:
        print("\n".join(memory_lines(memory_fit(memories))))
    if ratings:
        print("\n".join(taste_lines(taste_fit(ratings))))
    print("Each game is one draw: where the same people play in several, the intervals are too narrow.")
    return 0


def seats_in(text: str) -> list[int]:
    """Read seats separated by commas; none for an empty text."""
    try:
        return [int(each) for each in text.split(",")] if text.strip() else []
    except ValueError:
        raise CannotRun(f"seats: expected numbers separated by commas, got {text!r}") from None


def _measure(
    record: Record, game: Game, seats: Iterable[int], memories: list[GameMemories], ratings: list[GameRatings]
) -> None:
    measures: dict[str, Callable[[], None]] = {
        MEMORY: lambda: memories.append(memories_in(record, game, seats)),
        TASTE: lambda: ratings.append(ratings_in(record, game, seats)),
    }
    measure = measures.get(record.game_id)
    if measure is None:
        raise CannotRun(f"expected a record of {MEMORY} or {TASTE}, got one of {record.game_id}")
    record.replay(game)  # a record that does not replay counts for nothing
    measure()


def counted(count: int, thing: str) -> str:
    """Return how many of a thing there are."""
    return f"{count} {thing}" if count == 1 else f"{count} {thing}s"


def memory_lines(found: MemoryFit) -> list[str]:
    """Write what people remembered in That's Not a Hat."""
    low, high = found.right_interval
    answers = found.answers
    lines = [
        f"That's Not a Hat: {counted(found.games, 'game')}, {counted(found.claims, 'claim')} of people",
        f"  right: {found.right:.1%} (95 % {low:.1%} to {high:.1%})",
        f"  {'model':<20}{'expects':>9}{'nats a claim':>14}",
    ]
    lines += [f"  {name:<20}{expected:>9.1%}{found.surprise[name]:>14.3f}" for name, expected in found.expected.items()]
    fitted = found.fitted
    parameters = f"decay {fitted.decay:.2f}, noise {fitted.noise:.2f}, threshold {fitted.threshold:.1f}"
    lines.append(f"  {'fitted to these':<20}{'':>9}{found.fitted_surprise:>14.3f}  {parameters}")
    if answers.answers:
        lines.append(
            f"  answers: {answers.answers}, refused {answers.refused}, of these rightly {answers.refused_rightly}; "
            f"believed {answers.false_accepted} of {answers.false} false claims"
        )
    return lines


def taste_lines(found: TasteFit) -> list[str]:
    """Write how people rated in GiftTRAP."""
    lines = [
        f"GiftTRAP: {counted(found.games, 'game')}, {counted(found.ratings, 'rating')} of people",
        f"  {'model':<20}{'nats a rating beyond chance':>28}",
    ]
    for name, gain in found.gains.items():
        low, high = found.intervals[name]
        lines.append(f"  {name:<20}{gain:>+28.3f}  (95 % {low:+.3f} to {high:+.3f})")
    traits = list(found.pulls.items())
    if traits:
        lines.append(f"  of {len(traits)} traits, what people like more than is assumed of most people, and less (z):")
        shown = traits if len(traits) <= 2 * TRAITS_SHOWN else [*traits[:TRAITS_SHOWN], *traits[-TRAITS_SHOWN:]]
        lines += [f"    {trait:<24}{pull.z:>+7.1f}  {pull.people} people" for trait, pull in shown]
    return lines
