import type { AnyPart, Option } from "../../../generated/wire";
import { zoneIn } from "../../../table/board_part_values_by_id";
import { displayOf, keyOf, phaseOf } from "../board_selectors";

/** One thing that is laid: `give:SQUARE:SEAT`, `give_more:SQUARE` or `rate:SQUARE:RANK`, squares counted from 0. */
export type Placement = string;

export const gift = (square: number, seat: number): Placement => `give:${square}:${seat}`;
export const more = (square: number): Placement => `give_more:${square}`;
export const rating = (square: number, rank: string): Placement => `rate:${square}:${rank}`;

const squareOf = (laid: Placement): string => laid.split(":")[1] ?? "";
const placeOf = (laid: Placement): string => laid.split(":")[2] ?? "";
const verbOf = (laid: Placement): string => laid.split(":")[0] ?? "";

/** What an option would lay; "" where it lays nothing. */
export function placementBy({ verb, args }: Option): Placement {
  const square = Number(args["square"]) - 1;
  if (verb === "give") return gift(square, Number(String(args["target"]).slice(1)));
  if (verb === "give_more") return more(square);
  return verb === "rate" ? rating(square, keyOf(args["rank"])) : "";
}

/** What a seat has laid in this step, as the server sees it. */
export function placementsOn(parts: readonly AnyPart[], seat: number, seats: number): Placement[] {
  const display = displayOf(parts);
  if (phaseOf(parts) === "rate") {
    const faces = zoneIn(parts, `ratings:${seat}`)?.faces ?? [];
    return faces.flatMap((face, square) => (face && face !== "rated" ? [rating(square, face)] : []));
  }
  const marks = zoneIn(parts, `given_marks:${seat}`)?.faces ?? [];
  return (zoneIn(parts, `given:${seat}`)?.faces ?? []).flatMap((face, at) => {
    const square = display.indexOf(face);
    return face ? [gift(square, at % seats), ...(marks[at] ? [more(square)] : [])] : [];
  });
}

/** Lay a gift before somebody: it goes from where it lay, and so does what lay there, once that is full. */
export function giving(laid: readonly Placement[], square: number, seat: number, each: number): Placement[] {
  const kept = laid.filter((other) => squareOf(other) !== String(square) || verbOf(other) === "give_more");
  const theirs = kept.filter((other) => verbOf(other) === "give" && placeOf(other) === String(seat));
  const out = theirs.slice(0, Math.max(0, theirs.length - each + 1)).map(squareOf);
  return [...kept.filter((other) => !out.includes(squareOf(other))), gift(square, seat)];
}

/** Put GIVE MORE to a gift that is given, or take it away where it lies already. */
export function doubling(laid: readonly Placement[], square: number): Placement[] {
  const rest = laid.filter((other) => verbOf(other) !== "give_more");
  return laid.includes(more(square)) ? rest : [...rest, more(square)];
}

/** Lay a token on a gift: it goes from where it lay, and so does what lay there. */
export function rated(laid: readonly Placement[], square: number, rank: string): Placement[] {
  const kept = laid.filter((other) => squareOf(other) !== String(square) && placeOf(other) !== rank);
  return [...kept, rating(square, rank)];
}

/** To whom a gift is given; −1 to nobody. */
export function receiverOf(laid: readonly Placement[], square: number): number {
  const found = laid.find((each) => verbOf(each) === "give" && squareOf(each) === String(square));
  return found ? Number(placeOf(found)) : -1;
}

/** The gifts that somebody is given. */
export const givenTo = (laid: readonly Placement[], seat: number): number[] =>
  laid
    .filter((each) => verbOf(each) === "give" && placeOf(each) === String(seat))
    .map((each) => Number(squareOf(each)));

/** The token on a gift, "" for none. */
export function rankOn(laid: readonly Placement[], square: number): string {
  const found = laid.find((each) => verbOf(each) === "rate" && squareOf(each) === String(square));
  return found ? placeOf(found) : "";
}

/** The gift under a token; −1 for none. */
export function squareUnder(laid: readonly Placement[], rank: string): number {
  const found = laid.find((each) => verbOf(each) === "rate" && placeOf(each) === rank);
  return found ? Number(squareOf(found)) : -1;
}

/** The next step from what is laid to what is wanted: take the last thing back, lay one more, or nothing. */
export function towards(
  laid: readonly Placement[],
  wanted: readonly Placement[],
  options: readonly Option[],
): "take_back" | Option | null {
  if (laid.some((each) => !wanted.includes(each))) return "take_back";
  const missing = wanted.filter((each) => !laid.includes(each));
  return options.find((option) => missing.includes(placementBy(option))) ?? null;
}
