"""Marks the table's own cards that have come up in a game, so that they do not come up before all others again."""

from collections.abc import Iterator

from msgspec.structs import replace

from regift.kit.event import SPECTATOR
from regift.kit.state import State
from regift.tables.setup.custom_card_editing import option_of, with_cards
from regift.tables.setup.custom_card_list import CustomCardList
from regift.tables.setup.game_setup import GameSetup
from regift.tables.storage.stored_table_records import StoredTable
from regift.tables.table_state import TableState


def with_shown_cards_marked(table: TableState) -> StoredTable:
    """Return the stored table, once a game is over, with its own cards marked that all have seen in it."""
    stored, match = table.stored, table.match
    if table.phase != "over" or match is None or match.state.game.id != stored.game_setup.game:
        return stored
    return replace(stored, game_setup=_marked(stored.game_setup, match.state))


def _marked(game_setup: GameSetup, state: State) -> GameSetup:
    option = option_of(game_setup) if game_setup.own else None
    if option is None:
        return game_setup
    told = set(_words_told_to_all(state))
    marked = [
        card if card.has_come_up else replace(card, has_come_up=option.word_of(card.id) in told)
        for card in game_setup.own
    ]
    own = CustomCardList(marked)
    return game_setup if own == game_setup.own else with_cards(game_setup, own)


def _words_told_to_all(state: State) -> Iterator[str]:
    for event in state.events(SPECTATOR, 0):
        for value in event.values:
            for word in value.value if isinstance(value.value, list) else [value.value]:
                yield str(word).lstrip("#")
