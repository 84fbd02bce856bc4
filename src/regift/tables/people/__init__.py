"""The people at a table.

Who comes in and sits (`entry_exit_rename_and_logout`, `seat_codes_and_requests`, `seat_tokens`), who is there
(`presence_tracker_and_connection_listener`, `absence_bots_acting_host_and_seat_removal`), what the host may do, what
people say and bet, and what those who see all hands may not do.
"""
