import type { GameCard } from "../generated/wire";

/** What one wishes of a game; null: whatever. */
export interface FilterCriteria {
  players: number | null;
  /** At most so many. */
  minutes: number | null;
  kind: string | null;
}

export const NO_CRITERIA: FilterCriteria = { players: null, minutes: null, kind: null };
const SPANS = [15, 30, 45, 60];

/** Whether a game is what one wishes. One that does not say how long it takes is not too long. */
export function fits(
  { seat_range: [least, most], lid }: GameCard,
  { players, minutes, kind }: FilterCriteria,
): boolean {
  return (
    (players === null || (least <= players && players <= most)) &&
    (minutes === null || lid.minutes <= minutes) &&
    (kind === null || lid.kinds.includes(kind))
  );
}

/** The numbers of players that some game takes. */
export function playersOf(shelf: readonly GameCard[]): number[] {
  const least = Math.min(...shelf.map((card) => card.seat_range[0]));
  const most = Math.max(...shelf.map((card) => card.seat_range[1]));
  return Array.from({ length: Math.max(0, most - least + 1) }, (_, index) => least + index);
}

/** The spans of time that leave out some games and not all. */
export function spansOf(shelf: readonly GameCard[]): number[] {
  const minutes = shelf.map(({ lid }) => lid.minutes).filter((count) => count > 0);
  return SPANS.filter((span) => minutes.some((count) => count <= span) && minutes.some((count) => count > span));
}

/** The kinds that some games are of and not all. */
export function kindsOf(shelf: readonly GameCard[]): string[] {
  const all = [...new Set(shelf.flatMap(({ lid }) => lid.kinds))].sort();
  return all.filter((kind) => shelf.some(({ lid }) => !lid.kinds.includes(kind)));
}
