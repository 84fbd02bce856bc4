"""Each case of the benchmark beside other tools does work, where the tool is installed."""

import pytest

from benchmarks.peers.cases import PEERS

pytestmark = [pytest.mark.environments, pytest.mark.filterwarnings("ignore::DeprecationWarning")]


def test_each_case_does_work() -> None:
    found = [case for peer in PEERS for case in peer.all_cases()]
    assert {case.tool for case in found} >= {"OpenSpiel"}
    assert [case for case in found if not case.work() > 0] == []
