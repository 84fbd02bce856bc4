"""The lines of the menu by which the host picks the next game, and everybody else says which they would like."""

from collections.abc import Iterator

from rich.text import Text

from regift.terminal.localization import Localizer
from regift.terminal.rendering.rendering_primitives import BRIGHT
from regift.terminal.screens.menu_entry import MenuEntry
from regift.terminal.table.table_model import TableModel
from regift.wire import all_messages as wire
from regift.wire import http_messages


def next_game_entries(table: TableModel, localizer: Localizer) -> Iterator[MenuEntry]:
    """List a line for each game of the server, after the end and before the start, for those who have a say in it."""
    lobby = table.lobby
    if lobby is None or lobby.phase == "playing" or not (lobby.is_host or table.seat >= 0):
        return
    people = sum(chair.who == "person" for chair in lobby.chairs)
    for card in localizer.games:
        is_there = lobby.is_host and card.id == lobby.game and lobby.phase == "lobby"
        if people <= card.seat_range[1] and not is_there:
            yield _entry_of(card, table, localizer)


def _entry_of(card: http_messages.GameCard, table: TableModel, localizer: Localizer) -> MenuEntry:
    lobby = table.lobby
    assert lobby is not None
    name = card.name.get(localizer.language) or card.name.get("en") or card.id
    wishers = [chair.seat for chair in lobby.chairs if chair.wish == card.id]
    names = localizer.names(wishers)
    if lobby.is_host:
        said, message = localizer.say("next-game", name=name), wire.ChooseGame(card.id)
        about = localizer.say("next-game-wished", names=names) if wishers else localizer.say("next-game-about")
        return MenuEntry(f"choose-{card.id}", Text(f" {said}", BRIGHT), about, message)
    has_wished = table.seat in wishers
    said = localizer.say("next-game-not" if has_wished else "next-game-wish", name=name)
    about = localizer.say("next-game-wished", names=names) if wishers else localizer.say("next-game-wish-about")
    return MenuEntry(f"wish-{card.id}", Text(f" {said}", BRIGHT), about, wire.WishGame("" if has_wished else card.id))
