"""What is asked over HTTP.

`http_api` answers for games, tables and records, `custom_cards_api` for a table's own cards, `monitoring_api` for
operators; `static_files` serves the browser client. `security_middleware` is around all of them. They share
`endpoint_helpers` and `json_and_event_stream_responses`.
"""
