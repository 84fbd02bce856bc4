import type { Happening } from "../../generated/wire";

/** What ended the last round, in a game that came to its end. */
export function decidingEvent(events: readonly Happening[]): Happening | undefined {
  if (events.at(-1)?.kind !== "wins") return undefined;
  return [...events].reverse().find(({ kind }) => kind === "stops");
}
