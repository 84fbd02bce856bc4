/** What the back of a gift says. */
export interface Back {
  colour: string;
  way: string;
}

/** The back that a face is, null for a drawing. */
export function backOf(face: string): Back | null {
  const [, colour, way] = /^back-(black|white)-(left|right)$/.exec(face) ?? [];
  return colour && way ? { colour, way } : null;
}

/** The label of a zone's faces may be read where they are drawings. */
export const isDrawing = (face: string): boolean => face !== "" && backOf(face) === null;

/** Who sits next to a seat among those who play, clockwise (its left) or the other way. */
export function beside(seat: number, there: readonly number[], way: "left" | "right"): number {
  const after = [...there.filter((other) => other > seat), ...there.filter((other) => other < seat)];
  return after.at(way === "left" ? 0 : -1) ?? seat;
}
