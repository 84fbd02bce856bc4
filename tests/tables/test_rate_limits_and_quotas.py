"""What is counted of what everybody makes the server spend."""

import pytest

from regift.tables.limits.rate_limits_and_quotas import REMEMBERED, Bucket, TooMany, UsageBudget
from regift.tables.limits.server_limit_values import COUNTED, Limits, Rate


class Watch:
    """A clock that is set by hand."""

    now = 0.0

    def __call__(self) -> float:
        """Return the time."""
        return self.now


def test_a_bucket_gives_its_burst_and_then_what_time_brings() -> None:
    bucket = Bucket(Rate(3, 2), 0.0)
    assert [bucket.take(0.0) for _ in range(4)] == [True, True, True, False]
    assert [bucket.take(0.5), bucket.take(0.5)] == [True, False]
    assert bucket.is_full(10.0)
    assert [bucket.take(10.0) for _ in range(4)] == [True, True, True, False]


def test_who_has_used_up_a_limit_has_to_wait_and_nobody_else() -> None:
    clock = Watch()
    budget = UsageBudget(Limits(wrong_seat_code=Rate(2, 0.1)), clock)
    assert budget.take("wrong_seat_code", "1.2.3.4")
    assert budget.take("wrong_seat_code", "1.2.3.4")
    assert not budget.take("wrong_seat_code", "1.2.3.4")
    with pytest.raises(TooMany, match="seat_code: expected fewer of them: one more every 10 s"):
        budget.check("wrong_seat_code", "1.2.3.4")
    budget.check("wrong_seat_code", "1.2.3.5")
    budget.check("wrong_code", "1.2.3.4")
    clock.now = 10.0
    budget.check("wrong_seat_code", "1.2.3.4")


def test_a_million_addresses_take_no_more_memory_than_some() -> None:
    clock = Watch()
    budget = UsageBudget(Limits(), clock)
    for number in range(3 * REMEMBERED):
        clock.now += 0.001
        budget.take("wrong_code", str(number))
    assert len(budget._buckets) <= REMEMBERED


def test_what_was_spent_beyond_has_to_come_back_first() -> None:
    clock = Watch()
    budget = UsageBudget(Limits(balance=Rate(2, 1)), clock)
    budget.spend("balance", "1.2.3.4", 5)
    clock.now = 3.5
    assert not budget.has("balance", "1.2.3.4")
    clock.now = 4.0
    assert budget.has("balance", "1.2.3.4")


def test_what_is_held_counts_until_it_is_released() -> None:
    budget = UsageBudget(Limits(sockets_of_one=3), Watch())
    budget.hold("sockets_of_one", "1.2.3.4", 2)
    with pytest.raises(TooMany, match="at most 3 at a time"):
        budget.hold("sockets_of_one", "1.2.3.4", 2)
    with budget.holding("sockets_of_one", "1.2.3.5", 3):
        assert budget.total["sockets_of_one"] == 5
    budget.release("sockets_of_one", "1.2.3.4", 2)
    assert budget.held("sockets_of_one", "1.2.3.4") == budget.total["sockets_of_one"] == 0
    assert budget.met["sockets_of_one"] == 1
    budget.hold("sockets_of_one", "1.2.3.4", 3)


def test_every_limit_says_what_it_counts() -> None:
    assert set(COUNTED) == set(Limits.__struct_fields__)
