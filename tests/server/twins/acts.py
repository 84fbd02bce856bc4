"""All that a script is made of."""

from collections.abc import Awaitable, Callable

from tests.server.twins.beyond import bet, give_signs, go_on
from tests.server.twins.duo import Duo
from tests.server.twins.house import be_covered, keep_house, pause, run_out_of_room, talk, wait, withdraw
from tests.server.twins.playing import announce, change_ones_mind, fumble, hush_for_a_while, open_a_sealed_choice
from tests.server.twins.reading import (
    ask_for_the_board,
    ask_from_outside,
    ask_why,
    come_back,
    play_oneself,
    try_what_is_refused,
)
from tests.server.twins.windows import answer_early, hasten, hush_or_answer

Act = Callable[[Duo], Awaitable[bool]]
"""Does something, or tells that it can't be done now."""

ACTS: tuple[Act, ...] = (
    *(announce, announce, announce, announce, change_ones_mind, change_ones_mind),
    *(wait, wait, open_a_sealed_choice, play_oneself),
    *(ask_for_the_board, ask_why, try_what_is_refused, come_back, ask_from_outside),
    *(give_signs, bet, go_on, hasten),
    *(fumble, hush_for_a_while, talk, pause, be_covered, keep_house, withdraw, run_out_of_room),
)
"""Those that come up more often are named more than once."""
IN_A_WINDOW: tuple[Act, ...] = (answer_early, hush_or_answer)
"""Those that can only come first, while no answer takes effect yet."""
