"""The lines of the menu that ask the server over HTTP: to delete the evening, to add one of two presents."""

from collections.abc import Awaitable, Callable, Iterator
from functools import partial
from typing import Any, Final

from msgspec import UNSET
from rich.text import Text
from textual.app import App

from regift.terminal.evening_and_presents.present_input import Present, PresentInput
from regift.terminal.localization import Localizer
from regift.terminal.rendering.rendering_primitives import BRIGHT
from regift.terminal.screens.menu_entry import MenuEntry
from regift.terminal.table.table_model import TableModel
from regift.wire import all_messages as wire

ENOUGH: Final = 2
"""So many presents of each person come up first; the host may add more."""


def evening_entries(table: TableModel, localizer: Localizer) -> Iterator[MenuEntry]:
    """List the line by which the host deletes the evening, between two games."""
    lobby, requests = table.lobby, table.requests
    if lobby is None or requests is None or lobby.phase == "playing" or lobby.evening is None:
        return
    if lobby.is_host and not lobby.first_host:
        said = localizer.say("evening-delete")
        yield MenuEntry(
            "evening-delete",
            Text(f" {said}", BRIGHT),
            localizer.say("evening-delete-about"),
            title=said,
            begin=partial(_ask, table, requests.delete_evening),
        )


def present_entries(table: TableModel, localizer: Localizer) -> Iterator[MenuEntry]:
    """List the line by which a present is added in the lobby of a game that takes some."""
    lobby, own = table.lobby, localizer.sheet.own
    if lobby is None or table.requests is None or own is UNSET or lobby.game != localizer.sheet.id:
        return
    chair = table.chair(table.seat)
    if not lobby.may_add or chair is None or (chair.added >= ENOUGH and not lobby.is_host):
        return
    counted = localizer.say("present-count", count=min(chair.added, ENOUGH))
    yield MenuEntry(
        "present-add",
        Text(f" {localizer.say('present-add')} ({counted})", BRIGHT),
        localizer.say("present-about"),
        begin=lambda app: _write(app, table, PresentInput(localizer, own.kinds, own.longest_name)),
    )


def _write(app: App[Any], table: TableModel, screen: PresentInput) -> None:
    def add(present: Present | None) -> None:
        if present and table.requests:
            _ask(table, partial(table.requests.add_present, *present), app)

    app.push_screen(screen, add)


def _ask(table: TableModel, request: Callable[[], Awaitable[wire.Fault | None]], app: App[Any]) -> None:
    """Ask the server; what went wrong is told where faults are."""

    async def run() -> None:
        fault = await request()
        if fault:
            table.note_fault(fault)

    app.run_worker(run(), exit_on_error=True)
