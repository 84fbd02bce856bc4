import type { AnyPart, Option } from "../generated/wire";

/** What the spot of a seat begins with. */
export const SEAT_SPOT = "@";

/** Where a seat itself is picked. */
export const seatSpot = (seat: number): string => `${SEAT_SPOT}${seat}`;

/** Every spot that a board drawn from these parts can light up. */
export function spotsOf(parts: readonly AnyPart[], seats: readonly number[]): Set<string> {
  const spots = new Set(seats.map(seatSpot));
  for (const part of parts) {
    spots.add(part.id);
    for (const piece of piecesOf(part)) spots.add(`${part.id}/${piece}`);
  }
  return spots;
}

function piecesOf(part: AnyPart): (string | number)[] {
  switch (part.t) {
    case "zone":
      return part.layout === "slots" ? part.faces.map((_, index) => index) : part.faces;
    case "grid":
      return part.cells.map((_, index) => index);
    case "track":
      return Array.from({ length: part.length + 1 }, (_, index) => index);
    default:
      return [];
  }
}

/** Options by the spot they are played on; those whose spot is not on the board are buttons, under "". */
export function bySpot(options: readonly Option[], spots: ReadonlySet<string>): Map<string, Option[]> {
  const found = new Map<string, Option[]>();
  for (const option of options) {
    const spot = spots.has(option.spot) ? option.spot : "";
    found.set(spot, [...(found.get(spot) ?? []), option]);
  }
  return found;
}
