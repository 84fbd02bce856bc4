"""What a state is made of: each class adds its part to the one before; `regift.kit.state` holds the last.

`event_history_and_state_copying` (events and copies) ← `standings_and_game_over_hooks` (end, places, leavers) ←
`turn_options_and_play_hooks` (who acts, and what may be done) ← `sealed_choices` ← `table_timing_hooks` (windows, and
times for all to look) ← `view_key_and_determinization` (what a seat sees and knows).
"""
