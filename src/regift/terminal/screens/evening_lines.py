"""Who stands where after the games of the evening, in words."""

from rich.text import Text

from regift.terminal.localization import Localizer
from regift.terminal.rendering.rendering_primitives import BRIGHT, DIM, SOFT
from regift.terminal.table.received_table_facts import TableFacts
from regift.wire.evening_messages import EveningStanding


def evening_lines(table: TableFacts, localizer: Localizer) -> list[Text]:
    """Return a line for each person of the evening, best first; none where fewer than two have played."""
    evening = table.lobby.evening if table.lobby else None
    if evening is None or len(evening.standings) < 2:
        return []
    lines = [Text(localizer.say("evening", count=evening.games), BRIGHT)] if evening.games else []
    lines += [standing_line(each, localizer) for each in evening.standings if evening.games]
    if evening.bettors:
        best = evening.bettors[0]
        lines.append(Text(localizer.say("evening-foresaw", name=best.name, winners=best.winners), SOFT))
    if evening.last_time and evening.last_time.winners:
        names = localizer.own.join_names(evening.last_time.winners)
        lines.append(Text(localizer.say("evening-last", names=names), SOFT))
    return [*lines, Text()] if lines else []


def standing_line(standing: EveningStanding, localizer: Localizer) -> Text:
    """Return what one person has; dim where they have no seat any more."""
    is_gone = standing.seat < 0
    said = f"{standing.name} · {localizer.say('evening-points', points=standing.points)}"
    return Text(f"{said} · {localizer.say('evening-gone')}" if is_gone else said, DIM if is_gone else SOFT)
