import type { BalanceNews, Estimate, GroupShare } from "../../generated/wire";

/** Whether the place at the table makes a difference that is more than chance. */
export function edge({ advantage }: BalanceNews): "more" | "less" | "even" {
  if (advantage.low > 0) return "more";
  return advantage.high < 0 ? "less" : "even";
}

/** A share as a percentage of one decimal at most. */
export const percent = (share: number): number => Math.round(share * 1000) / 10;

/** An interval around a figure in whole numbers, or tenths where it is narrow. */
export function rounded({ value, low, high }: Estimate): Estimate {
  const digits = high - low < 4 && value < 100 ? 10 : 1;
  const round = (number: number): number => Math.round(number * digits) / digits;
  return { value: round(value), low: round(low), high: round(high) };
}

/** A bar: of whom or what, and which share. */
export interface ShareRow {
  who: string;
  share: Estimate;
  /** Whether it was counted, and has no interval. */
  isSure?: boolean;
}

/** How games are spread, as bars. */
export const rowsOf = (groups: GroupShare[]): ShareRow[] =>
  groups.map(({ label, share }) => ({ who: label, share: { value: share, low: share, high: share }, isSure: true }));

/** The end of the scale that shares are drawn on: somewhat more than the highest. */
export const scaleOf = (rows: ShareRow[], even = 0): number =>
  Math.min(1, Math.max(even * 2, ...rows.map(({ share }) => share.high))) || 1;
