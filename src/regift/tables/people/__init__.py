"""The people at a table.

Who comes in and sits (`admissions`, `seat_codes_and_requests`, `seat_tokens`), who is there (`presence`,
`absent_player_substitution`), what the host may do, what people say and bet, and what those who see all hands may not
do.
"""
