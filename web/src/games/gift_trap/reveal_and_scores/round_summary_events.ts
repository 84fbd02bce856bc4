import type { Happening } from "../../../generated/wire";
import type { LogEntry } from "../../../table/apply_updates_to_board_and_log";
import { keyOf } from "../board_selectors";
import { seatIn, signed } from "./whole_game_pair_and_gift_scores";

const MOVES = "moves_pawns";
const GIFTS: readonly string[] = ["gives_best", "gives_worst"];
const END = "ends_round";
const KINDS: readonly string[] = [MOVES, ...GIFTS, END];
/** Milliseconds for which it can be read: a table that goes faster shows none, and its log has it. */
const READABLE = 1500;

/** What a round has brought, as the table tells it. */
export interface RoundSummary {
  round: number;
  players: { seat: number; give: string; get: string }[];
  /** The best gift of the round and the worst one, as far as there are any. */
  gifts: { event: Happening; gift: string }[];
}

/** What all look at, where that is the end of a round: `log` tells what it has brought; null for anything else. */
export function roundSummaryOf(looked: Happening | null, log: readonly LogEntry[]): RoundSummary | null {
  if (looked?.kind !== END || looked.pause < READABLE) return null;
  const round = Number(looked.args["round"]);
  const events = log.map(({ event }) => event);
  const told = events.slice(events.map(({ kind }) => KINDS.includes(kind)).lastIndexOf(false) + 1);
  const moved = ({ args }: Happening, track: string): string =>
    signed(Number(args[`${track}_forward`]) - Number(args[`${track}_back`]));
  return {
    round,
    players: told
      .filter(({ kind }) => kind === MOVES)
      .map((event) => ({ seat: seatIn(event.args["seat"]), give: moved(event, "give"), get: moved(event, "get") })),
    gifts: told.filter(({ kind }) => GIFTS.includes(kind)).map((event) => ({ event, gift: keyOf(event.args["gift"]) })),
  };
}
