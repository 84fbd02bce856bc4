"""What an address, a person or a table may make the server spend.

`limit_table` says how much of what, `usage_budget` counts it: all that is limited is counted there.
"""
