import type { Happening } from "../../../generated/wire";
import { keyOf } from "../board_selectors";
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

export const KNOWS_BEST = "knows-best";
const SUREST = "surest-gift";
const DREADED = "dreaded-gift";
/** The lines of the recap that are told with pictures. */
export const PICTURED: readonly string[] = [KNOWS_BEST, SUREST, DREADED];

/** The seat that an argument names. */
export const seatIn = (said: unknown): number => Number(String(said).slice(1));

/** The surest gift or the most dreaded one, and how many of all wished for it or dreaded it. */
export interface RatedGift {
  gift: string;
  isWanted: boolean;
  votes: number;
  of: number;
}

/** The gifts that the recap tells of, the surest one first. */
export const ratedGiftsIn = (lines: readonly Happening[]): RatedGift[] =>
  lines
    .filter(({ kind }) => kind === SUREST || kind === DREADED)
    .map(({ kind, args }) => ({
      gift: keyOf(args["gift"]),
      isWanted: kind === SUREST,
      votes: Number(args[kind === SUREST ? "liked" : "dreaded"]),
      of: Number(args["count"]),
    }));

/** A number with its sign. */
export const signed = (points: number): string => (points > 0 ? `+${points}` : points < 0 ? `−${-points}` : "0");
