"""A whole server in this process, on a clock of its own, that takes over any position and keeps all it sends."""

import asyncio
import json
from collections.abc import Awaitable, Callable, Mapping, MutableMapping
from hashlib import blake2b
from types import MappingProxyType
from typing import Any, NamedTuple

from msgspec.structs import replace
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket

from regift.kit.event import SPECTATOR, packed, seen_by
from regift.kit.game import Game
from regift.kit.state import State
from regift.server.http.games_tables_and_replays_api import HttpApi
from regift.server.http.open_tables_api import OpenTablesApi
from regift.server.http.security_middleware import SecurityMiddleware
from regift.server.operations.server_counters import ServerCounters
from regift.server.services_for_connections import services_over
from regift.server.socket.spectator_send_scheduler import SpectatorSendScheduler
from regift.server.socket.websocket_session import WebSocketSession
from regift.tables.bot_search.in_process_search_thread import SearchThread
from regift.tables.bot_search.one_bot_search_at_a_time import SearchTurns
from regift.tables.limits.rate_limits_and_quotas import UsageBudget
from regift.tables.limits.server_limit_values import Limits
from regift.tables.live_table_commits_absences_and_match_lifecycle import Table
from regift.tables.people.chat_history_and_rate import Chat
from regift.tables.play.match import Match
from regift.tables.setup.game_setup import Setting
from regift.tables.setup.table_settings_other_than_game_options import TableSettings
from regift.tables.setup.table_speed_bot_delays_and_time_limits import TableSpeed
from regift.tables.shared_services import SharedServices
from regift.tables.storage.sqlite_journal import SqliteJournal
from regift.tables.storage.stored_table_records import StoredTable
from regift.wire.table_state_to_wire_messages import WireEncoder
from tests.tables.scene import FakeClock, FakeDisk, idle

BASE = "http://regift.test"
HEADERS = [(b"host", b"regift.test")]
OUTSIDER = -2
"""In place of a seat: somebody who asks over HTTP."""
SECRET = b"the same in every stage, so that tokens are"


class Setup(NamedTuple):
    """What is played at a table, and how it is kept."""

    game: str
    people: int
    bots: int = 0
    manners: TableSettings = TableSettings()
    bot: str = "random"
    options: Mapping[str, Setting] = MappingProxyType({})


class Heard(NamedTuple):
    """A frame that somebody was sent."""

    time: float
    text: str
    known: bytes
    """All that the viewer could know by then, as the rules have it."""


class Client:
    """One websocket: `said` goes to the server, `heard` came from it."""

    def __init__(self, stage: "Stage", seat: int, name: str) -> None:
        self.stage = stage
        self.seat = seat
        self.name = name
        self.token = ""
        self.heard: list[Heard] = []
        self.said: asyncio.Queue[Mapping[str, Any]] = asyncio.Queue()
        self._served: asyncio.Task[None] | None = None

    @property
    def is_here(self) -> bool:
        return self._served is not None

    async def come(self, at: int = -1) -> None:
        """Open the websocket and enter the table, as the person one was."""
        self.said = asyncio.Queue()
        self.said.put_nowait({"type": "websocket.connect"})
        scope = {"type": "websocket", "path": "/ws", "headers": HEADERS, "query_string": b"", "subprotocols": []}
        self._served = asyncio.create_task(self.stage.serve(scope, self.said.get, self._take))  # type: ignore[arg-type]
        enter = {"t": "enter", "code": self.stage.table.code, "name": self.name, "watch": self.seat < 0}
        self.say(**enter, **({"token": self.token, "at": at} if self.token else {}))
        await idle()

    async def go(self) -> None:
        """Break the connection off."""
        if self._served:
            self.said.put_nowait({"type": "websocket.disconnect", "code": 1006})
            await self._served
            self._served = None

    def say(self, **message: Any) -> None:
        """Send a message."""
        self.said.put_nowait({"type": "websocket.receive", "text": json.dumps(message)})

    async def _take(self, message: Mapping[str, Any]) -> None:
        if message["type"] == "websocket.send":
            text = message["text"]
            if not self.token and '"t":"entered"' in text:
                self.token = json.loads(text)["token"]
            self.heard.append(self.stage.noted(self.seat, text))


