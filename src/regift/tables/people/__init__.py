"""The people at a table.

Who comes in and sits (`entry_exit_rename_and_logout`, `seat_codes_and_requests`, `seat_tokens`), who is there
(`connected_and_absent_people`, `absent_player_bots_and_acting_host`), what the host may do, what people say and bet,
and what those who see all hands may not do.
"""
