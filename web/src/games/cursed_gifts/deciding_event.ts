import type { Happening } from "../../generated/wire";

/** What adds to a gauge. */
const ADDS: readonly string[] = ["lands", "lands_pair", "sticks", "moves"];
/** What follows it until the game is over. */
const FOLLOWS: readonly string[] = ["eliminated", "wins", "reshuffles"];

/** The gift or card by which the last player but one was eliminated, in a game that ended so. */
export function decidingEvent(events: readonly Happening[]): Happening | undefined {
  if (events.at(-1)?.kind !== "wins") return undefined;
  const event = [...events].reverse().find(({ kind }) => !FOLLOWS.includes(kind));
  if (!event || !ADDS.includes(event.kind)) return undefined;
  const after = events.slice(events.lastIndexOf(event) + 1);
  return after.some(({ kind }) => kind === "eliminated") ? event : undefined;
}
