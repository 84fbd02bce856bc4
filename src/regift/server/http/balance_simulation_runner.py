"""Simulations: many quick games in a process of their own, one such process at a time, told as they are played."""

import asyncio
import time
from collections.abc import AsyncGenerator
from contextlib import ExitStack, aclosing
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from regift.bots import catalogue as bots
from regift.bots.bots_from_environment_variable import own_bots
from regift.games import catalogue
from regift.lab.balance import GAMES, QUICK
from regift.server.http.game_list_and_words_rules_options import lid
from regift.tables.limits.fair_lock import FairLock
from regift.tables.limits.rate_limits_and_quotas import TooMany, UsageBudget
from regift.tables.limits.server_limit_values import DEFAULT
from regift.tables.request_error import RequestError
from regift.tables.start_stop_and_write_to_worker_process import end_worker, output_of, start_worker, write_to
from regift.wire import deck_and_balance_messages

SECONDS: Final = float(DEFAULT.balance_time)
"""Seconds after which the games that were played have to do.

Two thousand quick games of Cursed Gifts with 8 seats take 11 s of a core, and took 59 s where six others wanted it.
"""
SHARE: Final = float(DEFAULT.balance_share)
"""Seconds after which they have to do where somebody at another address waits; where several wait, shared by them."""
PROGRESS_INTERVAL: Final = 1.0
"""Seconds between two words to who waits: only a word shows that somebody is gone."""
WORKER: Final = "regift.lab.balance_process_with_progress_lines"


class BalanceSimulationRunner:
    """Weighs decks and other options, for one page at a time; addresses take turns."""

    def __init__(self, budget: UsageBudget) -> None:
        self._budget = budget
        self._one = FairLock()
        self._ending: set[asyncio.Task[None]] = set()

    async def close(self) -> None:
        """Wait until every process has ended."""
        await asyncio.gather(*self._ending)

    def ask(self, address: str, asked: deck_and_balance_messages.BalanceAsked) -> AsyncGenerator[bytes]:
        """Return what is told to the page, event by event; who takes it closes it.

        TooMany, or what `make` raises, says why that can't be.
        """
        game = catalogue.find(asked.game).make(asked.seats, dict(asked.options))
        bot = asked.bot or QUICK
        own = own_bots(asked.game)  # one that hangs would keep the only turn
        offered = [name for name in bots.names(asked.game, asked.seats) if name != bots.SEARCH and name not in own]
        if bot not in offered:
            raise RequestError("bot", "one of " + ", ".join(offered), bot)
        self._budget.check_room("balances_waiting_of_one", address)
        self._budget.check_room("balances_waiting", "")
        task = {
            "game": asked.game,
            "seats": asked.seats,
            "options": game.settings,
            "bot": bot,
            "seed": 1,
            "games": GAMES,
            "seconds": SECONDS,
        }
        return self._tell(address, task)

    async def _tell(self, address: str, task: dict[str, Any]) -> AsyncGenerator[bytes]:
        with ExitStack() as held:
            try:
                held.enter_context(self._budget.holding("balances_waiting_of_one", address))
                held.enter_context(self._budget.holding("balances_waiting", ""))
            except TooMany:
                return  # somebody came first who asked in the same moment
            turn = asyncio.create_task(self._one.acquire(address))
            try:
                while not (await asyncio.wait({turn}, timeout=PROGRESS_INTERVAL))[0]:
                    yield as_event(deck_and_balance_messages.BalanceNews(of=GAMES, bot=task["bot"]))
                begun = time.monotonic()
                async with aclosing(self._lines(task)) as lines:
                    async for line in lines:
                        news = news_of(line, task)
                        if time.monotonic() - begun >= seconds_of_turn(self._one.others_waiting()):
                            yield as_event(replace(news, is_over=True))
                            return
                        yield as_event(news)
            finally:
                if not turn.cancel():
                    self._one.release()

    async def _lines(self, task: dict[str, Any]) -> AsyncGenerator[bytes]:
        """Start the process and give its lines; it ends when nobody listens any more."""
        process = await start_worker(WORKER)
        try:
            await write_to(process, msgspec.json.encode(task) + b"\n")
            while line := await asyncio.to_thread(output_of(process).readline):
                yield line
        finally:
            ending = asyncio.create_task(end_worker(process))
            self._ending.add(ending)
            ending.add_done_callback(self._ending.discard)


def seconds_of_turn(others_waiting: int) -> float:
    """Return how long a page may have the process while so many other addresses wait for it."""
    return SHARE / others_waiting if others_waiting else SECONDS


def news_of(line: bytes, task: dict[str, Any]) -> deck_and_balance_messages.BalanceNews:
    """Word what the process wrote."""
    found = msgspec.json.decode(line)
    turns = estimate_of(found["turns"])
    seconds = lid(catalogue.folders()[task["game"]]).turn_seconds
    minutes = [deck_and_balance_messages.Estimate(*(part * seconds / 60 for part in found["turns"]))] if seconds else []
    return deck_and_balance_messages.BalanceNews(
        games=found["games"],
        of=GAMES,
        bot=task["bot"],
        unfinished=found["unfinished"],
        turns=turns,
        minutes=minutes[0] if minutes else msgspec.UNSET,
        shares=[estimate_of(share) for share in found["shares"]],
        advantage=estimate_of(found["advantage"]),
        even=found["even"],
        is_over=found["is_over"],
        lengths=groups_of(found["lengths"]),
        watched=found["watched"],
        leads=groups_of(found["leads"]),
        cards=[
            deck_and_balance_messages.CardsOnOccasion(
                occasion, [deck_and_balance_messages.CardWorth(card, estimate_of(share)) for card, share in listed]
            )
            for occasion, listed in found["cards"].items()
        ],
    )


def groups_of(found: list[tuple[str, float]]) -> list[deck_and_balance_messages.GroupShare]:
    """Word how games are spread."""
    return [deck_and_balance_messages.GroupShare(label, share) for label, share in found]


def estimate_of(found: list[float]) -> deck_and_balance_messages.Estimate:
    """Word a figure with its interval."""
    return deck_and_balance_messages.Estimate(*found)


def as_event(news: deck_and_balance_messages.BalanceNews) -> bytes:
    """Write one event of a stream."""
    return b"data: " + msgspec.json.encode(news) + b"\n\n"
