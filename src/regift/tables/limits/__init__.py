"""What an address, a person or a table may make the server spend.

`server_limit_values` says how much of what, `rate_limits_and_quotas` counts it: all that is limited is counted there.
"""