class Stage:
    """The server, one table at it, and everybody's connections."""

    def __init__(self, setup: Setup, pace: TableSpeed) -> None:
        self.setup = setup
        self.clock = FakeClock()
        self.drawn = 0
        self.disk = FakeDisk()
        budget = UsageBudget(Limits().times(0), self.clock.now)
        services = SharedServices(
            SqliteJournal(self.disk),
            self.clock,
            pace,
            WireEncoder(),
            self.entropy,
            budget,
            SearchTurns(SearchThread()),
            SECRET,
            lists_tables=True,
        )
        own = services_over(services, SECRET, ServerCounters())
        self.app_services = own._replace(spectator_sends=SpectatorSendScheduler(patience=0, pause=0))
        self.table_registry = own.table_registry
        api = HttpApi(lambda: self.app_services, "")
        open_tables = OpenTablesApi(lambda: self.app_services)
        routes = [*api.routes(), *open_tables.routes(), WebSocketRoute("/ws", self._talk)]
        self.serve = Starlette(routes=routes, middleware=[Middleware(SecurityMiddleware, names=("regift.test",))])
        self.table: Table
        self.game: Game
        self.clients: dict[int, Client] = {}
        """By seat; SPECTATOR watches."""
        self._sitting: StoredTable
        """As it was at the deal."""
        self.outside: list[Heard] = []
        """What was answered over HTTP."""
        self.start = 0
        """How long the history was when the position was taken over."""
        self.publicly: list[tuple[float, bytes]] = []
        """Since when which public facts were known."""

    def entropy(self, count: int) -> bytes:
        """Return the next bytes of a stream that is the same in every stage."""
        self.drawn += 1
        return blake2b(self.drawn.to_bytes(8, "big"), digest_size=count).digest()

    async def open(self) -> None:
        """Make the table, seat everybody and deal."""
        setup = self.setup
        opened = await self.table_registry.make(setup.game, setup.people + setup.bots)
        table = await self.table_registry.find(opened.code)
        self.table = table
        options = {**table.game_setup.options, **setup.options}
        game_setup = replace(table.game_setup, manners=setup.manners, options=options)
        await table.commit(replace(table.stored, game_setup=game_setup))
        for seat in [*range(setup.people), SPECTATOR]:
            self.clients[seat] = client = Client(self, seat, f"P{seat}" if seat >= 0 else "Watcher")
            if seat == 0:
                client.token = self.app_services.tokens.sign(table.id, opened.host)
            await client.come()
        for seat in range(setup.people, setup.people + setup.bots):
            self.clients[0].say(t="add_bot", seat=seat, bot=setup.bot)
        self.clients[0].say(t="start")
        await idle()
        assert self.table.phase == "playing", self.clients[0].heard
        self.game = self.table.game_setup.make()
        self._sitting = self.table.stored

    async def hold(self, state: State) -> None:
        """Take over a position, as a process does that finds another has played on."""
        table = self.table
        assert table.match is not None
        table.stored = self._sitting
        table.seat_codes.requests.clear()
        table.chat = Chat()
        table.broadcaster._has_clocks = False
        self.clock.sleepers = [sleeper for sleeper in self.clock.sleepers if not sleeper[1].done()]
        deal = table.match.deal
        match = Match(replace(deal, match=deal.match + 1, after=table.match.number), self.game)
        match.state = state
        self.start = len(state.history)
        for viewer in match.viewers.values():
            viewer.follow(state, 0, is_own=True)  # who comes back may have missed it all
        self.publicly = []
        if table.spectator_feed is not None:
            await table.spectator_feed.stop()
            table.spectator_feed = None
        async with table.lock:
            await table.follow(match)

    @property
    def state(self) -> State:
        """Return the position at the table."""
        assert self.table.match is not None
        return self.table.match.state

    def known(self, seat: int) -> bytes:
        """Return what a viewer knows more than when the position was taken over."""
        return b"" if self.table.match is None else self.known_in(self.state, seat)

    def known_in(self, state: State, seat: int) -> bytes:
        """Return the same for another position that has come of it."""
        seen = packed(seen_by(seat, state.game.event_kinds, state.history, self.start)) + b"|" + bytes(state.shared())
        return seen + b"|" + bytes(state.private(seat)) if seat >= 0 else seen

    def noted(self, seat: int, text: str) -> Heard:
        """Note what is sent to a viewer, with the time and what that viewer knows."""
        public = self.known(SPECTATOR)
        if not self.publicly or self.publicly[-1][1] != public:
            self.publicly.append((self.clock.time, public))
        return Heard(self.clock.time, text, self.known(seat) if seat >= 0 else public)

    async def play(self, seat: int, name: str) -> None:
        """Let the person on a seat play an action by its name, in answer to the newest update."""
        assert self.table.match is not None
        viewer = self.table.match.viewers[seat]
        self.clients[seat].say(t="play", action=self.state.named(name).id, at=viewer.at)
        await idle()

    async def ask(self, path: str) -> None:
        """Ask over HTTP, as somebody outside."""
        answer: list[Mapping[str, Any]] = []
        scope = {"type": "http", "method": "GET", "path": path, "headers": HEADERS, "query_string": b""}
        await self.serve(scope, _nothing, _keeper(answer))
        text = f"{answer[0]['status']} {sorted(answer[0]['headers'])} {answer[1]['body'].decode()}"
        self.outside.append(self.noted(OUTSIDER, text))

    async def close(self) -> None:
        """Send everybody home."""
        for client in self.clients.values():
            await client.go()
        await self.table_registry.close()

    async def _talk(self, socket: WebSocket) -> None:
        await socket.accept()
        await WebSocketSession(socket, self.app_services, BASE).run()


async def _nothing() -> MutableMapping[str, Any]:
    return {"type": "http.request", "body": b"", "more_body": False}


def _keeper(kept: list[Mapping[str, Any]]) -> Callable[[Mapping[str, Any]], Awaitable[None]]:
    async def keep(message: Mapping[str, Any]) -> None:
        kept.append(message)

    return keep


__all__ = ["OUTSIDER", "Client", "Heard", "Setup", "Stage"]
