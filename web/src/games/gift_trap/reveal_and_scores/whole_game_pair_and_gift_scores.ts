import type { Happening } from "../../../generated/wire";
import { openedBy, type Opened } from "./revealed_so_far.svelte";

/** All parcels that were opened. */
export const openedIn = (events: readonly Happening[]): Opened[] =>
  events.map(openedBy).filter((opened) => opened !== null);

/** What a gift brought: to its giver, and who got it. */
export interface Pair {
  giver: number;
  receiver: number;
  points: number;
  gifts: number;
}

/** Whether the two of a parcel moved back. */
const isBack = ({ kind }: Opened): boolean => kind === "appals" || kind === "misses";

/** What a parcel was worth to both, before any doubling. */
export function worthOf(opened: Opened): number {
  const steps = opened.give.steps / Math.max(1, opened.give.times);
  return isBack(opened) ? -steps : steps;
}

/** By giver, then receiver: what all parcels between the two were worth, the best first. */
export function pairsOf(opened: readonly Opened[]): Pair[] {
  const pairs = new Map<string, Pair>();
  for (const parcel of opened) {
    const { giver, receiver } = parcel;
    const key = `${giver} ${receiver}`;
    const pair = pairs.get(key) ?? { giver, receiver, points: 0, gifts: 0 };
    pairs.set(key, { ...pair, points: pair.points + worthOf(parcel), gifts: pair.gifts + 1 });
  }
  const order = (pair: Pair): number => pair.giver * 10 + pair.receiver;
  return [...pairs.values()].sort((one, other) => other.points - one.points || order(one) - order(other));
}

/** A gift, and what it was worth over all times it was given. */
export interface GiftScore {
  gift: string;
  points: number;
  times: number;
}

/** The surest gift and the worst one; null where none brought, or cost, anything. */
export function extremes(opened: readonly Opened[]): { surest: GiftScore | null; worst: GiftScore | null } {
  const gifts = new Map<string, GiftScore>();
  for (const parcel of opened) {
    const known = gifts.get(parcel.gift) ?? { gift: parcel.gift, points: 0, times: 0 };
    gifts.set(parcel.gift, { ...known, points: known.points + worthOf(parcel), times: known.times + 1 });
  }
  const sorted = [...gifts.values()].sort((one, other) => other.points - one.points);
  const [surest, worst] = [sorted[0], sorted.at(-1)];
  return {
    surest: surest && surest.points > 0 ? surest : null,
    worst: worst && worst.points < 0 ? worst : null,
  };
}

/** A number with its sign. */
export const signed = (points: number): string => (points > 0 ? `+${points}` : points < 0 ? `−${-points}` : "0");
