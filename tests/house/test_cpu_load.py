"""The command that keeps the machine busy while another runs."""

import sys

from tools.cpu_load import busy, main


def test_processes_work_while_the_block_runs_and_not_afterwards() -> None:
    with busy(2) as working:
        assert [process.poll() for process in working] == [None, None]
    assert None not in [process.poll() for process in working]


def test_the_exit_code_is_that_of_the_command() -> None:
    assert main(["--load", "1", "--", sys.executable, "-c", "raise SystemExit(3)"]) == 3
