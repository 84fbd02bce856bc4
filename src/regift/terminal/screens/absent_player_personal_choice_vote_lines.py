"""A choice of taste that waits for somebody who is gone: whom the table waits for, and how to let a bot choose."""

from rich.text import Text

from regift.terminal.localization import Localizer
from regift.terminal.rendering.rendering_primitives import BRIGHT, GOLD
from regift.terminal.screens.menu_entry import MenuEntry
from regift.terminal.screens.setting_line_and_next_value import setting_row
from regift.terminal.screens.spectator_bets_and_next_table import sees_all_hands
from regift.terminal.table.table_model import TableModel
from regift.wire import all_messages as wire


def awaited_notice(table: TableModel, localizer: Localizer) -> Text | None:
    """Return for whom the table waits, None while it waits for nobody who is gone, or for the reader as well."""
    chairs = table.lobby.chairs if table.lobby and not table.is_mine else []
    said = [awaited_line(chair, table, localizer) for chair in chairs if chair.is_awaited]
    return Text(" ".join(said), GOLD) if said else None


def awaited_line(chair: wire.Chair, table: TableModel, localizer: Localizer) -> str:
    """Return that the table waits for somebody, how long in any case, and who wants to move on."""
    name, seconds = localizer.name(chair.seat), table.seconds_left_of(chair.move_on_in)
    said = localizer.say("awaited-until", name=name, seconds=seconds) if seconds else ""
    said = said or localizer.say("awaited-now", name=name)
    if not chair.move_on_voters:
        return said
    return f"{said} {localizer.say('move-on-voters', names=localizer.names(chair.move_on_voters))}"


def move_on_entry(chair: wire.Chair, table: TableModel, localizer: Localizer) -> MenuEntry | None:
    """Return the line by which one lets a bot choose for somebody, or waits on; None where one can't."""
    if not chair.is_awaited or sees_all_hands(table) or table.seconds_left_of(chair.move_on_in):
        return None
    has_voted = table.seat in chair.move_on_voters
    said = localizer.say("move-on-not" if has_voted else "move-on")
    row = setting_row(localizer.name(chair.seat), Text(said, BRIGHT), can_turn=False)
    about = awaited_line(chair, table, localizer)
    return MenuEntry(f"move-on-{chair.seat}", row, about, wire.MoveOn(chair.seat, is_on=not has_voted))
