"""Charts as SVG that stands inside a page, by the library pygal, which the extra `report` installs."""

import sys
from collections.abc import Callable, Mapping, Sequence
from importlib.util import find_spec
from typing import Any, Final, NamedTuple
from xml.etree import ElementTree as ET

from regift.lab.value_with_interval import Estimate

WIDTH: Final = 420
HEIGHT: Final = 280
MOST_BARS: Final = 12
"""So many groups a distribution has at most."""
CROWDED: Final = 7
"""So many labels of groups fit below the bars."""
ROW: Final = 26
"""How high a lying bar is, of each variant, with the space around it."""
COLOURS: Final = ("var(--first)", "var(--second)")


class Series(NamedTuple):
    """The bars of one variant; an estimate has its interval."""

    name: str
    values: Sequence[float | Estimate | None]


def is_installed() -> bool:
    """Return whether pygal is there."""
    return find_spec("pygal") is not None


def bars(
    name: str,
    labels: Sequence[str],
    series: Sequence[Series],
    percent: Callable[[float], str],
    *,
    are_lying: bool = False,
) -> str:
    """Draw shares as bars, those of several variants beside each other; `name` is another one for each chart.

    `percent` writes a share. Of many labels every other one is shown, unless the bars are lying: then the chart is as
    high as it takes, and the first bar is on top.
    """
    import pygal
    from pygal.etree import etree
    from pygal.style import Style

    # It puts an importer of an old kind first, by which every import of what is missing fails from then on.
    sys.meta_path[:] = [finder for finder in sys.meta_path if hasattr(finder, "find_spec")]
    etree.to_etree()  # it takes lxml where that is installed, and what it makes is read by the standard library below

    style = Style(
        background="transparent",
        plot_background="transparent",
        foreground="var(--ink)",
        foreground_strong="var(--ink)",
        foreground_subtle="var(--quiet)",
        guide_stroke_color="var(--line)",
        major_guide_stroke_color="var(--line)",
        colors=COLOURS,
        value_colors=COLOURS,
        ci_colors=("var(--ink)",) * len(COLOURS),
        font_family="system-ui, sans-serif",
        label_font_size=13,
        major_label_font_size=13,
        legend_font_size=13,
        opacity="1",
    )
    if are_lying:
        labels = labels[::-1]
        series = [Series(each.name, each.values[::-1]) for each in series]
    known = [value for each in series for value in each.values if value is not None]
    draw: Any = pygal.HorizontalBar if are_lying else pygal.Bar
    chart: Any = draw(
        style=style,
        width=WIDTH,
        height=ROW * len(labels) * max(1, len(series)) + 2 * ROW if are_lying else HEIGHT,
        js=[],
        show_legend=len(series) > 1,
        legend_at_bottom=True,
        legend_at_bottom_columns=1,
        truncate_legend=-1,
        truncate_label=-1,
        margin=6,
        margin_right=24 if are_lying else 6,
        min_scale=3,
        max_scale=6,
        range=(min(0, *map(_bottom, known)) if known else 0, max([_top(value) for value in known] or [1.0])),
        value_formatter=percent,
        x_labels_major_every=2 if len(labels) > CROWDED and not are_lying else 1,
        show_minor_x_labels=are_lying,
        explicit_size=False,
    )
    chart.uuid = name
    chart.x_labels = list(labels)
    for each in series:
        chart.add(each.name, [None if value is None else _bar(value) for value in each.values])
    return _inline(chart.render_tree(), name)


def grouped(counts: Sequence[Mapping[int, int]]) -> tuple[list[str], list[list[float]]]:
    """Return labels of groups of as many whole numbers each, and the share of each group, by variant."""
    known = [number for each in counts for number in each]
    if not known:
        return [], [[] for _ in counts]
    low, high = min(known), max(known)
    step = (high - low) // MOST_BARS + 1
    starts = range(low, high + 1, step)
    labels = [str(start) if step == 1 else f"{start}–{start + step - 1}" for start in starts]
    shares: list[list[float]] = []
    for each in counts:
        games = sum(each.values()) or 1
        shares.append([sum(each.get(start + more, 0) for more in range(step)) / games for start in starts])
    return labels, shares


def _top(value: float | Estimate) -> float:
    return value.high if isinstance(value, Estimate) else value


def _bottom(value: float | Estimate) -> float:
    return value.low if isinstance(value, Estimate) else value


def _bar(value: float | Estimate) -> float | dict[str, object]:
    if isinstance(value, Estimate):
        return {"value": value.value, "ci": {"low": value.low, "high": value.high}}
    return value


def _inline(root: Any, name: str) -> str:
    """Leave out what has no use in a page: scripts, comments, names of namespaces, texts for pointers, second ids."""
    for parent in list(root.iter()):
        for child in list(parent):
            if child.tag is ET.Comment or child.tag in ("script", "title", "desc"):
                parent.remove(child)
    for element in root.iter():
        if element is not root:
            element.attrib.pop("id", None)
    root.attrib.pop("xmlns", None)
    root.set("role", "img")
    root.set("aria-labelledby", f"about-{name}")
    return ET.tostring(root, encoding="unicode")
