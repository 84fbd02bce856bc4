"""Says in the lobby why the last game is gone, and how it ended."""

from rich.text import Text

from regift.terminal.localization import Localizer
from regift.terminal.rendering.rendering_primitives import GOLD, SOFT
from regift.wire import all_messages as wire


def unplayable_game_notice(localizer: Localizer, game: wire.UnplayableGame) -> Text:
    """Word it, a line for each place."""
    said = Text(localizer.say(f"unplayable-{game.reason}"), GOLD)
    if game.standings:
        said.append("\n" + localizer.say("unplayable-ended"), SOFT)
    for standing in sorted(game.standings, key=_place):
        name = localizer.name(standing.seat, game.chairs[standing.seat])
        score = localizer.score(standing.score)
        said.append("\n" + localizer.say("unplayable-place", place=standing.place, name=name, score=score), SOFT)
    return said


def _place(standing: wire.Standing) -> int:
    return standing.place
