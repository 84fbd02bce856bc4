"""What a table is made of before it plays.

Its `game_setup` and how the host edits it (`setup_editor`), its `table_settings_other_than_game_options`,
its own cards (`custom_card_editing`), its code.
"""
