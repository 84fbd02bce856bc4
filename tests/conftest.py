"""What holds for every test."""

from hypothesis import HealthCheck, settings

# The same examples in every run, and no failure because a machine was busy.
settings.register_profile(
    "regift", derandomize=True, deadline=None, database=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("regift")
