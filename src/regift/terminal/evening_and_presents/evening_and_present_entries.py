"""The lines of the menu that ask the server over HTTP: to delete the evening, to add two presents and take them out."""

from collections.abc import Awaitable, Callable, Iterator
from functools import partial
from typing import Any, Final

from msgspec import UNSET
from rich.text import Text
from textual.app import App

from regift.terminal.evening_and_presents.present_input import Present, PresentInput
from regift.terminal.evening_and_presents.table_requests import TableRequests
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
    """List the lines by which a present is added in the lobby of a game that takes some, or taken out again."""
    lobby, own = table.lobby, localizer.sheet.own
    if lobby is None or table.requests is None or own is UNSET or lobby.game != localizer.sheet.id:
        return
    chair = table.chair(table.seat)
    if not lobby.may_add or chair is None:
        return
    if chair.added < ENOUGH or lobby.is_host:
        counted = localizer.say("present-count", count=min(chair.added, ENOUGH))
        yield MenuEntry(
            "present-add",
            Text(f" {localizer.say('present-add')} ({counted})", BRIGHT),
            localizer.say("present-about"),
            begin=lambda app: _write(app, table, PresentInput(localizer, own.kinds, own.longest_name)),
        )
    yield from _removals(table.requests, table, localizer)


def _removals(requests: TableRequests, table: TableModel, localizer: Localizer) -> Iterator[MenuEntry]:
    """List a line for each present that the reader has added and that nobody has dealt; others' are a secret."""
    for card in requests.cards:
        if card.is_by_reader and card.is_mine and not card.has_come_up:
            yield MenuEntry(
                f"present-remove-{card.id}",
                Text(f" {localizer.say('present-remove', name=card.name)}", BRIGHT),
                localizer.say("present-remove-about"),
                begin=partial(_ask, table, partial(requests.remove_present, card.id)),
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
