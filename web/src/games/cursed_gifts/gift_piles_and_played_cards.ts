import type { AnyPart, Fact, Zone } from "../../generated/wire";

/** One gift with what lies on it. */
export interface Pile {
  /** Where its lowest card lies in the zone. */
  at: number;
  gift: string;
  onTop: string[];
  /** What it counts with all that lies on it; a gift alone says so itself. */
  worth: number | null;
  /** Whether the reader has chosen it, in a move that goes on. */
  isChosen: boolean;
}

export const factsOf = (parts: readonly AnyPart[], name: string): Fact[] =>
  parts.filter((part): part is Fact => part.t === "fact" && part.name === name);

/** The gifts in front of a seat: "worth:2:5:3" says that at its fifth place three cards lie on one another. */
export function pilesOf(zone: Zone, parts: readonly AnyPart[]): Pile[] {
  const worths = factsOf(parts, "worth").filter(({ owner }) => owner === zone.owner);
  const chosen = factsOf(parts, "chosen_gift").filter(({ owner }) => owner === zone.owner);
  const piles: Pile[] = [];
  for (let at = 0; at < zone.faces.length;) {
    const worth = worths.find(({ id }) => id.startsWith(`worth:${zone.owner}:${at}:`));
    const count = worth ? Number(worth.id.split(":").at(-1)) : 1;
    const [gift = "", ...onTop] = zone.faces.slice(at, at + count);
    const isChosen = chosen.some(({ id }) => id === `chosen:${at}`);
    piles.push({ at, gift, onTop, worth: worth ? Number(worth.value) : null, isChosen });
    at += count;
  }
  return piles;
}

/** A card that was laid, and who laid it. */
export interface PlayedCard {
  seat: number;
  card: string;
}

/** The card being played and every answer to it, the newest last. */
export const playedCardsIn = (parts: readonly AnyPart[]): PlayedCard[] =>
  factsOf(parts, "laid")
    .sort((one, other) => one.id.localeCompare(other.id, "en", { numeric: true }))
    .map(({ owner, value }) => ({ seat: owner, card: String(value) }));
