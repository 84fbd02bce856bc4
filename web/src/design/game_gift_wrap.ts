import type { Lid } from "../generated/wire";

export const PAPERS = ["red", "green", "blue", "plum", "teal"] as const;
export const PATTERNS = ["stripes", "dots", "waves", "checks", "zigzag", "confetti"] as const;

export interface Wrap {
  paper: string;
  pattern: string;
}

const picked = (from: readonly string[], wanted: string, otherwise: number): string =>
  from.includes(wanted) ? wanted : (from[otherwise % from.length] ?? "");

/** The gift wrap of a game: what its lid says, else one that goes with its id, always the same. */
export function wrapOf(id: string, lid: Lid): Wrap {
  const sum = [...id].reduce((total, letter) => total * 31 + letter.charCodeAt(0), 7) % 1_000_003;
  return { paper: picked(PAPERS, lid.paper, sum), pattern: picked(PATTERNS, lid.pattern, sum >> 3) };
}
