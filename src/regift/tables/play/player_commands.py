"""What those who play may ask for during a game."""

from msgspec.structs import replace

from regift.kit.refusal_and_errors import Refusal
from regift.tables.live_table_commits_absences_and_match_lifecycle import Table
from regift.tables.people import hand_visibility_and_limits_for_those_who_see_all
from regift.tables.people.presence_tracker_and_connection_listener import Listener
from regift.tables.play.absent_player_removal_votes import check_withdrawal
from regift.tables.play.bot_choice_for_absent_player_votes import check_move_on
from regift.tables.play.match_controller_clocks_and_reaction_windows import MatchController
from regift.tables.play.votes_to_go_on_without_overdue_first_reaction import press_on_without_first_reactions
from regift.tables.request_error import RequestError
from regift.tables.table_state import TableState


async def play(table: Table, person: str, action_id: int, at: int) -> None:
    """Play a move; RepeatedMove, StaleMove, RequestError or IllegalAction if it can't be."""
    async with table.lock:
        seat, controller = _playing(table, person)
        _check_going(table)
        if table.bot_hold.end_of(person):
            table.refresh()
        await controller.play(seat, action_id, at)


async def take_back(table: Table, person: str, at: int) -> None:
    """Take back unannounced picks; RepeatedMove, StaleMove or RequestError if that can't be."""
    async with table.lock:
        seat, controller = _playing(table, person)
        _check_going(table)
        await controller.take_back(seat, at)


def why(table: TableState, person: str, spot: str) -> Refusal:
    """Name the clause that forbids what could be played on a spot, or RequestError."""
    seat, controller = _playing(table, person)
    return controller.match.why(seat, spot)


async def set_auto_pass(table: Table, person: str, *, is_on: bool) -> None:
    """Let every reaction window pass until the person's next turn, or no more."""
    async with table.lock:
        seat, controller = _playing(table, person)
        controller.set_auto_pass(seat, is_on=is_on)


async def hasten(table: Table, person: str, *, is_on: bool) -> None:
    """Wish to go faster through what is shown to all, or no more; RequestError where nothing is."""
    async with table.lock:
        seat, controller = _playing(table, person)
        _check_going(table)
        controller.fast_forward.vote(seat, is_on=is_on)


async def press_on(table: Table, person: str) -> None:
    """Go on without those whose time is up, or RequestError; without a first reaction only if enough want to."""
    async with table.lock:
        seat, controller = _playing(table, person)
        hand_visibility_and_limits_for_those_who_see_all.check_unknowing(table, person)
        _check_going(table)
        if not await press_on_without_first_reactions(table, controller, seat):
            await controller.clock.press_on()


async def pause(table: Table, person: str, *, is_paused: bool) -> None:
    """Let everything stand still, or go on: anybody who plays may ask for either."""
    async with table.lock:
        _playing(table, person)
        hand_visibility_and_limits_for_those_who_see_all.check_unknowing(table, person)
        if table.phase != "playing":
            raise RequestError("phase", "playing", table.phase)
        await table.commit(replace(table.stored, is_paused=is_paused))


async def hold_bots(table: Table, listener: Listener, *, is_on: bool) -> None:
    """Let bots wait while somebody alone with them is told how to play, or no more; `BotHold` says for how long."""
    async with table.lock:
        if is_on:
            table.bot_hold.ask(listener, table.services.clock.now())
        else:
            table.bot_hold.end(listener)
        table.refresh()


async def hold_clock(table: Table, listener: Listener, *, is_on: bool) -> None:
    """Let the own time stand still while others have the device, or no more; `SeatDeadlines.hold` says for how long."""
    async with table.lock:
        if is_on:
            table.clock_holds.add(listener)
        else:
            table.clock_holds.discard(listener)
        table.refresh()


async def withdraw(table: Table, person: str, seat: int, *, is_on: bool = True) -> None:
    """Want a seat out of the game for good, or no more; what follows from it says `absent_player_removal_votes`."""
    async with table.lock:
        own, controller = _playing(table, person)
        hand_visibility_and_limits_for_those_who_see_all.check_unknowing(table, person)
        _check_going(table)
        if own == seat:
            raise RequestError("seat", "somebody else's seat: to leave, stand up", str(seat))
        if is_on:
            check_withdrawal(table, controller.match, seat)
            table.withdrawal_votes.setdefault(seat, set()).add(person)
        else:
            table.withdrawal_votes.get(seat, set()).discard(person)
        table.refresh()
        table.broadcaster.tell_lobby()


async def move_on(table: Table, person: str, seat: int, *, is_on: bool = True) -> None:
    """Want a bot to make the choice of somebody who is gone, or no more; see `bot_choice_for_absent_player_votes`."""
    async with table.lock:
        _playing(table, person)
        hand_visibility_and_limits_for_those_who_see_all.check_unknowing(table, person)
        _check_going(table)
        if is_on:
            check_move_on(table, seat)
            table.personal_choice.votes.setdefault(seat, set()).add(person)
        else:
            table.personal_choice.votes.get(seat, set()).discard(person)
        table.refresh()
        table.broadcaster.tell_lobby()


def _playing(table: TableState, person: str) -> tuple[int, MatchController]:
    seat = table.seat_of(person)
    phase = table.phase if seat >= 0 else table.phase_for(person)
    if phase == "lobby" or table.match_controller is None:
        raise RequestError("phase", "playing", phase)
    if seat < 0:
        raise RequestError("seat", "one of those who play")
    return seat, table.match_controller


def _check_going(table: TableState) -> None:
    if table.stored.is_paused:
        raise RequestError("paused", "a table that is not paused")
