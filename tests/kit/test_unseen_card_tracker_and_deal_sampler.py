"""Open cards shuffled into a pile of unseen ones: what was drawn before can be none of them."""

from regift.kit.hidden_information.unseen_card_tracker_and_deal_sampler import UnseenCardTracker

OLD, NEW = 0, 1


def drawn_before_and_after() -> UnseenCardTracker:
    """Let seat 0 draw one of two old cards, then two new ones be shuffled in, then seat 1 draw one."""
    cards = UnseenCardTracker(2, [2, 0])
    cards.draw(0)
    cards.shuffle_in([0, 2])
    cards.draw(1)
    return cards


def settled(cards: UnseenCardTracker, roll: int) -> list[int]:
    """Return the kind of each token."""
    assert cards.settle([roll << 30] * len(cards.kind))
    return cards.kind


def test_what_was_drawn_before_is_an_old_card() -> None:
    assert {settled(drawn_before_and_after(), roll)[0] for roll in range(4)} == {OLD}


def test_what_was_drawn_after_may_be_either() -> None:
    assert {settled(drawn_before_and_after(), roll)[1] for roll in range(4)} == {OLD, NEW}


def test_what_lies_in_the_pile_is_all_that_nobody_holds() -> None:
    for roll in range(4):
        cards = drawn_before_and_after()
        held = settled(cards, roll)
        assert sorted(held + cards.rest()) == [OLD, OLD, NEW, NEW]


def test_an_old_card_shown_after_counts_against_both_piles() -> None:
    cards = drawn_before_and_after()
    cards.show(1, OLD, 0)
    assert (cards.left(0, OLD), cards.left(1, OLD)) == (1, 1)


def test_a_new_card_can_not_be_shown_by_who_drew_before() -> None:
    assert drawn_before_and_after().show(0, NEW, 0) == -1


def test_older_tokens_are_settled_first() -> None:
    cards = UnseenCardTracker(2, [1, 0])
    cards.draw(1)
    cards.shuffle_in([0, 1])
    cards.draw(0)
    assert {tuple(settled(cards.copy(), roll)) for roll in range(4)} == {(OLD, NEW)}


def test_a_card_that_lay_open_is_known_to_be_what_it_is() -> None:
    cards = UnseenCardTracker(1, [1])
    token = cards.bring_in(0, 0)
    assert (cards.kind[token], cards.left(0, 0)) == (0, 1)


def test_who_looks_at_a_hand_knows_it_wherever_it_goes() -> None:
    cards = UnseenCardTracker(2, [1, 1])
    cards.draw(0)
    assert cards.look(0, [NEW], [0])
    cards.swap(0, 1)
    assert [cards.kind[token] for token in cards.hands[1]] == [NEW]


def test_what_a_hand_was_found_not_to_hold_is_dealt_elsewhere() -> None:
    for roll in range(4):
        cards = UnseenCardTracker(2, [1, 1])
        cards.draw(0)
        cards.draw(1)
        assert cards.rule_out(0, [OLD])
        assert settled(cards, roll) == [NEW, OLD]


def test_what_is_drawn_after_may_be_what_the_hand_did_not_hold() -> None:
    cards = UnseenCardTracker(1, [1, 1])
    cards.draw(0)
    assert cards.rule_out(0, [OLD])
    cards.draw(0)
    assert settled(cards, 0) == [NEW, OLD]


def test_a_hand_that_was_seen_to_hold_it_cannot_be_without_it() -> None:
    cards = UnseenCardTracker(1, [1, 1])
    cards.draw_seen(0, OLD, 0)
    assert not cards.rule_out(0, [OLD])
    assert cards.rule_out(0, [NEW])


def test_a_search_for_a_trade_that_helps_nobody_is_given_up() -> None:
    cards = UnseenCardTracker(2, [200, 0])
    for _ in range(200):
        cards.draw(0)
        cards.show(0, OLD, 0)
    cards.new_pile([100, 100])
    for _ in range(101):
        cards.draw(1)
    for _ in range(100):
        assert cards.show(1, OLD, 0) >= 0
    assert cards.looks == 0
    assert cards.show(1, OLD, 0) == -1
    assert cards.looks == 0


def test_after_a_trade_the_history_tells_of_the_card_that_was_handed_over() -> None:
    cards = UnseenCardTracker(2, [1, 1])
    for place in (0, 1):
        cards.leave_blank(place, [cards.draw(0)])
    handed = cards.hand_over(0, 1, 0, 0)
    cards.leave_blank(2, [handed])
    assert cards.trade(0, 1)
    assert [blank.tokens for blank in cards.blanks] == [[0], [1], cards.hands[1]]


def test_a_copy_tells_a_history_of_its_own() -> None:
    cards = UnseenCardTracker(2, [1, 1])
    cards.draw(0)
    cards.draw(0)
    cards.leave_blank(2, [cards.hand_over(0, 1, 0, 0)])
    twin = cards.copy()
    assert twin.trade(0, 1)
    assert [blank.tokens for blank in cards.blanks] == [cards.hands[1]]
    assert [blank.tokens for blank in twin.blanks] == [twin.hands[1]]
