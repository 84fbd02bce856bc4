"""What a table is made of before it plays.

Its `game_setup` and how the host edits it (`setup_editor`), its `all_table_settings`,
its own cards (`custom_card_editing`), its code.
"""
