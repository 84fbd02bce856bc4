"""What a table is made of before it plays.

Its `game_setup` and how the host edits it (`setup_editor`), its `table_settings`, its `custom_cards`, its code.
"""
