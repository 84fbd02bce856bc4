"""What the text of a card claims, read out of its words: verbs, whom or what they concern, and numbers.

A claim is a family of effects with its number (0 where the text needs none) and its scope: what the card is aimed at,
and how it is chosen. The texts are plain enough that each claim is one turn of phrase.
"""

import re
from collections import Counter
from typing import Final, NamedTuple

from regift.games.cursed_gifts.deck.card import (
    ALL,
    ANTIDOTE,
    DEFENCE,
    DRAW,
    FAMILIES,
    GIFT,
    INCOME,
    NO_GUARD,
    OWN_GIFT_TO_ONE,
    STOP_GIFT,
    STOP_TREACHERY,
    SURVIVE,
    THEIR_GIFT,
    TO_DEFENCE,
    TO_GIFT,
    TO_TREACHERY,
    TREACHERY,
    USELESS,
    Card,
)


class Claim(NamedTuple):
    """One thing that a text says a card does."""

    what: str
    number: int = 0
    scope: str = ""


ONE_SCOPE: Final = {"steal", "give", "discard", "drop", "look", "limit", "swap_hands", "swap_areas", "offer"}
"""Families of which the text says whether they concern one other player or all."""
COUNTED: Final = {"steal", "take", "give", "pick_up", "discard", "drop", "share", "attach", "limit"} | {
    "more_plays",
    "more_gifts",
}
"""Families of which the text says how many."""

