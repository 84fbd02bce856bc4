"""What runs a server and watches it.

Its `environment_settings`, its `data_folder_and_secret` and the lock on the folder, its addresses, its limit of open
files, its logs and its metrics. `client_address_or_ipv6_network` says whom limits count a request for.
"""
