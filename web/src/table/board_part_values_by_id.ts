import type { AnyPart, Zone } from "../generated/wire";

export const zoneIn = (parts: readonly AnyPart[], id: string): Zone | undefined =>
  parts.find((part): part is Zone => part.t === "zone" && part.id === id);

/** What lies in the first place of a zone, "" where nothing does. */
export const firstFaceIn = (parts: readonly AnyPart[], id: string): string => zoneIn(parts, id)?.faces[0] ?? "";

export const ownerIn = (parts: readonly AnyPart[], id: string): number =>
  parts.find((part) => part.t === "token" && part.id === id)?.owner ?? -1;

export function valueIn(parts: readonly AnyPart[], id: string): string | number | undefined {
  const part = parts.find((each) => each.t === "fact" && each.id === id);
  return part?.t === "fact" ? part.value : undefined;
}

/** The seats that still play. */
export const seatsIn = (parts: readonly AnyPart[], seats: number): number[] =>
  Array.from({ length: seats }, (_, seat) => seat).filter((seat) => ownerIn(parts, `left:${seat}`) < 0);
