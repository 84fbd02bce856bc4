"""The report of `regift balance --html`: one file with figures and charts, that needs nothing else."""
