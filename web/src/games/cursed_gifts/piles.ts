import type { AnyPart, Fact, Zone } from "../../generated/wire";

/** One gift with what lies on it. */
export interface Pile {
  /** Where its lowest card lies in the zone. */
  at: number;
  gift: string;
  onTop: string[];
  worth: number;
}

export const factsOf = (parts: readonly AnyPart[], name: string): Fact[] =>
  parts.filter((part): part is Fact => part.t === "fact" && part.name === name);

/** What stands last in an id: "worth:2:5" says 5. */
export const lastOf = (id: string): number => Number(id.split(":").at(-1));

/** The gifts in front of a seat: each worth that the view names stands for a pile that begins at its place. */
export function pilesOf(zone: Zone, parts: readonly AnyPart[]): Pile[] {
  const worths = factsOf(parts, "worth").filter(({ owner }) => owner === zone.owner);
  const starts = worths.map(({ id, value }) => ({ at: lastOf(id), worth: Number(value) }));
  starts.sort((one, other) => one.at - other.at);
  return starts.map(({ at, worth }, index) => {
    const [gift = "", ...onTop] = zone.faces.slice(at, starts[index + 1]?.at);
    return { at, gift, onTop, worth };
  });
}

/** A card that was laid, and who laid it. */
export interface Laid {
  seat: number;
  card: string;
}

/** The card being played and every answer to it, the newest last. */
export const laidIn = (parts: readonly AnyPart[]): Laid[] =>
  factsOf(parts, "laid")
    .sort((one, other) => lastOf(one.id) - lastOf(other.id))
    .map(({ owner, value }) => ({ seat: owner, card: String(value) }));
