"""Weigh a game in a process of its own: `python -m regift.lab.balance_process_with_progress_lines`.

It reads what to weigh as one line of JSON, and writes one several times a second, the last with `is_over`.
"""

import contextlib
import json
import sys
import time
from typing import Any, Final

from regift.games import catalogue
from regift.lab.balance import QUICK, Balance, BalanceEstimator
from regift.lab.balance_report.charts import grouped
from regift.lab.card_by_card.card_occasions_from_events_and_views import OCCASIONS
from regift.lab.card_by_card.win_share_by_card import MOST_CARDS, card_shares, most_frequent
from regift.lab.lead_changes_and_comebacks import changes_by_count

REPORT_INTERVAL: Final = 0.2
"""Seconds between two lines."""
PICTURES_INTERVAL: Final = 1.0
"""Seconds after which cards are summed up again, which takes longer than all else that a line says."""
WATCHED: Final = 8
"""Of games between quick bots every so manieth is watched: one that is takes some fifty times as long."""


def main() -> None:
    """Read, play, write."""
    asked = json.loads(sys.stdin.readline())
    game = catalogue.find(asked["game"]).make(asked["seats"], asked["options"])
    estimator = BalanceEstimator(game, asked["bot"], asked["seed"])
    start = said = drawn = time.monotonic()
    pictures = pictures_of(estimator)
    while estimator.games < asked["games"] and time.monotonic() - start < asked["seconds"]:
        estimator.is_watched = asked["bot"] != QUICK or estimator.games % WATCHED == 0
        estimator.play()
        if time.monotonic() - drawn >= PICTURES_INTERVAL:
            pictures = pictures_of(estimator)
            drawn = time.monotonic()
        if time.monotonic() - said >= REPORT_INTERVAL:
            say(estimator.balance(), pictures, is_over=False)
            said = time.monotonic()
    say(estimator.balance(), pictures_of(estimator), is_over=True)


def say(balance: Balance, pictures: dict[str, Any], *, is_over: bool) -> None:
    """Write one line."""
    sys.stdout.write(json.dumps(content_of(balance) | pictures | {"is_over": is_over}) + "\n")
    sys.stdout.flush()


def pictures_of(estimator: BalanceEstimator) -> dict[str, Any]:
    """Return what the charts of the report show beside the figures: how games are spread, and what cards are worth."""
    lengths, leads = (
        list(zip(labels, shares[0], strict=True))
        for labels, shares in map(grouped, ([estimator.lengths], [changes_by_count(estimator.game_leads)]))
    )
    shares = card_shares(estimator.game_cards)
    occasions = {
        occasion: [
            (each.card, each.share)
            for each in most_frequent([each for each in shares if each.occasion == occasion], MOST_CARDS)
        ]
        for occasion in OCCASIONS
    }
    cards = {occasion: listed for occasion, listed in occasions.items() if listed}
    return {"watched": len(estimator.game_leads), "lengths": lengths, "leads": leads, "cards": cards}


def content_of(balance: Balance) -> dict[str, Any]:
    """Return what is known as plain values; an estimate is its value, the low end and the high end of its interval."""
    return {**balance._asdict(), "advantage": balance.advantage}


if __name__ == "__main__":
    with contextlib.suppress(BrokenPipeError, KeyboardInterrupt):
        main()
