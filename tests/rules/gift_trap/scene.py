"""Set a table in shorthand: rows by seat, squares by the numbers on the board."""

from regift.games.gift_trap.game_class_deal_and_position_from_text import GiftTrap
from regift.games.gift_trap.kit_state_adapter import GiftTrapState
from regift.games.gift_trap.position_packs_display_pawns_and_phase import BEAT, COLOUR, GIVE, RATE
from regift.kit.event import EVERYONE, Event
from regift.kit.state import names
from regift.kit.view import Grid, Token, Track, Zone

RANKS = ["great", "good", "ok", "no way"]
OPENINGS = ["delights", "pleases", "suits", "appals", "misses", "jams"]


class Scene:
    """A position with short words for what a test does and asks."""

    def __init__(self, state: GiftTrapState) -> None:
        self.state = state

    # What a test does

    def act(self, seat: int, *said: str) -> "Scene":
        """Play actions of a seat, by name."""
        for name in said:
            self.state.apply(seat, self.state.named(name))
        return self

    def choose(self, colour: str = "red") -> "Scene":
        """Let the dealer choose a pack."""
        return self.act(self.state.to_act()[0], f"choose {colour}")

    def gives(self, *rows: str) -> "Scene":
        """Let seats 0, 1 … give: squares for the others in seat order, where each gives two then the second ones."""
        for seat, row in enumerate(rows):
            self.lay(seat, row).act(seat, "done")
        return self

    def lay(self, seat: int, row: str) -> "Scene":
        """Let a seat lay its tokens and not lock them."""
        others = [other for other in range(self.state.game.seats) if other != seat]
        for at, square in enumerate(row.split()):
            self.act(seat, f"give {square} to {others[at % len(others)]}")
        return self

    def rates(self, *rows: str) -> "Scene":
        """Let seats 0, 1 … rate: the squares of GREAT, GOOD, OK and NO WAY."""
        for seat, row in enumerate(rows):
            for rank, square in zip(RANKS, row.split(), strict=True):
                self.act(seat, f"{rank} on {square}")
            self.act(seat, "done")
        return self

    def pass_by(self) -> "Scene":
        """Let all who are asked in a beat wait."""
        for seat in self.state.to_act():
            self.act(seat, "wait")
        return self

    def go_on(self) -> "Scene":
        """Let one seat do the first thing it may."""
        seat = self.state.to_act()[0]
        self.state.apply(seat, self.state.options(seat)[0])
        return self

    def finish_round(self) -> "Scene":
        """Open all parcels that are left, waiting in every beat."""
        while self.state.step not in {COLOUR, GIVE, RATE} and not self.state.is_over:
            self.go_on()
        return self

    def play_round(self, colour: str = "red") -> "Scene":
        """Play a whole round, everybody doing the first thing they may."""
        self.choose(colour)
        while self.state.step != COLOUR and not self.state.is_over:
            self.go_on()
        return self

    # What a test asks

    def options(self, seat: int) -> list[str]:
        """Name the options of a seat."""
        return names(self.state.options(seat))

    def refusal(self, seat: int, name: str) -> str:
        """Name the clause that forbids an action, "" when it is allowed."""
        refused = self.state.refuse(seat, self.state.named(name))
        return "" if refused is None else refused.clause

    def told(self, *kinds: str) -> list[Event]:
        """List the events of these kinds."""
        return [event for event in self.state.events(EVERYONE) if event.kind in kinds]

    def openings(self) -> list[Event]:
        """List what was told of opened parcels."""
        return self.told(*OPENINGS)

    def opened(self) -> list[tuple[object, object]]:
        """List the parcels opened, by giver and receiver, in order."""
        return [(event["seat"], event["target"]) for event in self.openings()]

    def pawns(self, track: str) -> list[int]:
        """Return where the pawns stand on a track."""
        part = self.part(track)
        assert isinstance(part, Track)
        return part.pawns

    def part(self, id: str, seat: int | None = None) -> object:
        """Return a part of what a seat, or a spectator, sees; None where there is none."""
        return next((part for part in self.state.view(seat).parts if part.id == id), None)

    def faces(self, id: str, seat: int | None = None) -> list[str]:
        """List the faces of a part, none where there is no such part."""
        part = self.part(id, seat)
        if isinstance(part, Grid):
            return part.cells
        return part.faces if isinstance(part, Zone) else []

    def holders(self, token: str) -> list[int]:
        """List the seats before which such a token lies."""
        return [part.owner for part in self.state.view().parts if isinstance(part, Token) and part.name == token]

    def step(self) -> str:
        """Name what is going on."""
        return str(self.state.view().fact("step")).removeprefix("step_")

    def is_beat(self) -> bool:
        """Return whether it is a beat."""
        return self.state.step == BEAT

    def places(self) -> list[int]:
        """Return each seat's place."""
        return [placing.place for placing in sorted(self.state.standings(), key=lambda placing: placing.seat)]

    def winners(self) -> list[object]:
        """List the seats that were told to have won."""
        return [event["seat"] for event in self.told("wins")]


def begun(seats: int = 3, seed: int = 1, **options: object) -> Scene:
    """Begin a game that seat 0 deals first."""
    state = GiftTrap(seats, {"first": 0, **options}).deal(seed)
    assert isinstance(state, GiftTrapState)
    return Scene(state)


def dealt(seats: int = 3, seed: int = 1, **options: object) -> Scene:
    """Begin a game, with red presents on the display."""
    return begun(seats, seed, **options).choose()


def given(seats: int = 3, seed: int = 1, **options: object) -> Scene:
    """Begin a game and let everybody give: the lowest numbers first."""
    scene = dealt(seats, seed, **options)
    each = 2 if options.get("doubled") else 1
    row = " ".join(str(square + 1) for square in range((seats - 1) * each))
    while scene.is_beat():
        scene.pass_by()
    return scene.gives(*[row] * seats)


def rated(seats: int = 3, seed: int = 1, **options: object) -> Scene:
    """Begin a game, let everybody give, and rate 1 GREAT, 2 GOOD, 3 OK and 4 NO WAY."""
    scene = given(seats, seed, **options)
    while scene.is_beat():
        scene.pass_by()
    return scene.rates(*["1 2 3 4"] * seats)


def one_present(square: int, give: int = 10, get: int = 10, more: str = "", **options: object) -> Scene:
    """Let seat 1 give seat 0 a square; 1 is GREAT, 2 GOOD, 3 OK, 4 NO WAY, 5 unrated. Seat 0 opens it first of all.

    `more` names doubling cards: "give", "get" or both.
    """
    scene = dealt(4, 1, strategy=bool(more), **options)
    others = [str(other) for other in range(1, 6) if other != square]
    while scene.is_beat():
        scene.pass_by()
    scene.gives("1 2 3")
    scene.lay(1, " ".join([str(square), *others[:2]]))
    if "give" in more:
        scene.act(1, f"give more on {square}")
    scene.act(1, "done")
    for seat in (2, 3):
        scene.lay(seat, "1 2 3").act(seat, "done")
    if "get" in more:
        scene.act(0, "get more from 1")
    while scene.is_beat():
        scene.pass_by()
    scene.rates(*["1 2 3 4"] * 4)
    scene.state.give = [5, give, 5, 5]
    scene.state.get = [get, 5, 5, 5]
    while scene.is_beat():
        scene.pass_by()
    scene.act(0, "open from 1")
    while not scene.openings():
        scene.go_on()
    return scene
