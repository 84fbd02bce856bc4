"""Regift beside other platforms, in one run on one machine."""
