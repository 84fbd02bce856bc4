import { countOf } from "../wire/decode_and_fill_defaults";
import type { AnyPart, Board, Change, Happening, Update } from "../generated/wire";

/** The board after an update, or null when something in between is missing and the whole board must be asked for. */
export function apply(board: Board, update: Update): Board | null {
  const follows = update.since < 0 ? update.at - 1 : update.since;
  if (update.at <= board.at) return board;
  if (follows > board.at) return null;
  return {
    ...board,
    at: update.at,
    parts: changed(mergeParts(board.parts, update.parts, update.gone), update.changes),
    to_act: update.to_act ?? board.to_act,
    out: update.out ?? board.out,
    options: update.options,
    can_take_back: update.can_take_back,
    can_hasten: update.can_hasten,
    standings: update.standings.length ? update.standings : board.standings,
    story: update.story.length ? update.story : board.story,
  };
}

/** Put changed parts in place of those with the same ids, new ones at the end. */
export function mergeParts(parts: readonly AnyPart[], changed: readonly AnyPart[], gone: readonly string[]): AnyPart[] {
  const fresh = new Map(changed.map((part) => [part.id, part]));
  const kept = parts.filter((part) => !gone.includes(part.id)).map((part) => fresh.get(part.id) ?? part);
  const there = new Set(kept.map((part) => part.id));
  return [...kept, ...changed.filter((part) => !there.has(part.id))];
}

/** Put changed fields into the parts with the same ids. */
export function changed(parts: readonly AnyPart[], changes: Readonly<Record<string, Change>>): AnyPart[] {
  return parts.map((part) => {
    const { splice, ...fields } = changes[part.id] ?? {};
    const given = { ...fields, ...(splice && spliced(part, splice)) };
    const counted = given.faces && { count: countOf(given.faces) };
    return { ...part, ...counted, ...given } as AnyPart;
  });
}

/** The faces of a zone, or the cells of a grid, with some taken out and others put in. */
function spliced(part: AnyPart, [place, out, ...faces]: readonly (number | string)[]): Change {
  const start = Number(place);
  const put = (into: readonly string[]): string[] => [
    ...into.slice(0, start),
    ...faces.map(String),
    ...into.slice(start + Number(out)),
  ];
  if (part.t === "zone") return { faces: put(part.faces) };
  return part.t === "grid" ? { cells: put(part.cells) } : {};
}

export interface LogEntry {
  number: number;
  event: Happening;
}

/** Whether it may be told again; what is not was for the moment alone. */
export const isLasting = ({ is_fleeting }: Happening): boolean => !is_fleeting;

const LONGEST_LOG = 200;

/** The log without what was told once and is to leave no trace. */
export function withoutFleeting(log: readonly LogEntry[]): LogEntry[] {
  return log.filter((entry) => !entry.event.is_fleeting);
}

/** The log with new events at its end; the oldest are dropped, and so is what was fleeting before them. */
export function appendEvents(log: readonly LogEntry[], events: readonly Happening[]): LogEntry[] {
  if (events.length === 0) return [...log];
  const next = (log.at(-1)?.number ?? 0) + 1;
  return [...withoutFleeting(log), ...events.map((event, index) => ({ number: next + index, event }))].slice(
    -LONGEST_LOG,
  );
}
