"""These tests run where the tools are that they play with: `python -m tools.environment_tests` installs them."""

from importlib.util import find_spec

collect_ignore_glob = [] if find_spec("pettingzoo") and find_spec("pyspiel") else ["test_*.py"]
