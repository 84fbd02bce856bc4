"""What a table is made of before it plays.

Its `game_setup` and how the host edits it (`setup_editor`), its `clock_and_spectator_settings`,
its own cards (`custom_card_editing`), its code.
"""
