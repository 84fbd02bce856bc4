import type { AnyPart, Zone } from "../../generated/wire";

/** A card of a fan, as it is touched. */
export interface FanCard {
  face: string;
  spot: string;
  /** Of its own: its face, and how many like it lie before it. */
  key: string;
}

/** The cards of a fan, each with a key of its own. */
export function cardsOf(zone: Zone): FanCard[] {
  const before = new Map<string, number>();
  return zone.faces.map((face) => {
    const number = before.get(face) ?? 0;
    before.set(face, number + 1);
    return { face, spot: `${zone.id}/${face}`, key: `${zone.id}/${face}.${number}` };
  });
}

/** One's hand: the first fan of a seat, which is drawn large. */
export const handOf = (parts: readonly AnyPart[], seat: number): Zone | undefined =>
  parts.find((part): part is Zone => part.t === "zone" && part.owner === seat && part.layout === "fan");
