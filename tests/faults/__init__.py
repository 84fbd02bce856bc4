"""Plant faults by lot in private copies of the checkout and see who finds them (`python -m tests.faults`)."""
