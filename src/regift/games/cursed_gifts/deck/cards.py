"""Every card there is: those of the rulebooks, and the house's own."""

from typing import Final

from regift.games.cursed_gifts.deck.card import (
    ALL,
    ANTIDOTE,
    ATTACH,
    CANCEL,
    CATCH,
    CURE,
    DEFENCE,
    DEFLECT,
    DISCARD,
    DRAW,
    DROP,
    FETCH,
    GIFT,
    GIVE,
    HOUSE,
    INCOME,
    LIMIT,
    LOOK,
    MORE_GIFTS,
    MORE_PLAYS,
    MOVE,
    OFFER,
    ONE,
    OWN_GIFT,
    OWN_GIFT_TO_ONE,
    PICK_UP,
    PUBLISHER,
    REMOVE,
    RENEW,
    RETURN,
    RULEBOOK,
    SHARE,
    STEAL,
    STOP_GIFT,
    STOP_TREACHERY,
    STRIP,
    SURVIVE,
    SWAP_AREAS,
    SWAP_HANDS,
    TAKE,
    THEIR_GIFT,
    TO_DEFENCE,
    TO_GIFT,
    TO_TREACHERY,
    TREACHERY,
    USELESS,
    Card,
)

SIGNS: Final = [
    "aries",
    "taurus",
    "gemini",
    "cancer",
    "leo",
    "virgo",
    "libra",
    "scorpio",
    "sagittarius",
    "capricorn",
    "aquarius",
    "pisces",
]
DESIGNS: Final = ["mug", "tie", "candle", "frog", "calendar"]
"""The Useless Gifts of the box."""
HOUSE_CARDS: Final = [
    "fruitcake",
    "glitter_bomb",
    "white_elephant",
    "moving_day",
    "nosy_aunt",
    "garden_gnome",
    "group_gift",
    "food_coma",
    "wish_list",
    "double_sided_tape",
    "regifting",
    "two_for_one",
    "garage_sale",
    "seam_ripper",
    "full_letterbox",
    "guard_dog",
    "nine_lives",
    "loyalty_card",
    "not_at_home",
    "return_to_sender",
    "pass_the_parcel",
    "finders_keepers",
    "thank_you_note",
    "magpie",
    "last_will",
    "lost_property",
    "spring_cleaning",
    "energy_drink",
]
"""The house's own expansion."""


def every_card() -> list[Card]:
    """List every card, in the order in which hands are sorted."""
    return [
        *_gifts(),
        *_antidotes(),
        *_treacheries(),
        *_defences(),
        *_comebacks(),
        *_draws(),
        *_useless_gifts(),
    ]


def _gifts() -> list[Card]:
    found = [Card(f"gift_{value}", GIFT, RULEBOOK).worth(value).at(ONE).does(OFFER) for value in range(1, 6)]
    for value in range(1, 5):
        found.append(Card(f"inevitable_{value}", GIFT, RULEBOOK).worth(value).inevitable().at(ONE).does(OFFER))
    found.append(Card("golden_gift", GIFT, PUBLISHER).worth(666).at(ONE).does(OFFER))
    found.append(Card("fruitcake", GIFT, HOUSE).worth(2).at(ONE).does(OFFER).does(PICK_UP, 1))
    return found


def _antidotes() -> list[Card]:
    return [Card(f"antidote_{value}", ANTIDOTE, RULEBOOK).worth(value).does(CURE) for value in (1, 2, 5)]


