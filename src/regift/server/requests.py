"""What each message asks of a table, once its sender is at it."""

from functools import partial

from regift.server import wire
from regift.tables import seating
from regift.tables.floor import Floor
from regift.tables.host import Host
from regift.tables.journal import Guest
from regift.tables.table import Table


async def carry_out(table: Table, person: str, guest: Guest, message: wire.ToServer) -> None:
    """Do what a message asks for, or raise what its sender is to be told."""
    match message:
        case wire.Play(action, at):  # most messages are moves
            await table.floor.play(person, action, at)
        case wire.Rename(name, avatar):
            await table.doorman.rename(person, name, avatar)
        case wire.AskSeat(seat):
            await table.doorman.ask(person, guest, seat)
        case wire.StandUp():
            await table.doorman.stand_up(person)
        case wire.Say(text):
            table.herald.say(person, guest.name, text=text)
        case wire.React(reaction):
            table.herald.say(person, guest.name, reaction=reaction)
        case wire.MakeBet(on):
            await table.bets.bet(person, guest, on)
        case wire.Pledge(pledge):
            table.pledge(person, bytes.fromhex(pledge))
        case wire.Share(share):
            table.share(person, bytes.fromhex(share))
        case _:
            await _on_the_floor(table.floor, person, message)
            await _as_host(table.host, person, message)


async def _on_the_floor(floor: Floor, person: str, message: wire.ToServer) -> None:
    match message:
        case wire.TakeBack(at):
            await floor.take_back(person, at)
        case wire.Hush(is_on):
            await floor.hush(person, is_patient=is_on)
        case wire.Hasten(is_on):
            await floor.hasten(person, is_on=is_on)
        case wire.PressOn():
            await floor.press_on(person)
        case wire.Pause(is_on):
            await floor.pause(person, is_paused=is_on)
        case wire.Withdraw(seat):
            await floor.withdraw(person, seat)


async def _as_host(host: Host, person: str, message: wire.ToServer) -> None:
    match message:
        case wire.Start():
            await host.start(person)
        case wire.Rematch():
            await host.rematch(person)
        case wire.SetManner(name, value):
            await host.set_manner(person, name, value)
        case wire.ShowOut(seat):
            await host.show_out(person, seat)
        case wire.Answer(asking, is_yes):
            await host.answer(person, asking, is_yes=is_yes)
        case _:
            await _change_recipe(host, person, message)


async def _change_recipe(host: Host, person: str, message: wire.ToServer) -> None:
    match message:
        case wire.SetSeats(seats):
            await host.change(person, partial(seating.set_seats, count=seats))
        case wire.SetOption(name, value):
            await host.set_option(person, name, value)
        case wire.AddBot(seat, bot):
            await host.change(person, partial(seating.add_bot, seat=seat, bot=bot))
        case wire.Free(seat):
            await host.change(person, partial(seating.free, seat=seat))
        case wire.Swap(one, other):
            await host.change(person, partial(seating.swap, one=one, other=other))
