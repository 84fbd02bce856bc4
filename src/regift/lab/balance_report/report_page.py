"""The page: the figures that the table has, and charts of how they are spread."""

from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import Final

from regift.games import catalogue
from regift.games.action_and_event_wording import GameTranslations
from regift.lab.balance_comparison import BalanceComparison
from regift.lab.balance_report.charts import Series, bars, grouped
from regift.lab.balance_report.measured_values_and_variant_differences import Figure, Variant, figures
from regift.lab.lead_changes_and_comebacks import changes_by_count
from regift.lab.value_with_interval import Estimate

HERE: Final = Path(__file__).parent
SAFE: Final = "default-src 'none'; style-src 'unsafe-inline'"
"""What the page may fetch: nothing."""
MINUS: Final = "\N{MINUS SIGN}"
Bars = Sequence[Sequence[float | Estimate]]
"""By variant: how high each bar is."""


def report(
    variants: Sequence[Variant], comparison: BalanceComparison | None, language: str, *, is_complete: bool = True
) -> str:
    """Write the report on one variant, or on two that were compared; both must have watched who leads."""
    return _Report(variants, comparison, language).page(is_complete=is_complete)


class _Report:
    """Writes one report."""

    def __init__(self, variants: Sequence[Variant], comparison: BalanceComparison | None, language: str) -> None:
        self.variants = variants
        self.comparison = comparison
        self.language = language
        self.words = GameTranslations(HERE, language, str)
        self.game = variants[0].estimator.game

    def say(self, key: str, **given: float | str) -> str:
        return self.words.say(key, given)

    def page(self, *, is_complete: bool) -> str:
        called = GameTranslations(catalogue.folders()[self.game.id], self.language, str).label("game-name")
        title = escape(self.say("report-title", game=called))
        first = self.variants[0].estimator
        given = [("seats", str(self.game.seats)), ("bot", first.bot), ("seed", str(first.seed))]
        played = " · ".join(f"{self.colon(key)}{escape(value)}" for key, value in given)
        notes = [
            *([] if is_complete else ["incomplete"]),
            "about-intervals",
            *(["about-differences"] if self.comparison else []),
            "about-points",
            "about-leads",
        ]
        paragraphs = "\n".join(f"<p>{escape(self.say(note))}</p>" for note in notes)
        style = (HERE / "page.css").read_text(encoding="utf-8")
        return f"""<!doctype html>
<html lang="{self.language}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="{SAFE}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<style>
{style}</style>
</head>
<body>
<main>
<h1>{title}</h1>
<p>{played}</p>
<h2>{escape(self.say("figures"))}</h2>
{self.table()}
{paragraphs}
<div class="charts">
{self.charts()}
</div>
</main>
</body>
</html>
"""

    def colon(self, key: str) -> str:
        space = "\N{NO-BREAK SPACE}" if self.language == "fr" else ""
        return f"{escape(self.say(key))}{space}: "

    def names(self) -> list[str]:
        return [self.say("first-variant"), self.say("second-variant")] if self.comparison else [self.say("found")]

    def table(self) -> str:
        """Write the table of figures."""
        heads = [self.say("figure"), *self.names(), *([self.say("difference")] if self.comparison else [])]
        head = "".join(f'<th scope="col">{escape(name)}</th>' for name in heads)
        rows = "\n".join([self.options_row(), *map(self.row, figures(self.variants, self.comparison))])
        return f"<table>\n<thead><tr>{head}</tr></thead>\n<tbody>\n{rows}\n</tbody>\n</table>"

    def options_row(self) -> str:
        cells = [escape(" ".join(each.options) or self.say("as-usual")) for each in self.variants]
        return _row(escape(self.say("options")), [*cells, *([""] if self.comparison else [])])

    def row(self, figure: Figure) -> str:
        """Write the row of one figure."""
        cells = [self.cell(value, is_share=figure.is_share, is_signed=figure.is_signed) for value in figure.found]
        if self.comparison is not None:
            change = figure.difference
            cells.append("" if change is None else self.cell(change, is_share=figure.is_share, is_signed=True))
        return _row(escape(self.say(figure.key, **figure.named)), cells)

    def cell(self, value: Estimate | float, *, is_share: bool, is_signed: bool) -> str:
        """Write a figure, with its interval below if it has one."""
        if not isinstance(value, Estimate):
            return str(value) if isinstance(value, int) else escape(self.said(value, is_share, is_signed))
        middle, low, high = (escape(self.said(each, is_share, is_signed)) for each in value)
        return f"{middle}<small>{self.say('range', low=low, high=high)}</small>"

    def said(self, value: float, is_share: bool, is_signed: bool) -> str:  # noqa: FBT001
        """Say a number; a share as a percentage, the difference of two shares in points."""
        if is_signed:
            scaled = round(value * 100 if is_share else value, 1)
            sign = MINUS if scaled < 0 else "+"
            return sign + self.say("number", value=abs(scaled))
        if is_share:
            return self.say("percent", value=round(value * 100, 1) / 100)
        return self.say("number", value=round(value, 1))

    def whole_percent(self, share: float) -> str:
        return self.say("whole-percent", value=share)

    def charts(self) -> str:
        """Draw what the table can't show."""
        estimators = [each.estimator for each in self.variants]
        lengths, games = grouped([each.lengths for each in estimators])
        places = [self.say("place-first"), *[f"+\N{NO-BREAK SPACE}{place}" for place in range(1, self.game.seats)]]
        shares = [each.balance().shares for each in estimators]
        changes, leads = grouped([changes_by_count(each.game_leads) for each in estimators])
        drawn: list[tuple[str, list[str], Bars]] = [
            ("lengths", lengths, games),
            ("wins", places, shares),
            ("leads", changes, leads),
        ]
        return "\n".join(self.chart(name, labels, values) for name, labels, values in drawn if labels)

    def chart(self, name: str, labels: Sequence[str], values: Bars) -> str:
        """Draw one chart below what it is called."""
        title, about = escape(self.say(f"chart-{name}")), escape(self.say(f"chart-{name}-about"))
        series = [Series(called, each) for called, each in zip(self.names(), values, strict=True)]
        return (
            f'<figure>\n<figcaption id="about-{name}"><h2>{title}</h2><p>{about}</p></figcaption>\n'
            f"{bars(name, labels, series, self.whole_percent)}\n</figure>"
        )


def _row(name: str, cells: Sequence[str]) -> str:
    """Write a row of the table out of HTML."""
    return f'<tr><th scope="row">{name}</th>{"".join(f"<td>{cell}</td>" for cell in cells)}</tr>'
