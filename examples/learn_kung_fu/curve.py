"""The curve: how often the learner won, by what it had learned from, as a picture."""

import sys
from collections.abc import Sequence
from typing import Any

from examples.learn_kung_fu.learner import OPPONENT, Check
from regift.lab.wilson_interval_of_share import wilson

WIDTH, HEIGHT = 760, 380


def curve(checks: Sequence[Check]) -> bytes:
    """Draw the share of wins at each check, its 95 % interval and the fair share, as SVG without scripts."""
    import pygal
    from pygal.style import Style

    # It puts an importer of an old kind first, by which every import of what is missing fails from then on.
    sys.meta_path[:] = [finder for finder in sys.meta_path if hasattr(finder, "find_spec")]
    style = Style(
        background="#ffffff",
        plot_background="#ffffff",
        colors=("#1f6f8b", "#8fb8c6", "#8fb8c6", "#b0413e"),
        font_family="system-ui, sans-serif",
        label_font_size=13,
        major_label_font_size=13,
        legend_font_size=13,
        title_font_size=15,
    )
    chart: Any = pygal.XY(
        style=style,
        width=WIDTH,
        height=HEIGHT,
        js=[],
        title=f"Kung Fu Granny for two: share of wins against {OPPONENT}",
        x_title="choices learned from, in millions",
        range=(0, 1),
        legend_at_bottom=True,
        legend_at_bottom_columns=4,
        truncate_legend=-1,
        dots_size=2,
        value_formatter=lambda share: f"{share:.0%}",
        x_value_formatter=lambda number: f"{number:.1f}",
    )
    chart.uuid = "learned-kung-fu"
    places = [check.choices / 1e6 for check in checks]
    bounds = [wilson(check.wins * check.games, check.games) for check in checks]
    chart.add("won", list(zip(places, [check.wins for check in checks], strict=True)))
    for name, at in (("95 % interval, from", 0), ("to", 1)):
        chart.add(name, list(zip(places, [each[at] for each in bounds], strict=True)), show_dots=False)
    chart.add("equally good", [(0, 0.5), (places[-1], 0.5)], show_dots=False)
    return bytes(chart.render())
