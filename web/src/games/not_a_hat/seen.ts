import type { AnyPart, Zone } from "../../generated/wire";

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

export const zoneIn = (parts: readonly AnyPart[], id: string): Zone | undefined =>
  parts.find((part): part is Zone => part.t === "zone" && part.id === id);

export const ownerIn = (parts: readonly AnyPart[], id: string): number =>
  parts.find((part) => part.t === "token" && part.id === id)?.owner ?? -1;

export function valueIn(parts: readonly AnyPart[], id: string): string | number | undefined {
  const part = parts.find((each) => each.t === "fact" && each.id === id);
  return part?.t === "fact" ? part.value : undefined;
}

/** The seats that still play. */
export const seatsIn = (parts: readonly AnyPart[], seats: number): number[] =>
  Array.from({ length: seats }, (_, seat) => seat).filter((seat) => ownerIn(parts, `left:${seat}`) < 0);

/** Who sits next to a seat among those who play, clockwise (its left) or the other way. */
export function beside(seat: number, there: readonly number[], way: "left" | "right"): number {
  const after = [...there.filter((other) => other > seat), ...there.filter((other) => other < seat)];
  return after.at(way === "left" ? 0 : -1) ?? seat;
}

/** What lies in the first place of a zone. */
export const firstOf = (parts: readonly AnyPart[], id: string): string => zoneIn(parts, id)?.faces[0] ?? "";