def _treacheries() -> list[Card]:
    return [
        Card("snatching", TREACHERY, PUBLISHER).at(ONE).costs(1).does(STEAL, 1),
        Card("gracula", TREACHERY, HOUSE).at(THEIR_GIFT).does(ATTACH, 1),
        Card("mummy", TREACHERY, HOUSE).at(THEIR_GIFT).does(ATTACH, 2),
        Card("au_secours", TREACHERY, HOUSE).at(THEIR_GIFT).does(ATTACH, 3),
        Card("day_of_mourning", TREACHERY, HOUSE).at(ALL).does(DISCARD, 1).does(SHARE, 1),
        Card("trollol", TREACHERY, HOUSE).at(ONE).does(GIVE, 1).does(PICK_UP, 1),
        Card("glitter_bomb", TREACHERY, HOUSE).at(ALL).does(DROP, 1),
        Card("white_elephant", TREACHERY, HOUSE).at(ONE).does(SWAP_HANDS),
        Card("moving_day", TREACHERY, HOUSE).at(ONE).costs(2).does(SWAP_AREAS),
        Card("nosy_aunt", TREACHERY, HOUSE).at(ONE).costs(1).does(LOOK).does(TAKE, 1),
        Card("garden_gnome", TREACHERY, HOUSE).at(ONE).does(LOOK).does(PICK_UP, 1),
        Card("group_gift", TREACHERY, HOUSE).at(ALL).costs(2).does(STEAL, 1),
        Card("food_coma", TREACHERY, HOUSE).at(ONE).does(LIMIT, 1),
        Card("wish_list", TREACHERY, HOUSE).at(ONE).does(DISCARD, 2),
        Card("double_sided_tape", TREACHERY, HOUSE).at(THEIR_GIFT).does(ATTACH, 1).does(PICK_UP, 1),
        Card("regifting", TREACHERY, HOUSE).at(OWN_GIFT_TO_ONE).does(MOVE),
        Card("two_for_one", TREACHERY, HOUSE).costs(1).does(MORE_GIFTS, 1),
    ]


def _defences() -> list[Card]:
    return [
        Card("siren", DEFENCE, HOUSE).at(OWN_GIFT).does(REMOVE),
        Card("garage_sale", DEFENCE, HOUSE).at(OWN_GIFT).costs(1).does(REMOVE).does(PICK_UP, 2),
        Card("seam_ripper", DEFENCE, HOUSE).at(OWN_GIFT).does(STRIP),
        Card("full_letterbox", DEFENCE, HOUSE).guards(STOP_GIFT),
        Card("guard_dog", DEFENCE, HOUSE).guards(STOP_TREACHERY),
        Card("nine_lives", DEFENCE, HOUSE).costs(1).guards(SURVIVE),
        Card("loyalty_card", DEFENCE, HOUSE).guards(INCOME, 1),
        Card("last_will", DEFENCE, HOUSE).at(OWN_GIFT_TO_ONE).posthumous().does(MOVE),
    ]


def _comebacks() -> list[Card]:
    either = TO_GIFT | TO_TREACHERY
    return [
        Card("karma", DEFENCE, RULEBOOK).to(either).does(RETURN).printed_as("shitty_karma"),
        Card("manta", DEFENCE, HOUSE).to(TO_TREACHERY).does(CANCEL),
        Card("seal", DEFENCE, HOUSE).to(either | TO_DEFENCE).does(CANCEL).printed_as("seal_in_hell"),
        Card("woolf", DEFENCE, HOUSE).to(TO_DEFENCE).does(CANCEL),
        Card("not_at_home", DEFENCE, HOUSE).to(TO_GIFT).does(CANCEL),
        Card("return_to_sender", DEFENCE, HOUSE).to(TO_GIFT).costs(1).does(RETURN).does(PICK_UP, 2),
        Card("pass_the_parcel", DEFENCE, HOUSE).to(TO_GIFT).does(DEFLECT),
        Card("finders_keepers", DEFENCE, HOUSE).to(TO_TREACHERY).costs(1).does(CATCH),
        Card("thank_you_note", DEFENCE, HOUSE).to(TO_GIFT).does(PICK_UP, 2),
        Card("magpie", DEFENCE, HOUSE).to(TO_TREACHERY).does(CANCEL).does(STEAL, 1),
    ]


def _draws() -> list[Card]:
    return [
        Card("draw_2", DRAW, HOUSE).does(PICK_UP, 2),
        Card("draw_3", DRAW, HOUSE).does(PICK_UP, 3),
        Card("lost_property", DRAW, HOUSE).costs(1).does(FETCH),
        Card("spring_cleaning", DRAW, HOUSE).does(RENEW),
        Card("energy_drink", DRAW, HOUSE).does(PICK_UP, 1).does(MORE_PLAYS, 1),
    ]


def _useless_gifts() -> list[Card]:
    plain = [Card(f"useless_{design}", USELESS, RULEBOOK) for design in DESIGNS]
    return plain + [Card(f"zodiac_{sign}", USELESS, RULEBOOK).for_sign(sign).does(FETCH) for sign in SIGNS]
