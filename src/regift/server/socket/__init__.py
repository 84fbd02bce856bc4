"""What goes over a websocket.

A `websocket_session` is one websocket of one person: `regift.wire.client_message_handler` asks the table for what it
wants, `bounded_outbox_with_overflow_resync` sends what they are told. `websocket_flood_limits_and_fast_path` and
`http_admission_and_slow_client_cutoff` bring bytes in. `rate_paced_queue_with_address_turns` lets websockets in and
bodies be read, `spectator_send_scheduler` and `spectator_lobby_cache` keep a crowd of spectators from slowing the
players.
"""
