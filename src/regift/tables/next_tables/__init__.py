"""The tables where people go on after a game: opened from one another, with the same people.

How one is opened and joined (`open_or_join_next_table`), what holds there until everybody has come
(`next_table_deal_and_reserved_seat_guards`), how such tables are found from one another (`linked_tables`), and how a
log-out reaches all of them (`log_out_at_linked_tables`).
"""
