"""Regift: party card games as a live table and as a fast Python library."""

__version__ = "0.1.0"
