"""What a client says to the server: one tagged union, the tag in `t`."""

from typing import Annotated

from msgspec import Meta

from regift.wire.message_base_class_and_field_types import Avatar, Code, Hex32, Message, Name, Seats


class Enter(Message, tag="enter"):
    """Come to a table; always the first message. With a token: back to one's own seat; without: a new person.

    {"t": "enter", "code": "KNOT", "name": "Léa", "avatar": "fox"}
    """

    code: Code
    name: Name
    avatar: Avatar = "gift"
    token: str = ""
    watch: bool = False
    """True: as a spectator, even where a seat is free."""
    seat_code: str = ""
    """Instead of a token, on another device: the own seat's code, however it is typed."""
    at: int = -1
    """The number of the last board or update that this page still has: what came after is enough then."""


class Rename(Message, tag="rename"):
    """Change one's own name and avatar. {"t": "rename", "name": "Léo", "avatar": "cat"}"""

    name: Name
    avatar: Avatar


class SetSeats(Message, tag="seats"):
    """Host, before the start: how many seats. {"t": "seats", "seats": 4}"""

    seats: Seats


class SetOption(Message, tag="option"):
    """Host, before the start: set one option of the game. {"t": "option", "name": "turn_cap", "value": 20}"""

    name: str
    value: bool | int | str


class AddBot(Message, tag="add_bot"):
    """Host: put a bot on a free seat. {"t": "add_bot", "seat": 2, "bot": "rules"}"""

    seat: int
    bot: str


class Free(Message, tag="free"):
    """Host, before the start: free a seat of its bot or person. {"t": "free", "seat": 2}"""

    seat: int


class Swap(Message, tag="swap"):
    """Host, before the start: let two seats change places. {"t": "swap", "one": 0, "other": 2}"""

    one: int
    other: int


class SetManner(Message, tag="manner"):
    """Host: set how the table is kept. {"t": "manner", "name": "clock", "value": "brisk"}"""

    name: str
    value: bool | int | str


class ShowOut(Message, tag="show_out"):
    """Host: show the person on a seat out; their token is no good any more. {"t": "show_out", "seat": 2}"""

    seat: int


class Answer(Message, tag="answer"):
    """Host, or a seat's owner: answer who asks for it. {"t": "answer", "person": "9f2c", "is_yes": true, "seat": 2}

    With the `seat` that was shown, a yes counts for that seat alone: who asks may want another by then.
    """

    person: str
    is_yes: bool
    seat: int | None = None


class Start(Message, tag="start"):
    """Host: deal. {"t": "start"}"""


class Play(Message, tag="play"):
    """Play an option of the update numbered `at`; may be repeated safely. {"t": "play", "action": 12, "at": 31}"""

    action: int
    at: int


class TakeBack(Message, tag="take_back"):
    """Take back one's unannounced picks. {"t": "take_back", "at": 31}"""

    at: int


class Why(Message, tag="why"):
    """Ask why nothing can be done on a spot of the view; answered by Refused. {"t": "why", "spot": "hand:0/level_7"}"""

    spot: str


class Resync(Message, tag="resync"):
    """Ask for the whole board. {"t": "resync"}"""


class Ping(Message, tag="ping"):
    """Is anybody there? Answered by Pong. {"t": "ping"}"""


class Rematch(Message, tag="rematch"):
    """Host, after the end: back to the lobby with the same seats. {"t": "rematch"}"""


class ChooseGame(Message, tag="choose_game"):
    """Host, after the end and before the start: to the lobby of another game, or of the same, with the same seats.

    {"t": "choose_game", "game": "not_a_hat"}
    """

    game: str


class WishGame(Message, tag="wish_game"):
    """Who has a seat, after the end and before the start: the game they would like to play next, "" for none.

    {"t": "wish_game", "game": "not_a_hat"}
    """

    game: str


class AskSeat(Message, tag="ask"):
    """Spectator: sit down on a seat that is free or a bot's, or that of somebody who is gone; mostly somebody is asked.

    {"t": "ask", "seat": 2}
    """

    seat: int


