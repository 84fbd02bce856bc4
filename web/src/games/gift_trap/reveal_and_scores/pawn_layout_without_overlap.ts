/** Where a pawn is drawn over the way: its middle, and how far to the right of that its space is, in pixels. */
export interface Placed {
  seat: number;
  space: number;
  x: number;
  off: number;
}

export interface PawnLane {
  /** Spaces from GO to GIFTED. */
  length: number;
  /** Pixels between the middles of the two. */
  width: number;
  /** How wide a pawn is. */
  pawn: number;
}

/**
 * Place pawns side by side in one row, none on another, each as near to its space as all together allow; who has left
 * (−1) has none. Neighbours that would touch become a group, which lies over the mean of its spaces.
 */
export function placed(spaces: readonly number[], { length, width, pawn }: PawnLane): Placed[] {
  const there = spaces.flatMap((space, seat) => (space < 0 ? [] : [{ seat, space }]));
  there.sort((one, other) => one.space - other.space || one.seat - other.seat);
  const apart = Math.min(pawn, width / Math.max(1, there.length - 1));
  const middle = (space: number): number => (space / (length || 1)) * width;
  const groups: { sum: number; count: number }[] = [];
  for (const [nth, { space }] of there.entries()) {
    let group = { sum: middle(space) - nth * apart, count: 1 };
    for (let last = groups.at(-1); last && last.sum / last.count > group.sum / group.count; last = groups.at(-1)) {
      group = { sum: last.sum + group.sum, count: last.count + group.count };
      groups.pop();
    }
    groups.push(group);
  }
  const most = Math.max(0, width - (there.length - 1) * apart);
  const starts = groups.flatMap(({ sum, count }) =>
    Array.from({ length: count }, () => Math.min(most, Math.max(0, sum / count))),
  );
  return there.map(({ seat, space }, nth) => {
    const x = (starts[nth] ?? 0) + nth * apart;
    return { seat, space, x, off: middle(space) - x };
  });
}
