import type { Happening } from "../generated/wire";
import { isLasting } from "../table/apply_updates_to_board_and_log";

/** So many lines are said at once; who wants more reads the log. */
export const MOST_LINES = 3;

/** What is to be said next: the last few of what waits and of what is new. Of what is fleeting, only what is new. */
export const toSay = (waiting: readonly Happening[], events: readonly Happening[]): Happening[] =>
  [...waiting.filter(isLasting), ...events].slice(-MOST_LINES);

/** Whether it has to be said now, or never. */
export const isBrief = (events: readonly Happening[]): boolean => !events.every(isLasting);
