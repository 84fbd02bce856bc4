"""Draws a view in letters and symbols."""
