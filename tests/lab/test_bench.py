"""The benchmark measures each row, with or without OpenSpiel."""

from typing import Any

import pytest

from regift.commands.bench import content, markdown
from regift.lab import bench


@pytest.fixture
def report(monkeypatch: pytest.MonkeyPatch) -> bench.Report:
    monkeypatch.setattr("regift.lab.bench.SEARCHED", 2)
    monkeypatch.setattr("regift.lab.openspiel_speed_baseline.is_installed", lambda: False)
    return bench.bench("interpreted", rounds=1, seconds=0.001)


def test_every_row_has_a_figure(report: bench.Report) -> None:
    rows = report.games["kung_fu, 4 seats"]
    assert [row.name for row in rows if row.value <= 0] == []
    assert {row.unit for row in rows} == {"decisions/s", "µs", "simulations/s"}


def test_without_openspiel_there_is_no_ratio(report: bench.Report) -> None:
    assert report.peer == ""
    assert "OpenSpiel |" not in markdown(report)


def test_the_page_names_the_machine(report: bench.Report) -> None:
    assert f"Machine: {report.machine.processor}, {report.machine.cores} cores" in markdown(report)


def test_the_plain_values_are_those_of_the_report(report: bench.Report) -> None:
    plain: dict[str, Any] = content(report)
    assert plain["games"]["kung_fu, 4 seats"][0]["unit"] == "decisions/s"
