"""What is asked over HTTP.

`games_tables_and_replays_api` answers for games, tables and records, `custom_cards_photos_and_packs_api` for a
table's own cards, `monitoring_api` for operators; `static_files` serves the browser client. `security_middleware` is
around all of them. They share `endpoint_errors_credentials_and_body` and `json_and_event_stream_responses`.
"""
