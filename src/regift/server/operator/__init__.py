"""What whoever runs a server can do while it runs: see its tables, close one, ban somebody, say something to all.

The commands speak HTTP to `operator_api` over a socket in the data folder that only its user can open
(`operator_unix_socket_listen_connect_permissions`).
`operator_action_audit_log` keeps what was done, `network_bans` whom the server turns away.
"""
