"""How bots search at tables.

`one_bot_search_at_a_time` says whose turn it is; the search itself (`search_task_result_and_execution`) is carried
out by `search_worker_process_client`, in a process of its own that runs `search_worker`, or by
`in_process_search_thread` where only one person plays.
"""
