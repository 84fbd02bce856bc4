import type { DeckBox, DeckCard } from "../generated/wire";

/** How many of each card, those of which there are none left out. */
export type Counts = Readonly<Record<string, number>>;

export const sum = (counts: Counts): number => Object.values(counts).reduce((total, count) => total + count, 0);

/** The counts with another number of one card, within what a deck may hold of it. */
export function withCount(counts: Counts, { id, most }: DeckCard, count: number): Counts {
  const kept = Math.min(most, Math.max(0, Math.trunc(count) || 0));
  return Object.fromEntries(Object.entries({ ...counts, [id]: kept }).filter(([, each]) => each > 0));
}

/** The counts with a box put in (1) or taken out (−1). */
export function withBox(counts: Counts, cards: readonly DeckCard[], box: DeckBox, times: number): Counts {
  let mixed = counts;
  for (const card of cards) {
    const more = (box.counts[card.id] ?? 0) * times;
    if (more) mixed = withCount(mixed, card, (mixed[card.id] ?? 0) + more);
  }
  return mixed;
}

/** The counts without any card of a box. */
export function withoutBox(counts: Counts, box: DeckBox): Counts {
  return Object.fromEntries(Object.entries(counts).filter(([id]) => !(id in box.counts)));
}

/** How many times a box is in the deck whole. */
export function boxesIn(counts: Counts, box: DeckBox): number {
  const times = Object.entries(box.counts).map(([id, count]) => Math.floor((counts[id] ?? 0) / count));
  return times.length ? Math.min(...times) : 0;
}

/** Whether some cards of a box are in the deck. */
export const isTouched = (counts: Counts, box: DeckBox): boolean =>
  Object.keys(box.counts).some((id) => (counts[id] ?? 0) > 0);

/** Counts as the server reads them. */
export const textOf = (counts: Counts): string =>
  Object.entries(counts)
    .map(([id, count]) => `${id}=${count}`)
    .join(",");

export const isSame = (one: Counts, other: Counts): boolean =>
  sum(one) === sum(other) && Object.entries(one).every(([id, count]) => other[id] === count);
