"""What truly lies on the table, as a set of short statements: "hand:1: mug". Two positions are compared by them."""

from regift.kit.seeded_random_generator import Chance
from regift.kit.state import State
from regift.kit.view import Part, Zone


def statements(state: State) -> set[str]:
    """Return a statement for each card that lies in a zone, with all turned up, and for whatever else a view tells."""
    found: set[str] = set()
    for part in state.open_view().parts:
        found.update(statements_of(part))
    return found


def statements_of(part: Part) -> list[str]:
    """Return the statements about one part."""
    if not isinstance(part, Zone):
        return [f"{part.id}: {[getattr(part, field) for field in part.fields]}"]
    said = [f"{part.id}: {part.count} cards"]
    seen: dict[str, int] = {}
    for face in part.faces:
        seen[face] = seen.get(face, 0) + 1
        said.append(f"{part.id}: {face}" if seen[face] == 1 else f"{part.id}: {face}, {seen[face]} of them")
    return said


def faces_on(state: State) -> dict[str, int]:
    """Count the faces in all zones, with all turned up; a zone that only some see may show cards of another again."""
    found: dict[str, int] = {}
    public = [part.id for part in state.view().parts]
    for part in state.open_view().parts:
        if isinstance(part, Zone) and part.id in public:
            for face in part.faces:
                if face:
                    found[face] = found.get(face, 0) + 1
    return found


def is_announced(state: State) -> bool:
    """Return whether no seat has picks or a choice that it could take back."""
    for seat in range(state.game.seats):
        if state.can_take_back(seat):
            return False
    return True


def check_counts(state: State, twin: State, where: str) -> None:
    """Check that a determinization shows no more cards of a kind than the game's `counts` has."""
    game = state.game
    if not game.counts:
        return
    true, drawn = faces_on(state), faces_on(twin)
    for kind, count in enumerate(game.counts):
        name = game.words[kind]
        most = max(count, true.get(name, 0))
        assert drawn.get(name, 0) <= most, (
            f"{where}: {drawn[name]} cards {name!r} lie on the table, and the game has {count}: determinize deals "
            f"cards that lie elsewhere. See docs/add-a-game.md, What a seat knows: take out of the pool what was shown"
        )


def play_alike(one: State, two: State, moves: int, chance: Chance) -> str:
    """Play on in two positions with the same dice; return what happened in one only, "" while they are alike."""
    draw = chance.below(1 << 30)
    one.chance, two.chance = Chance(draw), Chance(draw)
    for _ in range(moves):
        if one.to_act() != two.to_act():
            return f"{list(one.to_act())} are to act or {list(two.to_act())}"
        seats = one.to_act()
        if not seats:
            break
        seat = seats[chance.below(len(seats))]
        options, others = one.options(seat), two.options(seat)
        if options != others:
            return f"seat {seat} has other options"
        start, told = len(one.history), len(two.history)
        action = options[chance.below(len(options))]
        one.apply(seat, action)
        two.apply(seat, action)
        one.check_invariants()
        if one.history[start:] != two.history[told:]:
            return f"{action} of seat {seat} leads to {last_events(one, start)} or {last_events(two, told)}"
        if one.fingerprint() != two.fingerprint():
            return f"{action} of seat {seat} leads to other picks"
    return ""


def last_events(state: State, start: int) -> str:
    """Name what happened since the history was `start` long, all faces open."""
    said = " ".join([repr(event) for event in state.events(-2, start)])
    return said or "nothing"
