"""What a player of GiftTRAP sees on the table now."""

from typing import Final, NamedTuple

from regift.games.gift_trap.configured_game_options_and_lookup_tables import ConfiguredGame
from regift.games.gift_trap.pack_colours_and_token_scores import RANKS, TOKENS
from regift.kit.view import Fact, Grid, Token, Track, View, Zone

CLOSED: Final = "parcel"
RATED: Final = "rated"


class Parcel(NamedTuple):
    """A closed parcel."""

    giver: int
    receiver: int
    slot: int
    """0, or 1 for the second one of the same giver."""
    give_times: int
    """2 where GIVE MORE lies with it."""
    get_times: int
    """2 where GET MORE lies under it."""


class VisibleTable:
    """Gifts, tokens, parcels and pawns as the seat sees them. Squares are counted from 0."""

    def __init__(self, view: View, rules: ConfiguredGame) -> None:
        self.seat = view.seat
        self.seats = int(rules.seats)
        self.length = int(rules.length)
        self.each = int(rules.each)
        self.zones = {part.id: part.faces for part in view.parts if isinstance(part, Zone)}
        self.gifts = [gift for gift in next(part.cells for part in view.parts if isinstance(part, Grid)) if gift]
        self.square_of = {gift: square for square, gift in enumerate(self.gifts)}
        pawns = {part.id: part.pawns for part in view.parts if isinstance(part, Track)}
        self.give, self.get = pawns["give"], pawns["get"]
        """By seat: where pawns stand, −1 for who has left."""
        self.trapped = {square for square, face in enumerate(self.zones.get("traps", [])) if face}
        facts = {part.id: part.value for part in view.parts if isinstance(part, Fact)}
        self.round = int(facts["round"])
        self.on_top = {id.partition(":")[2]: int(value) for id, value in facts.items() if id.startswith("on_top:")}
        """By colour: how many gifts of the table's own lie on top of its pack, where any do (GT-A27)."""
        self.beat = str(facts.get("beat", ""))
        owners = {part.id: part.owner for part in view.parts if isinstance(part, Token)}
        self.revealer = owners.get("turn", -1)
        self.lifted = self._parcel(owners.get("lifted", -1), self.revealer, int(facts.get("lifted_parcel", 1)) - 1)
        """The parcel about to be opened; its giver is −1 where there is none."""

    def given(self, receiver: int) -> list[int]:
        """List the squares that this seat has given somebody so far."""
        faces = self.zones.get(f"given:{self.seat}", [])
        return [self.square_of[gift] for gift in faces[receiver :: self.seats] if gift]

    def given_in(self, parcel: Parcel) -> int:
        """Return the square in a parcel of this seat's own."""
        return self.square_of[self.zones[f"given:{self.seat}"][parcel.slot * self.seats + parcel.receiver]]

    def closed(self, receiver: int) -> list[Parcel]:
        """List the closed parcels before somebody."""
        faces = self.zones.get(f"parcels:{receiver}", [])
        return [
            self._parcel(at % self.seats, receiver, at // self.seats) for at, face in enumerate(faces) if face == CLOSED
        ]

    def opened_of(self, giver: int) -> set[int]:
        """List the squares that somebody is seen to have given: not in that giver's other parcels (GT-26)."""
        found: set[int] = set()
        for receiver in range(self.seats):
            faces = self.zones.get(f"parcels:{receiver}", [])
            found |= {self.square_of[face] for face in faces[giver :: self.seats] if face not in ("", CLOSED)}
        return found

    def places(self, seat: int) -> list[int]:
        """List the squares on which somebody's tokens are seen to lie."""
        return [square for square, face in enumerate(self.zones.get(f"ratings:{seat}", [])) if face]

    def rating(self, seat: int) -> list[int]:
        """Return the square under each of somebody's tokens by rank, [] where not all ranks are seen."""
        faces = self.zones.get(f"ratings:{seat}", [])
        return [faces.index(rank) for rank in RANKS if rank in faces] if self._is_turned(faces) else []

    def _is_turned(self, faces: list[str]) -> bool:
        return RATED not in faces and sum([face != "" for face in faces]) == TOKENS

    def _parcel(self, giver: int, receiver: int, slot: int) -> Parcel:
        marks = self.zones.get(f"marks:{receiver}", [])
        mark = marks[slot * self.seats + giver] if marks and giver >= 0 else ""
        return Parcel(
            giver,
            receiver,
            slot,
            give_times=2 if mark in ("give_more", "both_more") else 1,
            get_times=2 if mark in ("get_more", "both_more") else 1,
        )
