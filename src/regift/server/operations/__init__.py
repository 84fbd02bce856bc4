"""What runs a server and watches it.

Its `settings`, its `data_folder` and the lock on it, its addresses, its logs and its metrics; `move_profiler` is for
the benchmark alone.
"""
