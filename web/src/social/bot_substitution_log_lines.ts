import type { Chair, Happening, Lobby } from "../generated/wire";

/** In the log: for whom a bot begins to fill in, and who is back. */
export const COVERED = "covered-log";
export const BACK = "back-log";

/** What is new of who is covered by a bot, between two lobbies of one game. */
export function presenceNotes(before: Lobby | null, now: Lobby): Happening[] {
  if (before?.phase !== "playing" || now.phase !== "playing") return [];
  return now.chairs.flatMap((chair) => {
    const kind = changeOf(before.chairs[chair.seat], chair);
    return kind ? [{ kind, args: { seat: `@${chair.seat}` }, is_fleeting: false, pause: 0 }] : [];
  });
}

/** Whether a bot begins to fill in for a seat. */
export function isCoveredIn(notes: readonly Happening[], seat: number): boolean {
  return notes.some(({ kind, args }) => kind === COVERED && args["seat"] === `@${seat}`);
}

function changeOf(before: Chair | undefined, now: Chair): string {
  if (!before || before.is_covered === now.is_covered) return "";
  if (now.is_covered) return COVERED;
  return now.who === "person" && now.is_here ? BACK : "";
}