class StandUp(Message, tag="stand_up"):
    """Leave the seat for good: a bot takes it over during a game. {"t": "stand_up"}"""


class HandOn(Message, tag="hand_on"):
    """Offer one’s own seat in the game to whoever watches or comes, or no more; one says yes to whom it goes.

    {"t": "hand_on", "is_on": true}
    """

    is_on: bool = True


class Hush(Message, tag="hush"):
    """Don't ask me: let every reaction window pass until my next turn. Nobody can tell. {"t": "hush", "is_on": true}"""

    is_on: bool


class Hasten(Message, tag="hasten"):
    """Wish to go faster through what is shown to all; once all people do, none is waited for.

    {"t": "hasten", "is_on": true}
    """

    is_on: bool


class PressOn(Message, tag="press_on"):
    """Go on without those whose time is up. {"t": "press_on"}"""


class Pause(Message, tag="pause"):
    """Let the table stand still, or go on. {"t": "pause", "is_on": true}"""

    is_on: bool


class HoldBots(Message, tag="hold_bots"):
    """Let bots wait while one who is alone with them is told how to play, or no more; it ends by itself.

    {"t": "hold_bots", "is_on": true}
    """

    is_on: bool


class HoldClock(Message, tag="hold_clock"):
    """Let one's own time stand still while others have the device that one shares with them, or no more.

    {"t": "hold_clock", "is_on": true}
    """

    is_on: bool


class LogOutOthers(Message, tag="log_out_others"):
    """Make one's tokens and seat code void on all other devices; answered by Entered with new ones.

    {"t": "log_out_others"}
    """

    tokens: Annotated[list[Annotated[str, Meta(max_length=400)]], Meta(max_length=16)] = []
    """One's own tokens of other tables that this device keeps, void as well: RenewedTokens brings new ones."""


class Withdraw(Message, tag="withdraw"):
    """Want the seat of somebody who is gone for long out of the game, or no more.

    {"t": "withdraw", "seat": 2, "is_on": true}
    """

    seat: int
    is_on: bool = True


class MoveOn(Message, tag="move_on"):
    """Let a bot make the choice that waits for somebody who is gone, or no more.

    {"t": "move_on", "seat": 2, "is_on": true}
    """

    seat: int
    is_on: bool = True


class Say(Message, tag="say"):
    """Say something to all. {"t": "say", "text": "Well played!"}"""

    text: Annotated[str, Meta(min_length=1, max_length=400)]


class React(Message, tag="react"):
    """Show a quick reaction. {"t": "react", "reaction": "laugh"}"""

    reaction: str


class MakeBet(Message, tag="bet"):
    """Who does not play: bet that a seat wins, −1: nothing any more. Sealed until the end. {"t": "bet", "on": 2}"""

    on: int


class GoOn(Message, tag="go_on"):
    """Who does not play: go on to the next table, opened where there is none by who has a seat, or the host.

    Answered by Moved. {"t": "go_on"}
    """


class Pledge(Message, tag="pledge"):
    """Take part in the next shuffle: the SHA-256 of 32 random bytes. {"t": "pledge", "pledge": "5feceb66…"}"""

    pledge: Hex32


class Share(Message, tag="share"):
    """Reveal the bytes that were pledged, in answer to Sealed. {"t": "share", "share": "00c1…"}"""

    share: Hex32


ToServer = (
    Enter
    | Rename
    | SetSeats
    | SetOption
    | AddBot
    | Free
    | Swap
    | SetManner
    | ShowOut
    | Answer
    | Start
    | Play
    | TakeBack
    | Why
    | Resync
    | Ping
    | Rematch
    | ChooseGame
    | WishGame
    | AskSeat
    | StandUp
    | HandOn
    | LogOutOthers
    | Hush
    | Hasten
    | PressOn
    | Pause
    | HoldBots
    | HoldClock
    | Withdraw
    | MoveOn
    | Say
    | React
    | MakeBet
    | GoOn
    | Pledge
    | Share
)
