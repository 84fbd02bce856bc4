import type { AnyPart, Zone } from "../generated/wire";
import type { Flight } from "./animation_plan";

/** A card that a zone has got, or has lost; the face "" is one that nobody sees. */
interface Change {
  zone: Zone;
  spot: string;
  face: string;
}

const zonesOf = (parts: readonly AnyPart[]): Zone[] => parts.filter((part) => part.t === "zone");

const spotIn = (zone: Zone, face: string, index: number): string =>
  zone.layout === "slots" ? `${zone.id}/${index}` : zone.layout === "fan" && face ? `${zone.id}/${face}` : zone.id;

/** The faces that one zone shows and the other does not, each with its place. */
function onlyIn(zone: Zone, other: Zone | undefined): Change[] {
  if (zone.layout === "slots") {
    return zone.faces.flatMap((face, index) =>
      face && other?.faces[index] !== face ? [{ zone, spot: spotIn(zone, face, index), face }] : [],
    );
  }
  const rest = [...(other?.faces ?? [])];
  return zone.faces.flatMap((face, index) => {
    const found = rest.indexOf(face);
    if (found >= 0) rest.splice(found, 1);
    return found >= 0 || !face ? [] : [{ zone, spot: spotIn(zone, face, index), face }];
  });
}

/** What a zone has got over another state of itself: faces that are new, then what is only counted. */
function more(zone: Zone, other: Zone | undefined): Change[] {
  const extra = zone.count - (other?.count ?? 0);
  const faces = onlyIn(zone, other);
  // A pile shows its top alone: a new face after a loss was only uncovered.
  const seen = zone.layout === "pile" ? faces.slice(0, Math.max(0, extra)) : faces;
  const unseen = zone.layout === "slots" ? 0 : Math.max(0, extra - seen.length);
  return [...seen, ...Array.from({ length: unseen }, () => ({ zone, spot: zone.id, face: "" }))];
}

const isUp = (change: Change): boolean => change.face !== "";

/** Which cards went from where to where, as far as two states of the table tell. */
export function movedCards(before: readonly AnyPart[], after: readonly AnyPart[]): Flight[] {
  const [old, now] = [zonesOf(before), zonesOf(after)];
  const lost = old.flatMap((zone) =>
    more(
      zone,
      now.find((each) => each.id === zone.id),
    ),
  );
  const got = now.flatMap((zone) =>
    more(
      zone,
      old.find((each) => each.id === zone.id),
    ),
  );
  const flights: Flight[] = [];
  const pair = (fits: (from: Change, to: Change) => boolean): void => {
    for (const to of [...got]) {
      const from = lost.find((each) => each.zone.id !== to.zone.id && fits(each, to));
      if (!from) continue;
      lost.splice(lost.indexOf(from), 1);
      got.splice(got.indexOf(to), 1);
      const face = from.face || to.face;
      const nth = got.filter((each) => each.spot === to.spot).length;
      flights.push({ from: [from.spot], to: [to.spot], face, isUp: isUp(from), endsUp: isUp(to), nth, leg: 0 });
    }
  };
  pair((from, to) => isUp(from) && from.face === to.face);
  pair((from, to) => isUp(from) && !isUp(to));
  pair((from, to) => !isUp(from) && isUp(to));
  pair((from, to) => !isUp(from) && !isUp(to));
  return flights;
}
