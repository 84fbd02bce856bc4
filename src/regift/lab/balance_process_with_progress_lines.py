"""Weigh a game in a process of its own: `python -m regift.lab.balance_process_with_progress_lines`.

It reads what to weigh as one line of JSON, and writes one several times a second, the last with `is_over`.
"""

import contextlib
import json
import sys
import time
from typing import Any, Final

from regift.games import catalogue
from regift.lab.balance import Balance, BalanceEstimator

REPORT_INTERVAL: Final = 0.2
"""Seconds between two lines."""


def main() -> None:
    """Read, play, write."""
    asked = json.loads(sys.stdin.readline())
    game = catalogue.find(asked["game"]).make(asked["seats"], asked["options"])
    estimator = BalanceEstimator(game, asked["bot"], asked["seed"])
    start = said = time.monotonic()
    while estimator.games < asked["games"] and time.monotonic() - start < asked["seconds"]:
        estimator.play()
        if time.monotonic() - said >= REPORT_INTERVAL:
            say(estimator.balance(), is_over=False)
            said = time.monotonic()
    say(estimator.balance(), is_over=True)


def say(balance: Balance, *, is_over: bool) -> None:
    """Write one line."""
    sys.stdout.write(json.dumps(content_of(balance) | {"is_over": is_over}) + "\n")
    sys.stdout.flush()


def content_of(balance: Balance) -> dict[str, Any]:
    """Return what is known as plain values; an estimate is its value, the low end and the high end of its interval."""
    return {**balance._asdict(), "advantage": balance.advantage}


if __name__ == "__main__":
    with contextlib.suppress(BrokenPipeError, KeyboardInterrupt):
        main()
