import type { Happening } from "../../generated/wire";

const ENDS: readonly string[] = ["wins", "win_together"];

/** What ended the last round, in a game that came to its end. */
export function decidingEvent(events: readonly Happening[]): Happening | undefined {
  if (!ENDS.includes(events.at(-1)?.kind ?? "")) return undefined;
  return [...events].reverse().find(({ kind }) => kind === "stops");
}
