import type { HeldSeat, TableNews } from "../generated/wire";

/** Why one would go back: the own turn, a game that goes on, a table that is laid, an end to look at. */
export type Reason = "mine" | "playing" | "lobby" | "over";

const ORDER: readonly Reason[] = ["mine", "playing", "lobby", "over"];
/** Games that are over are soon forgotten. */
const MOST_OVER = 2;

export function reasonOf(news: TableNews): Reason {
  if (news.phase === "playing") return news.to_act.includes(news.seat) ? "mine" : "playing";
  return news.phase === "over" ? "over" : "lobby";
}

/** The tables one may want to go back to, the most pressing first. */
export function sorted(news: readonly TableNews[]): TableNews[] {
  const rank = (each: TableNews): number => ORDER.indexOf(reasonOf(each));
  const over = news.filter((each) => reasonOf(each) === "over").slice(0, MOST_OVER);
  return news
    .filter((each) => reasonOf(each) !== "over")
    .concat(over)
    .sort((one, other) => rank(one) - rank(other) || one.code.localeCompare(other.code));
}

/** The seats whose tables the server no longer knows. */
export const gone = (held: readonly HeldSeat[], news: readonly TableNews[]): HeldSeat[] =>
  held.filter(({ code }) => !news.some((each) => each.code === code));
