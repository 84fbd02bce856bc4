"""`regift play`: a game in this terminal, against bots and with whoever shares the keyboard."""

from typing import Annotated

from cyclopts import Parameter

from regift.bots import catalogue as bots_of
from regift.commands.shared.make_game_from_command_line import find_modules_here, fitting_seats, game_named, only_game
from regift.commands.shared.user_fixable_command_error import CannotRun
from regift.kit.seeded_random_generator import Chance


def play(
    game: str = "",
    *,
    seats: int | None = None,
    bots: str = "",
    name: str = "",
    beside: Annotated[str, Parameter(name="--with")] = "",
    language: Annotated[str, Parameter(name=("--language", "--lang"))] = "",
    seed: int | None = None,
    pace: str = "calm",
    option: Annotated[list[str] | None, Parameter(negative=())] = None,
    record: bool = True,
    emoji: bool | None = None,
) -> None:
    """Play against bots in this terminal, by keyboard.

    Parameters
    ----------
    game
        The id of the game; may be left out where there is only one.
    seats
        How many play, you and those beside you among them; 3 if left out, or as near to that as the game takes.
    bots
        Bots by name, separated by commas; seats left over get the last one.
    name
        Your name at the table.
    beside
        The names of those who take turns with you at this keyboard, separated by commas.
    language
        en or fr; by default that of the last time, or of this system.
    seed
        The same seed deals the same cards.
    pace
        How long bots take: calm, lively or quick.
    option
        An option of the game as name=value; may be given more than once.
    record
        Keep the record of a game that was played to its end.
    emoji
        Draw cards with emoji, or with letters; by default as this terminal can.
    """
    game = game or only_game()
    others = [each.strip() for each in beside.split(",") if each.strip()]
    people = 1 + len(others)
    seats = fitting_seats(game, max(3, people)) if seats is None else seats
    rules = game_named(game, seats, option or [])
    from regift.tables.setup.table_settings_other_than_game_options import PACES

    if pace not in PACES:
        raise CannotRun(f"pace: expected {', '.join(PACES)}, got {pace!r}")
    find_modules_here()
    offered = bots_of.names(game, seats)
    left = seats - people
    if left < 0:
        raise CannotRun(f"--with: expected at most {seats - 1} names, one for each other seat, got {len(others)}")
    names = [each.strip() for each in bots.split(",")] if bots else [bots_of.table_bot(game)] * min(left, 1)
    if len(names) > left:
        raise CannotRun(f"bots: expected {'1 to ' * bool(left)}{left}, one for each other seat, got {len(names)}")
    for each in names:
        bots_of.check_seats(each, game, seats)
        if each not in offered:
            raise CannotRun(f"bot {each!r}: {game} has {', '.join(offered)}")
        bots_of.make(each, game, Chance(0))
    names += names[-1:] * (left - len(names))
    from regift.terminal.finished_game_record_folder_keeping_newest import RecordFolder
    from regift.terminal.local_or_remote_game_start import Person, check_terminal, play_locally, recipe_of

    check_terminal()
    changed = {each.name: rules.settings[each.name] for each in rules.schema}
    kept = RecordFolder() if record else None
    setup = recipe_of(game, names, changed, pace, people)
    play_locally(setup, Person(name, language, emoji), seed, kept, others)
