"""Regift: party card games as a live table and as a fast Python library.

`game_ids()` lists the games, `game("kung_fu", seats=4)` makes one, and `deal(7)` of it deals a position, a `State`:

- `to_act()` says whom it waits for, `options(seat)` what that seat may do, `apply(seat, action)` plays it.
- `view(seat)` is what a seat sees now, `events(seat)` what it saw happen, `key(seat)` all that it knows.
- `copy()` and `determinize(seat, chance)` are for searches; `canonical_options(seat)` leaves out picks in other orders.
- States, actions, views and all else that is handed out can be pickled and copied.

`bot_names(id)` lists the bots of a game, `make_bot` makes one; a bot of your own is a class on `Bot`.
`regift.lab.simulate.simulate` plays many games between bots; `regift.kit.conformance.check_game` checks a game.

Compiled modules keep no docstrings: read them in the sources, which lie beside the modules and which editors show, or
in the reference that `python -m tools.reference` writes in a checkout.
"""

from regift.bots.catalogue import make as make_bot
from regift.bots.catalogue import names as bot_names
from regift.games.catalogue import game, game_ids
from regift.kit.action_arguments_and_action_table import Action
from regift.kit.bot import Bot, PositionSampler
from regift.kit.event import EVERYONE, SPECTATOR, Event
from regift.kit.game import Game
from regift.kit.game_definition_base_class_and_options import GameDefinition
from regift.kit.record import Record, Recorder, new_record, read_record
from regift.kit.refusal_and_errors import BadOption, BadRecord, IllegalAction, Refusal, RegiftError
from regift.kit.seeded_random_generator import Chance, KeyedChance, stream_seed
from regift.kit.state import State
from regift.kit.view import Placing, View

__all__ = [
    "EVERYONE",
    "SPECTATOR",
    "Action",
    "BadOption",
    "BadRecord",
    "Bot",
    "Chance",
    "Event",
    "Game",
    "GameDefinition",
    "IllegalAction",
    "KeyedChance",
    "Placing",
    "PositionSampler",
    "Record",
    "Recorder",
    "Refusal",
    "RegiftError",
    "State",
    "View",
    "bot_names",
    "game",
    "game_ids",
    "make_bot",
    "new_record",
    "read_record",
    "stream_seed",
]
__version__ = "0.1.0"
