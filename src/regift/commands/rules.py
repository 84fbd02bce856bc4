"""`regift rules`: the rules sheet of a game."""

from typing import Annotated

from cyclopts import Parameter

from regift.commands.shared.user_fixable_command_error import CannotRun
from regift.games import catalogue
from regift.games.action_and_event_wording import LANGUAGES


def rules(game: str, *, language: Annotated[str, Parameter(name=("--language", "--lang"))] = "en") -> None:
    """Print the rules of a game; of one that has no rules sheet, what can be done in it.

    Parameters
    ----------
    game
        The id of the game.
    language
        en or fr.
    """
    if language not in LANGUAGES:
        raise CannotRun(f"language: expected {', '.join(LANGUAGES)}, got {language!r}")
    package = catalogue.find(game)
    sheet = catalogue.folders()[game] / f"RULES.{language}.md"
    if sheet.exists():
        print(sheet.read_text(encoding="utf-8"), end="")
        return
    fewest, most = package.SEATS
    print(f"{game} has no {sheet.name} in {sheet.parent}. This is what its code says:")
    print(f"{fewest} to {most} seats; with {fewest} a seat can: ", end="")
    made = package.make(fewest, {})
    print(", ".join(dict.fromkeys(action.verb for action in made.actions)))
    print("what happens: " + ", ".join(kind.name for kind in made.event_kinds))
    for option in made.schema:
        print(f"option {option.name}: {option.says()}; {option.default} if left out")
