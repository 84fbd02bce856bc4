import type { DeckCard } from "../generated/wire";
import type { Counts } from "./deck_count_editing";

/** What is shown of the cards; null: whatever. */
export interface CardFilter {
  kind: string | null;
  source: string | null;
  /** Whether only what is in the deck is shown. */
  isIn: boolean;
}

export const EVERYTHING: CardFilter = { kind: null, source: null, isIn: false };

export const fits = ({ id, kind, source }: DeckCard, sieve: CardFilter, counts: Counts): boolean =>
  (sieve.kind === null || kind === sieve.kind) &&
  (sieve.source === null || source === sieve.source) &&
  (!sieve.isIn || (counts[id] ?? 0) > 0);

export interface Group {
  kind: string;
  cards: DeckCard[];
}

/** The cards that a sieve lets through, by kind, in the order in which they are listed. */
export function grouped(cards: readonly DeckCard[], sieve: CardFilter, counts: Counts): Group[] {
  const groups = new Map<string, DeckCard[]>();
  for (const card of cards) {
    if (fits(card, sieve, counts)) groups.set(card.kind, [...(groups.get(card.kind) ?? []), card]);
  }
  return [...groups].map(([kind, found]) => ({ kind, cards: found }));
}

/** The values that some card has, each once. */
export const valuesOf = (cards: readonly DeckCard[], field: "kind" | "source"): string[] => [
  ...new Set(cards.map((card) => card[field])),
];
