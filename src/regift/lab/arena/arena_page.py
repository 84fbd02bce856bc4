"""The page of `regift arena --html`: how often each bot wins, how strong it is rated, and how sure that is."""

from collections.abc import Sequence
from html import escape
from typing import Final

from regift.games import catalogue
from regift.games.action_and_event_wording import GameTranslations
from regift.lab.arena.arena_result import ArenaResult, ShareOfWins
from regift.lab.arena.ratings import Rating
from regift.lab.balance_report.charts import Series, bars
from regift.lab.balance_report.figure_words import FigureWords
from regift.lab.balance_report.page_frame import framed
from regift.lab.value_with_interval import Estimate

SIGMAS: Final = 2
"""The line at a rating reaches so many sigmas to each side."""


def arena_page(result: ArenaResult, language: str) -> str:
    """Write the page, all in one file that fetches nothing."""
    words = FigureWords(language)
    plan = result.plan
    game = GameTranslations(catalogue.folders()[plan.game_id], language, str).label("game-name")
    title = words.say("arena-title", game=game)
    played = f"{words.colon('games')}{result.games} · {words.colon('seed')}{plan.seed}"
    shares = result.shares_of_wins()
    counts = dict.fromkeys(share.seats for share in shares)
    charts = [_shares(words, seats, [share for share in shares if share.seats == seats]) for seats in counts]
    rated = result.ratings()
    if rated:
        charts.append(_ratings(words, rated))
    notes = ["about-arena", "about-deal-gain", *(["about-ratings"] if rated else [])]
    paragraphs = "\n".join(f"<p>{escape(words.say(note))}</p>" for note in notes)
    drawn = "\n".join(charts)
    body = f'<h1>{escape(title)}</h1>\n<p>{played}</p>\n{paragraphs}\n<div class="charts">\n{drawn}\n</div>'
    return framed(title, body, language)


def _shares(words: FigureWords, seats: int, shares: Sequence[ShareOfWins]) -> str:
    """Draw and list how often each bot won at one seat count."""
    found = [Estimate(share.share, share.low, share.high) for share in shares]
    rows = [
        [
            words.cell(each, is_share=True, is_signed=False),
            words.cell(share.fair, is_share=True, is_signed=False),
            "" if share.deal_gain is None else words.say("number", value=round(share.deal_gain, 1)),
        ]
        for share, each in zip(shares, found, strict=True)
    ]
    names = [share.name for share in shares]
    chart = bars(f"shares-{seats}", names, [Series("", found)], words.whole_percent, are_lying=True)
    heads = ["share-of-wins", "fair-share", "deal-gain"]
    return _section(words.say("arena-shares", seats=seats), f"shares-{seats}", chart, _table(words, heads, names, rows))


def _ratings(words: FigureWords, rated: dict[str, Rating]) -> str:
    """Draw and list how strong each bot is rated, the best first."""
    found = [
        Estimate(rating.mu, rating.mu - SIGMAS * rating.sigma, rating.mu + SIGMAS * rating.sigma)
        for rating in rated.values()
    ]
    rows = [
        [
            words.cell(each, is_share=False, is_signed=False),
            words.cell(rating.ordinal, is_share=False, is_signed=rating.ordinal < 0),
        ]
        for rating, each in zip(rated.values(), found, strict=True)
    ]
    names = list(rated)
    chart = bars(
        "ratings", names, [Series("", found)], lambda value: words.say("number", value=round(value, 1)), are_lying=True
    )
    return _section(words.say("ratings"), "ratings", chart, _table(words, ["mu", "ordinal"], names, rows))


def _section(title: str, name: str, chart: str, table: str) -> str:
    caption = f'<figcaption id="about-{name}"><h2>{escape(title)}</h2></figcaption>'
    return f"<section>\n<figure>\n{caption}\n{chart}\n</figure>\n{table}\n</section>"


def _table(words: FigureWords, heads: Sequence[str], names: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    head = "".join(f'<th scope="col">{escape(words.say(key))}</th>' for key in ("bot", *heads))
    body = "\n".join(
        f'<tr><th scope="row">{escape(name)}</th>{"".join(f"<td>{cell}</td>" for cell in row)}</tr>'
        for name, row in zip(names, rows, strict=True)
    )
    return f"<table>\n<thead><tr>{head}</tr></thead>\n<tbody>\n{body}\n</tbody>\n</table>"
