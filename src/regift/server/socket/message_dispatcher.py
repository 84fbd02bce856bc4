"""What each message asks of a table, once its sender is at it."""

from functools import partial

from regift.tables.people.host_commands import HostCommands
from regift.tables.play.player_commands import PlayerCommands
from regift.tables.setup import setup_editor
from regift.tables.storage.journal_interface import Guest
from regift.tables.table import Table
from regift.wire import messages as wire


async def dispatch_message(table: Table, person: str, guest: Guest, message: wire.ToServer) -> None:
    """Do what a message asks for, or raise what its sender is to be told."""
    match message:
        case wire.Play(action, at):  # most messages are moves
            await table.player_commands.play(person, action, at)
        case wire.Rename(name, avatar):
            await table.admissions.rename(person, name, avatar)
        case wire.AskSeat(seat):
            await table.admissions.ask(person, guest, seat)
        case wire.StandUp():
            await table.admissions.stand_up(person)
        case wire.Say(text):
            table.announcer.say(person, guest.name, text=text)
        case wire.React(reaction):
            table.announcer.say(person, guest.name, reaction=reaction)
        case wire.MakeBet(on):
            await table.bets.bet(person, guest, on)
        case wire.Pledge(pledge):
            table.pledge(person, bytes.fromhex(pledge))
        case wire.Share(share):
            table.share(person, bytes.fromhex(share))
        case _:
            await _as_player(table.player_commands, person, message)
            await _as_host(table.host_commands, person, message)


async def _as_player(commands: PlayerCommands, person: str, message: wire.ToServer) -> None:
    match message:
        case wire.TakeBack(at):
            await commands.take_back(person, at)
        case wire.Hush(is_on):
            await commands.set_auto_pass(person, is_on=is_on)
        case wire.Hasten(is_on):
            await commands.hasten(person, is_on=is_on)
        case wire.PressOn():
            await commands.press_on(person)
        case wire.Pause(is_on):
            await commands.pause(person, is_paused=is_on)
        case wire.Withdraw(seat):
            await commands.withdraw(person, seat)


async def _as_host(host: HostCommands, person: str, message: wire.ToServer) -> None:
    match message:
        case wire.Start():
            await host.start(person)
        case wire.Rematch():
            await host.rematch(person)
        case wire.SetManner(name, value):
            await host.set_table_setting(person, name, value)
        case wire.ShowOut(seat):
            await host.remove_player(person, seat)
        case wire.Answer(asking, is_yes):
            await host.answer(person, asking, is_yes=is_yes)
        case _:
            await _change_recipe(host, person, message)


async def _change_recipe(host: HostCommands, person: str, message: wire.ToServer) -> None:
    match message:
        case wire.SetSeats(seats):
            await host.change(person, partial(setup_editor.set_seats, count=seats))
        case wire.SetOption(name, value):
            await host.set_option(person, name, value)
        case wire.AddBot(seat, bot):
            await host.change(person, partial(setup_editor.add_bot, seat=seat, bot=bot))
        case wire.Free(seat):
            await host.change(person, partial(setup_editor.free, seat=seat))
        case wire.Swap(one, other):
            await host.change(person, partial(setup_editor.swap, one=one, other=other))
