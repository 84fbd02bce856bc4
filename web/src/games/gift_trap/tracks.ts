/** Where a pawn is drawn: its space, and its place among those that stand there, from below, then in a second column. */
export interface Placed {
  seat: number;
  space: number;
  row: number;
  column: number;
}

/** So many pawns stand one on the other; the next begin a column. */
export const HIGHEST = 4;

/** Place pawns that share a space one on the other; who has left (−1) has none. */
export function placed(pawns: readonly number[], highest = HIGHEST): Placed[] {
  const counts = new Map<number, number>();
  return pawns.flatMap((space, seat) => {
    if (space < 0) return [];
    const nth = counts.get(space) ?? 0;
    counts.set(space, nth + 1);
    return [{ seat, space, row: nth % highest, column: Math.floor(nth / highest) }];
  });
}
