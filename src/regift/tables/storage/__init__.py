"""Where a table is kept.

The journal's interface, the journal in SQLite, its database in a file or in memory, and how a match is restored.
"""
