"""The wire encoder: the one place where what a viewer may know becomes bytes on the wire."""

from collections.abc import Callable
from typing import Final, TypeVar

import msgspec

from regift.kit import view as kit
from regift.kit.event import Event, reveal_seconds
from regift.kit.refusal_and_errors import Refusal
from regift.kit.three_line_recap import RecapLine
from regift.tables.people.bet_results import RevealedBet
from regift.tables.people.chat_history_and_rate import ChatLine
from regift.tables.play.log_of_moves_played_in_persons_name import SubstituteChoice, SubstituteMoves
from regift.tables.play.seat_deadlines import TimeLeft
from regift.tables.watching.viewer_snapshots_and_updates import TurnOptions, ViewSnapshot, ViewUpdate
from regift.wire import all_messages as wire
from regift.wire.view_change_event_and_option_encoder import (
    WireFields,
    arguments_of,
    change_of,
    event_of,
    option_of,
    part_of,
    story_in,
    with_shared_win,
)

encoder: Final = msgspec.json.Encoder()
WHOLE: Final = 2048
"""Bytes of a board that what happened before may fill up."""

Piece = TypeVar("Piece")


class WireEncoder:
    """Words what readers are told."""

    def __init__(self, pauses: float = 1.0) -> None:
        self.pauses = pauses
        """What the pauses after events are multiplied by."""

    def snapshot(self, snapshot: ViewSnapshot) -> bytes:
        """Word the whole board."""
        board: WireFields = {"t": "board", "at": snapshot.at, "seat": snapshot.seat}
        board["parts"] = [part_of(part) for part in snapshot.parts]
        board["to_act"] = snapshot.turn_options.to_act
        if snapshot.turn_options.out:
            board["out"] = snapshot.turn_options.out
        frame = encoder.encode(
            board | turn_options_of(snapshot.turn_options) | end_of(snapshot.standings, snapshot.story)
        )
        past = past_of(snapshot, WHOLE - len(frame) - len(b',"past":['))
        return frame[:-1] + b',"past":[' + b",".join(past) + b"]}" if past else frame

    def view_update(self, view_update: ViewUpdate, *, is_on_big_screen: bool = False) -> bytes:
        """Word what is new; `is_on_big_screen`: whether a big screen of the table shows it now."""
        update: WireFields = {"t": "update", "at": view_update.at}
        if view_update.since != view_update.at - 1:
            update["since"] = view_update.since
        worded = view_update.worded
        if view_update.events:
            events = with_shared_win(view_update.events) if view_update.standings else view_update.events
            update["events"] = [once(self._event_of, event, worded) for event in events]
        if view_update.parts:
            update["parts"] = [once(part_of, part, worded) for part in view_update.parts]
        if view_update.changes:
            update["changes"] = {change.part.id: once(change_of, change, worded) for change in view_update.changes}
        if view_update.gone:
            update["gone"] = view_update.gone
        if view_update.is_turn_new:
            update["to_act"] = view_update.turn_options.to_act
        if view_update.is_out_new:
            update["out"] = view_update.turn_options.out
        reveal = reveal_seconds(view_update.events) * self.pauses if is_on_big_screen else 0.0
        if reveal:
            update["reveal"] = round(reveal * 1000)
        return encoder.encode(
            update | turn_options_of(view_update.turn_options) | end_of(view_update.standings, view_update.story)
        )

    def _event_of(self, event: Event) -> list[object]:
        return event_of(event, self.pauses)

    def clocks(self, left: list[TimeLeft], *, is_running: bool) -> bytes:
        """Word what time is left to whom."""
        times = [
            wire.TimeLeft(
                each.seat, round(each.seconds * 1000), round(each.whole * 1000), each.is_first, list(each.voters)
            )
            for each in left
        ]
        return encode(wire.Clocks(times, is_running))

    def substitute_moves(self, moves: SubstituteMoves) -> bytes:
        """Word what was played in somebody's name."""
        worded: WireFields = {"t": "substitute_moves", "by": moves.by, "moves": moves.moves}
        worded["events"] = [event_of(event) for event in with_shared_win(moves.events)]
        worded["choices"] = [choice_made_of(choice) for choice in moves.choices]
        return encoder.encode(worded | {"is_open": moves.is_open})

    def line(self, line: ChatLine) -> bytes:
        """Word what somebody says."""
        return encode(wire.Said(line.number, line.name, line.seat, line.text, line.reaction))

    def bets(self, own: int, opened: list[RevealedBet]) -> bytes:
        """Word somebody's own bet, −1 for none, and at the end all of them."""
        return encode(wire.Bets(own, [opened_of(each) for each in opened]))

    def sealed(self, commitment: bytes, pledges: dict[int, bytes]) -> bytes:
        """Word what is fixed before a shuffle is revealed."""
        pledged = [wire.Pledged(seat, pledge.hex()) for seat, pledge in sorted(pledges.items())]
        return encode(wire.Sealed(commitment.hex(), pledged))


def once(word: Callable[[Piece], object], piece: Piece, worded: dict[object, object]) -> object:
    """Word a piece, unless it was worded for another viewer of the same move."""
    found = worded.get(piece)
    if found is None:
        found = worded[piece] = word(piece)
    return found


def encode(message: "wire.ToClient") -> bytes:
    """Encode a message."""
    return encoder.encode(message)


def refused_of(refusal: Refusal) -> wire.Refused:
    """Word a refusal."""
    return wire.Refused(refusal.clause, arguments_of(refusal.values))


def opened_of(opened: RevealedBet) -> wire.OpenedBet:
    """Word a bet on a game that is over."""
    bet = opened.bet
    return wire.OpenedBet(bet.name, bet.avatar, bet.seat, bet.on, opened.round, opened.points)


def choice_made_of(choice: SubstituteChoice) -> wire.Option:
    """Word a choice that was made for somebody, with the card that it was played on."""
    card: wire.Arguments = {"card": f"#{choice.card}"} if choice.card else {}
    return wire.Option(choice.action.id, choice.action.verb, arguments_of(choice.action.values) | card)


def turn_options_of(turn_options: TurnOptions) -> WireFields:
    """Word what a seat may do now."""
    worded: WireFields = {}
    if turn_options.legal_options:
        worded["options"] = [option_of(offer) for offer in turn_options.legal_options]
    if turn_options.can_take_back:
        worded["can_take_back"] = True
    if turn_options.can_hasten:
        worded["can_hasten"] = True
    return worded


def past_of(snapshot: ViewSnapshot, room: int) -> list[bytes]:
    """Word the last that happened, in the order it did: what there is room for, but never fewer than the least."""
    past: list[bytes] = []
    for event in reversed(snapshot.past):
        worded = encoder.encode(event_of(event))
        room -= len(worded) + 1
        if room < 0 and len(past) >= snapshot.least:
            break
        past.append(worded)
    return past[::-1]


def end_of(standings: list[kit.Placing], story: list[RecapLine]) -> WireFields:
    """Word where all ended, and how it came."""
    worded: WireFields = {}
    if standings:
        worded["standings"] = [wire.Standing(each.seat, each.place, each.score) for each in standings]
    if story:
        worded["story"] = story_in(story)
    return worded
