"""What a client and a server say to each other.

`all_messages` brings together what goes over the websocket, from `messages_to_server` and `messages_to_client`; the
latter are made of `lobby_state_structs` and `view_part_option_and_event_messages`, all of
`message_base_class_and_field_types`. `http_messages`, `deck_and_balance_messages` and `custom_card_messages` go over
HTTP. `table_state_to_wire_messages` turns what a viewer may know of a game into such messages, `lobby_encoder` a lobby
with its chairs and settings, `error_mapping` every failure. A `client_message_handler` carries out what one person asks
of their table, and answers.
"""
