"""What runs a server and watches it.

Its `settings`, its `data_folder_setup` and the lock on the folder, its addresses, its limit of open files, its logs and
its metrics.
"""
