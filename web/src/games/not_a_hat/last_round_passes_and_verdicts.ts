import type { LogEntry } from "../../table/apply_updates_to_board_and_log";

/** One gift that was passed on: what was said of it, and what it was. */
export interface Pass {
  seat: number;
  target: number;
  claim: string;
  card: string;
  isTrue: boolean;
  isAccepted: boolean;
}

const seatIn = (said: unknown): number => Number(String(said).slice(1));
const keyIn = (said: unknown): string => String(said).replace(/^#/, "");

/** The passes of the last round of which the truth was told, in their order; none where only the last of them are known. */
export function passesIn(log: readonly LogEntry[], isPart = false): Pass[] {
  const events = log.map(({ event }) => event);
  const round = events.map(({ kind }) => kind).lastIndexOf("starts");
  if (isPart && round < 0 && events[0]?.kind === "recalls") return [];
  const told = events.filter(({ kind }, at) => kind === "recalls" && at > round);
  return told.map(({ args }) => {
    const [claim, card] = [keyIn(args["claim"]), keyIn(args["card"])];
    const isAccepted = keyIn(args["answer"]) === "accepted";
    return {
      seat: seatIn(args["seat"]),
      target: seatIn(args["target"]),
      claim,
      card,
      isTrue: claim === card,
      isAccepted,
    };
  });
}

/** What a pass was: a truth or a tale, believed or not. */
export const verdictOf = ({ isTrue, isAccepted }: Pass): string =>
  `recall_${isTrue ? "truth" : "tale"}_${isAccepted ? "taken" : "refused"}`;
