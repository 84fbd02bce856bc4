"""The server's benchmark measures each row over real websockets."""

from importlib.util import find_spec

import pytest

from benchmarks.server.report import content, markdown
from benchmarks.server.server_process import is_measurable

if not (is_measurable() and find_spec("picows")):
    pytest.skip("no client to load a server with", allow_module_level=True)

from benchmarks.server import server_bench


@pytest.fixture(scope="module")
def report() -> server_bench.ServerReport:
    with pytest.MonkeyPatch.context() as patch:
        for name, value in (("TABLES", 2), ("PACED_TABLES", 2), ("WARM_UP", 0.1)):
            patch.setattr(server_bench, name, value)
        return server_bench.bench_server("interpreted", rounds=1, seconds=1.0)


@pytest.mark.slow
def test_every_row_has_a_figure(report: server_bench.ServerReport) -> None:
    assert [row.name for row in report.rows if row.value <= 0 and row.unit != "%"] == []


@pytest.mark.slow
def test_the_stages_are_those_of_a_move(report: server_bench.ServerReport) -> None:
    assert {stage.name for stage in report.stages} >= {"receive", "decode", "rules", "encode", "journal", "send"}
    assert sum(stage.share for stage in report.stages) == pytest.approx(1)


@pytest.mark.slow
def test_the_section_names_the_machine_and_what_is_to_be_reached(report: server_bench.ServerReport) -> None:
    text = markdown(report)
    assert f"Machine: {report.machine.processor}" in text
    assert "| ≥ 2,500 |" in text
    assert content(report)["rounds"] == 1
