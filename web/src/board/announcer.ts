import type { Entry } from "../table/apply";

/** So many lines are said at once; who wants more reads the log. */
export const MOST_LINES = 3;

/** What is new in a log since a number, the last few of it; a log that began anew is new altogether. */
export function newLines(log: readonly Entry[], told: number): Entry[] {
  const last = log.at(-1)?.number ?? 0;
  return log.filter(({ number }) => number > (last < told ? 0 : told)).slice(-MOST_LINES);
}
