"""Where a table is kept.

The journal's interface, its two implementations, the database file, and how a match is restored from it.
"""
