import type { Chair, Happening, Lobby } from "../generated/wire";
import { t } from "../words/client_words.svelte";

/** In the log: for whom a bot begins to fill in, and who is back. */
export const COVERED = "covered-log";
export const BACK = "back-log";
const KINDS = new Set([COVERED, BACK]);

/** Return what is said of whoever a bot plays for, or has played for since they last played themselves; "" for anybody else. */
export function substituteText(chair: Chair | undefined, name: string): string {
  if (chair?.is_covered) return t("covered", { name });
  return chair?.was_covered ? t(chair.is_awaited ? "was-covered-awaited" : "was-covered", { name }) : "";
}

/** What is new of who is covered by a bot, between two lobbies of one game. */
export function presenceNotes(before: Lobby | null, now: Lobby): Happening[] {
  if (before?.phase !== "playing" || now.phase !== "playing") return [];
  return now.chairs.flatMap((chair) => {
    const kind = changeOf(before.chairs[chair.seat], chair);
    return kind ? [{ kind, args: { seat: `@${chair.seat}` }, is_fleeting: false, pause: 0 }] : [];
  });
}

/** Whether a note says what the log does not say already: nobody is back twice. */
export function isNewNote(log: readonly { event: Happening }[], { kind, args }: Happening): boolean {
  const isAlike = ({ event }: { event: Happening }) => KINDS.has(event.kind) && event.args["seat"] === args["seat"];
  return kind !== BACK || log.filter(isAlike).at(-1)?.event.kind !== BACK;
}

/** Whether a bot begins to fill in for a seat. */
export function isCoveredIn(notes: readonly Happening[], seat: number): boolean {
  return notes.some(({ kind, args }) => kind === COVERED && args["seat"] === `@${seat}`);
}

function changeOf(before: Chair | undefined, now: Chair): string {
  if (!before) return "";
  const wasMarked = before.is_covered || before.was_covered;
  if (now.is_covered) return wasMarked ? "" : COVERED;
  return wasMarked && now.who === "person" && now.is_here ? BACK : "";
}
