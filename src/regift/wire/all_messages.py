"""Every message between a client and the server, as JSON text frames: two tagged unions, the tag in `t`.

What a client says is in `messages_to_server`, what the server says in `messages_to_client`. The latter is made of
`lobby_state_structs` (seats, settings, time) and `view_part_option_and_event_messages` (what lies on the table, and
happens there), both of `message_base_class_and_field_types`. Callers import this module, as `wire`. TypeScript is
generated from it by `python -m tools.generate`.
"""

from regift.wire.evening_messages import EveningStanding, EveningSummary
from regift.wire.lobby_state_structs import Asking, Chair, Choice, TimeLeft
from regift.wire.message_base_class_and_field_types import (
    Argument,
    Arguments,
    Avatar,
    Code,
    Hex32,
    Message,
    Name,
    Seats,
    Settings,
)
from regift.wire.messages_to_client import (
    Bets,
    Board,
    Clocks,
    Entered,
    Fault,
    Lobby,
    Moved,
    Notice,
    OpenedBet,
    Pledged,
    Pong,
    Refused,
    Said,
    Sealed,
    SubstituteMoves,
    ToClient,
    UnplayableGame,
    Update,
)
from regift.wire.messages_to_server import (
    AddBot,
    Answer,
    AskSeat,
    ChooseGame,
    Enter,
    Free,
    GoOn,
    Hasten,
    HoldBots,
    Hush,
    LogOutOthers,
    MakeBet,
    MoveOn,
    Pause,
    Ping,
    Play,
    Pledge,
    PressOn,
    React,
    Rematch,
    Rename,
    Resync,
    Say,
    SetManner,
    SetOption,
    SetSeats,
    Share,
    ShowOut,
    StandUp,
    Start,
    Swap,
    TakeBack,
    ToServer,
    Why,
    Withdraw,
)
from regift.wire.view_part_option_and_event_messages import (
    AnyPart,
    Change,
    Fact,
    Gauge,
    Grid,
    Happening,
    Option,
    Part,
    Standing,
    Token,
    Track,
    Zone,
    count_of,
    named_by,
)
