"""What every connection to one server works with."""

from typing import NamedTuple

from regift.server.balances import Balances
from regift.server.limits import Limits
from regift.server.lobbies import Lobbies
from regift.server.photos import Photos
from regift.server.replays import Replays
from regift.server.tally import Tally
from regift.server.turns import Turns
from regift.tables.hall import Hall
from regift.tables.tokens import Tokens


class Desk(NamedTuple):
    """The tables, the tokens, the limits, the counts, whose turn it is, replays, balances and photos."""

    hall: Hall
    tokens: Tokens
    limits: Limits
    tally: Tally
    turns: Turns
    lobbies: Lobbies
    replays: Replays
    balances: Balances
    photos: Photos
