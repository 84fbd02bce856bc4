"""The page: the figures that the table has, and charts of how they are spread."""

from collections.abc import Sequence
from html import escape

from regift.games import catalogue
from regift.games.action_and_event_wording import GameTranslations
from regift.lab.balance_comparison import BalanceComparison
from regift.lab.balance_report.charts import Series, bars, grouped
from regift.lab.balance_report.figure_words import FigureWords
from regift.lab.balance_report.measured_values_and_variant_differences import (
    Figure,
    Variant,
    card_figures,
    figures,
)
from regift.lab.balance_report.page_frame import framed
from regift.lab.lead_changes_and_comebacks import changes_by_count
from regift.lab.value_with_interval import Estimate

Bars = Sequence[Sequence[float | Estimate | None]]
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
        self.words = FigureWords(language)
        self.say = self.words.say
        self.game = variants[0].estimator.game
        self.called = GameTranslations(catalogue.folders()[self.game.id], language, str)

    def page(self, *, is_complete: bool) -> str:
        called = self.say("report-title", game=self.called.label("game-name"))
        title = escape(called)
        first = self.variants[0].estimator
        given = [("seats", str(self.game.seats)), ("bot", first.bot), ("seed", str(first.seed))]
        played = " · ".join(f"{self.words.colon(key)}{escape(value)}" for key, value in given)
        notes = [
            *([] if is_complete else ["incomplete"]),
            "about-intervals",
            *(["about-differences"] if self.comparison else []),
            "about-points",
            "about-leads",
            *(["about-decisions"] if self.variants[0].decisions else []),
        ]
        paragraphs = "\n".join(f"<p>{escape(self.say(note))}</p>" for note in notes)
        body = f"""<h1>{title}</h1>
<p>{played}</p>
<h2>{escape(self.say("figures"))}</h2>
{self.table()}
{paragraphs}
<div class="charts">
{self.charts()}
</div>
{self.cards()}
{self.decisions()}"""
        return framed(called, body, self.words.language)

    def names(self) -> list[str]:
        return [self.say("first-variant"), self.say("second-variant")] if self.comparison else [self.say("found")]

    def table(self) -> str:
        """Write the table of figures."""
        return self.rows("figure", [self.options_row(), *map(self.row, figures(self.variants, self.comparison))])

    def rows(self, first: str, rows: Sequence[str]) -> str:
        """Write a table of these rows; `first` is the key of what the first column has."""
        heads = [self.say(first), *self.names(), *([self.say("difference")] if self.comparison else [])]
        head = "".join(f'<th scope="col">{escape(name)}</th>' for name in heads)
        body = "\n".join(rows)
        return f"<table>\n<thead><tr>{head}</tr></thead>\n<tbody>\n{body}\n</tbody>\n</table>"

    def options_row(self) -> str:
        cells = [escape(" ".join(each.options) or self.say("as-usual")) for each in self.variants]
        return _row(escape(self.say("options")), [*cells, *([""] if self.comparison else [])])

    def row(self, figure: Figure, name: str = "") -> str:
        """Write the row of one figure, under a name of its own if one is given."""
        cells = [self.words.cell(value, is_share=figure.is_share, is_signed=figure.is_signed) for value in figure.found]
        if self.comparison is not None:
            change = figure.difference
            cells.append("" if change is None else self.words.cell(change, is_share=figure.is_share, is_signed=True))
        return _row(escape(name or self.say(figure.key, **figure.named)), cells)

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
        weighed = [each.decisions.found() for each in self.variants if each.decisions is not None]
        if weighed:
            quarters = [self.say("quarter", number=number) for number in range(1, len(weighed[0].quarters) + 1)]
            drawn.append(("decisions", quarters, [each.quarters for each in weighed]))
        return "\n".join(self.chart(name, labels, values) for name, labels, values in drawn if labels)

    def cards(self) -> str:
        """Draw and list what cards are worth, by occasion."""
        found = card_figures(self.variants, self.comparison)
        if not found:
            return ""
        notes = "\n".join(f"<p>{escape(self.say(note))}</p>" for note in ("about-cards", "about-worth"))
        sections = "\n".join(self.occasion(name, listed) for name, listed in found.items())
        return f'<h2>{escape(self.say("cards"))}</h2>\n{notes}\n<div class="charts">\n{sections}\n</div>'

    def occasion(self, name: str, listed: Sequence[Figure]) -> str:
        """Draw and list what cards are worth on one occasion."""
        labels = [self.called.label(figure.key) for figure in listed]
        values = [[_estimate(figure.found[at]) for figure in listed] for at in range(len(self.variants))]
        rows = [self.row(figure, label) for figure, label in zip(listed, labels, strict=True)]
        drawn = self.chart(name, labels, values, are_lying=True)
        return f"<section>\n{drawn}\n{self.rows('card', rows)}\n</section>"

    def decisions(self) -> str:
        """List the decisions that seemed to matter most."""
        items: list[str] = []
        for each in self.variants:
            for weighed, distance in each.decisions.found().highest if each.decisions else ():
                best, worst = (
                    self.called.action(each.estimator.game.by_name[name]) for name in (weighed.best, weighed.worst)
                )
                middle, low, high = (self.words.said(part, is_share=True, is_signed=True) for part in distance)
                line = self.say(
                    "high-decision",
                    best=best,
                    worst=worst,
                    points=middle,
                    range=self.say("range", low=low, high=high),
                    move=weighed.move + 1,
                    game=weighed.game + 1,
                )
                items.append(f"<li>{escape(line)}</li>")
        if not items:
            return ""
        head, about = escape(self.say("high-decisions")), escape(self.say("high-decisions-about"))
        return f"<h2>{head}</h2>\n<p>{about}</p>\n<ol>\n" + "\n".join(items) + "\n</ol>"

    def chart(self, name: str, labels: Sequence[str], values: Bars, *, are_lying: bool = False) -> str:
        """Draw one chart below what it is called."""
        title, about = escape(self.say(f"chart-{name}")), escape(self.say(f"chart-{name}-about"))
        series = [Series(called, each) for called, each in zip(self.names(), values, strict=True)]
        return (
            f'<figure>\n<figcaption id="about-{name}"><h2>{title}</h2><p>{about}</p></figcaption>\n'
            f"{bars(name, labels, series, self.words.whole_percent, are_lying=are_lying)}\n</figure>"
        )


def _row(name: str, cells: Sequence[str]) -> str:
    """Write a row of the table out of HTML."""
    return f'<tr><th scope="row">{name}</th>{"".join(f"<td>{cell}</td>" for cell in cells)}</tr>'


def _estimate(value: Estimate | float | None) -> Estimate | None:
    return value if isinstance(value, Estimate) else None
