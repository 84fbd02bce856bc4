"""Live tables: who sits where, whose answer is awaited, what is told to whom, and the journal. No web in here.

`live_table_commits_absences_and_match_lifecycle` is one table, `table_registry_creation_unloading_and_expiry` all of a
process. `setup` is what it is made of before it plays, `people` who is there and what they may do, `play` the match,
`bot_search` how its bots search, `watching` what is seen of it, `storage` what is kept, and `limits` what people may
make a server spend.
"""