PHRASES: Final = {
    "en": {
        "offer": r"add (?P<n>\d+) to (?P<scope>another|every other) player’s area",
        "cure": r"cure gifts in your area totalling exactly (?P<n>\d+)",
        "attach": r"put it on a gift in another player’s area\. That gift counts (?P<n>\d+) more",
        "cancel": r"it is cancelled for you(?!, and you take it)",
        "catch": r"it is cancelled for you, and you take it into your hand",
        "return": r"it turns back on whoever played it",
        "deflect": r"it goes on to the next player clockwise, who cannot answer",
        "steal": r"take (?P<n>\d+) random cards? from (?P<scope>another|every other) player’s hand",
        "steal from whom it answers": r"take (?P<n>\d+) random cards? from whoever played it",
        "take": r"take (?P<n>\d+) cards? of your choice",
        "look": r"look at (?P<scope>another|every other) player’s hand",
        "give": r"give (?P<n>\d+) cards? of your choice, unseen, to (?P<scope>another) player",
        "pick_up": r"draw (?P<n>\d+)(?! more)",
        "discard": r"(?P<scope>another|every other) player discards (?P<n>\d+) cards? of their choice",
        "drop": r"(?P<scope>another|every other) player discards (?P<n>\d+) random cards?",
        "share": r"you discard (?P<n>\d+) of yours",
        "remove": r"discard a gift in your area,? with all that is on it",
        "strip": r"discard all Treacheries on a gift in your area",
        "move": r"move a gift from your area to another player’s area",
        "swap_hands": r"swap your whole hand with (?P<scope>another) player’s",
        "swap_areas": r"swap your whole area with (?P<scope>another) player’s",
        "limit": r"(?P<scope>another|every other) player may play only (?P<n>\d+) cards? on their next turn",
        "more_plays": r"play (?P<n>\d+) more cards? this turn",
        "more_gifts": r"you may offer (?P<n>\d+) more Cursed Gifts? this turn",
        "fetch": r"take any card from the discard pile, unseen by the others",
        "renew": r"discard your whole hand and draw as many cards",
        "stay": r"stays in front of you",
        "cost": r"discard (?P<n>\d+) cards?\b(?! of)",
        "stop_gift": r"stops the next Cursed Gift offered to you, unless it is Inevitable\. Both are then discarded",
        "stop_treachery": r"stops the next Treachery aimed at you\. Both are then discarded",
        "survive": r"when you would be eliminated, it goes instead, with your heaviest gift",
        "income": r"draw (?P<n>\d+) more at the end of each of your turns",
        "unanswered": r"no Comeback stops it",
        "sum": r"Antidotes add up",
        "lands": r"it lands anyway",
        "trio": r"three together answer like a Karma",
        "pair": r"If pairs are allowed, two together make an Inevitable gift of (?P<n>\d+)",
        "sign": r"If you play with signs and \w+ is yours",
    },
    "fr": {
        "offer": r"ajoute (?P<n>\d+) à la jauge (?P<scope>d’un|de chaque) autre joueur",
        "cure": r"guéris des cadeaux de ta jauge totalisant exactement (?P<n>\d+)",
        "attach": r"pose-l[ea] sur un cadeau dans la jauge d’un autre joueur\. Ce cadeau compte (?P<n>\d+) de plus",
        "cancel": r"est annulée pour toi(?!, et tu la prends)",
        "catch": r"est annulée pour toi, et tu la prends en main",
        "return": r"se retourne contre la personne qui l’a jouée?",
        "deflect": r"il passe à la personne suivante dans le sens horaire, qui ne peut pas riposter",
        "steal": r"prends (?P<n>\d+) cartes? au hasard dans la main (?P<scope>d’un|de chaque) autre joueur",
        "steal from whom it answers": r"prends (?P<n>\d+) cartes? au hasard à la personne qui l’a jouée",
        "take": r"prends-y (?P<n>\d+) cartes? de ton choix",
        "look": r"regarde la main (?P<scope>d’un|de chaque) autre joueur",
        "give": r"donne en cachette (?P<n>\d+) cartes? de ton choix à (?P<scope>un) autre joueur",
        "pick_up": r"pioche[sz]? (?P<n>\d+) cartes?\b(?! de plus)",
        "discard": r"(?P<scope>un|chaque) autre joueur défausse (?P<n>\d+) cartes? de son choix",
        "drop": r"(?P<scope>un|chaque) autre joueur défausse (?P<n>\d+) cartes? au hasard",
        "share": r"tu en défausses (?P<n>\d+) aussi",
        "remove": r"défausse un cadeau de ta jauge,? avec tout ce qui est posé dessus",
        "strip": r"défausse toutes les Fourberies posées sur un cadeau de ta jauge",
        "move": r"déplace un cadeau de ta jauge vers celle d’un autre joueur",
        "swap_hands": r"échange toute ta main contre celle (?P<scope>d’un) autre joueur",
        "swap_areas": r"échange toute ta jauge contre celle (?P<scope>d’un) autre joueur",
        "limit": r"à son prochain tour, (?P<scope>un|chaque) autre joueur ne peut jouer que (?P<n>\d+) cartes?",
        "more_plays": r"joue (?P<n>\d+) cartes? de plus ce tour-ci",
        "more_gifts": r"tu peux offrir (?P<n>\d+) Maudits? Cadeaux? de plus ce tour-ci",
        "fetch": r"prends la carte que tu veux dans la défausse, sans la montrer",
        "renew": r"défausse toute ta main et pioche autant de cartes",
        "stay": r"reste devant toi",
        "cost": r"défausse (?P<n>\d+) cartes?\b(?! (?:de|au) )",
        "stop_gift": r"arrête le prochain Maudit Cadeau qu’on t’offre, sauf s’il est Inévitable\. "
        r"Les deux sont alors défaussés",
        "stop_treachery": r"arrête la prochaine Fourberie qui te vise\. Les deux sont alors défaussés",
        "survive": r"au moment de ton élimination, elle part à ta place, avec ton cadeau le plus lourd",
        "income": r"pioche (?P<n>\d+) cartes? de plus à la fin de chacun de tes tours",
        "unanswered": r"aucune Riposte ne l’arrête",
        "sum": r"les Antidotes s’additionnent",
        "lands": r"il atterrit quand même",
        "trio": r"à trois, ils ripostent comme un Karma",
        "pair": r"Si les paires sont permises, à deux, ils font un cadeau Inévitable de (?P<n>\d+)",
        "sign": r"Si on joue avec les signes et que le tien est \w+",
    },
}
"""By language and claim: how a text says it."""
EFFECT_VERBS: Final = {
    "en": r"\b(?:add|cure|draws?|discards?|takes?|gives?|looks?|swaps?|moves?|cancel\w*|turns back|offer|lands"
    r"|stops?)\b",
    "fr": r"\b(?:ajoute|guéris|pioche[sz]?|défausse\w*|prends|donne|regarde|échange|déplace|annul\w*|se retourne|offrir"
    r"|atterrit|arrête)\b",
}
"""Verbs of effects: no joke has one, so that none is mistaken for what a card does."""
SCOPES: Final = {
    "another": "one",
    "every other": "all",
    "d’un": "one",
    "un": "one",
    "de chaque": "all",
    "chaque": "all",
}

