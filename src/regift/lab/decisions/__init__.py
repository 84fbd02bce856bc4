"""Decisions that mattered: how far apart the results are of what a player could choose."""