HEADS: Final = {
    "en": {GIFT: "Cursed Gift:", ANTIDOTE: "Antidote:", TREACHERY: "Treachery:", DRAW: "Draw card:"},
    "fr": {GIFT: "Maudit Cadeau :", ANTIDOTE: "Antidote :", TREACHERY: "Fourberie :", DRAW: "Carte Pioche :"},
}
"""How the text of a card of each type begins."""
OTHER_HEADS: Final = {
    "en": (
        "Inevitable Cursed Gift:",
        "Defence:",
        "Defence, played as you are eliminated:",
        "Useless Gift:",
        "Useless Gift.",
    ),
    "fr": (
        "Maudit Cadeau Inévitable :",
        "Défense :",
        "Défense, au moment de ton élimination :",
        "Cadeau Inutile :",
        "Cadeau Inutile.",
    ),
}
TRIGGERS: Final = {
    "en": (
        "Comeback to ",
        {TO_GIFT: "a Cursed Gift", TO_TREACHERY: "a Treachery", TO_DEFENCE: "a Comeback"},
        "or",
        ":",
    ),
    "fr": (
        "Riposte à ",
        {TO_GIFT: "un Maudit Cadeau", TO_TREACHERY: "une Fourberie", TO_DEFENCE: "une Riposte"},
        "ou",
        " :",
    ),
}
"""How a Comeback names what it answers. Of Defences only Comebacks are ever answered (CG-A15), so it names those."""


def head_of(language: str, card: Card) -> str:
    """Return how the card's text must begin: with its type, and for a Comeback with what it answers."""
    inevitable, defence, posthumous, useless, zodiac = OTHER_HEADS[language]
    if card.answers:
        start, types, last, colon = TRIGGERS[language]
        named = [said for bit, said in types.items() if card.answers & bit]
        return start + f" {last} ".join(part for part in (", ".join(named[:-1]), named[-1]) if part) + colon
    if card.type == DEFENCE:
        return posthumous if card.is_posthumous else defence
    if card.type == USELESS:
        return zodiac if card.sign else useless
    return inevitable if card.is_inevitable else HEADS[language][card.type]


def claims_of(card: Card) -> Counter[Claim]:
    """Return what the text of a card must claim, from its row."""
    found: Counter[Claim] = Counter()
    if card.cost:
        found[Claim("cost", card.cost)] += 1
    scope = "all" if card.aim == ALL else "one"
    for step in card.steps:
        name = FAMILIES[step.family]
        number = step.amount if name in COUNTED else card.value if name in ("offer", "cure") else 0
        if name == "steal" and card.answers:
            name = "steal from whom it answers"
        found[Claim(name, number, scope if name in ONE_SCOPE else "")] += 1
    if card.is_inevitable:
        found[Claim("unanswered")] += 1
    if card.answers and not any(
        FAMILIES[step.family] in ("cancel", "catch", "return", "deflect") for step in card.steps
    ):
        found[Claim("lands")] += 1
    if card.guard != NO_GUARD:
        guard = {STOP_GIFT: "stop_gift", STOP_TREACHERY: "stop_treachery", SURVIVE: "survive", INCOME: "income"}
        found[Claim(guard[card.guard], card.guard_amount if card.guard == INCOME else 0)] += 1
    if card.type == ANTIDOTE:
        found[Claim("sum")] += 1
    if card.type == USELESS and card.sign:
        found[Claim("sign")] += 1
    elif card.type == USELESS:
        found[Claim("trio")] += 1
        found[Claim("pair", 1)] += 1
    assert (card.aim == THEIR_GIFT) == (Claim("attach", found_number(found, "attach")) in found)
    assert (card.aim == OWN_GIFT_TO_ONE) == (Claim("move") in found)
    return found


def found_number(claims: Counter[Claim], what: str) -> int:
    """Return the number of the claim of that name; −1 for none."""
    return next((claim.number for claim in claims if claim.what == what), -1)


def claims_in(language: str, text: str) -> tuple[Counter[Claim], str]:
    """Return what a text claims, and what is left of it: the joke."""
    found: Counter[Claim] = Counter()
    left = text
    for what, pattern in PHRASES[language].items():
        for match in re.finditer(pattern, text, re.IGNORECASE):
            said = match.groupdict()
            scope = said.get("scope")
            found[Claim(what, int(said.get("n") or 0), SCOPES[scope.lower()] if scope else "")] += 1
            left = left.replace(match.group(), "", 1)
    return found, left


def faults_in(language: str, card: Card, text: str) -> list[str]:
    """Say where a card's text disagrees with its row: type, trigger, verb, scope or number."""
    text = text.replace("\u00a0", " ").replace("\u202f", " ")
    head = head_of(language, card)
    faults = [] if text.startswith(f"{head} ") else [f"it does not begin with {head!r}"]
    claimed, joke = claims_in(language, text[len(head) :])
    wanted = claims_of(card)
    faults += [f"it does not say {claim}" for claim in wanted - claimed]
    faults += [f"it says {claim}" for claim in claimed - wanted]
    faults += [f"its joke has the number {number}" for number in re.findall(r"\d+", joke)]
    faults += [f"its joke has the verb {verb!r}" for verb in re.findall(EFFECT_VERBS[language], joke, re.IGNORECASE)]
    return faults
