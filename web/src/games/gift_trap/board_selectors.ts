import type { AnyPart } from "../../generated/wire";
import { ownerIn, valueIn, zoneIn } from "../../table/board_part_values_by_id";

/** What a round is at. */
export type Phase = "colour" | "give" | "rate" | "reveal" | "over";

const PHASES: Readonly<Record<string, Phase>> = {
  step_colour: "colour",
  step_give: "give",
  step_rate: "rate",
  step_open: "reveal",
  step_over: "over",
  beat_give: "give",
  beat_rate: "rate",
  beat_turn: "reveal",
  beat_flip: "reveal",
};

/** The four tokens of who rates, the best first. */
export const RANKS = ["great", "good", "ok", "no_way"];
/** The packs, the cheapest first. */
export const COLOURS = ["yellow", "red", "blue", "black"];

/** What a word or a card is called among the keys. */
export const keyOf = (said: unknown): string => String(said ?? "").replace(/^#/, "");

export const stepOf = (parts: readonly AnyPart[]): string => String(valueIn(parts, "step") ?? "");
export const beatOf = (parts: readonly AnyPart[]): string => String(valueIn(parts, "beat") ?? "");

export function phaseOf(parts: readonly AnyPart[]): Phase {
  const step = stepOf(parts);
  return PHASES[step === "step_beat" ? beatOf(parts) : step] ?? "over";
}

/** The gifts on display, by square. */
export function displayOf(parts: readonly AnyPart[]): string[] {
  const grid = parts.find((part) => part.id === "display");
  return grid?.t === "grid" ? grid.cells.filter((cell) => cell !== "") : [];
}

/** Whether a gift moves nobody any more. */
export const isTrapped = (parts: readonly AnyPart[], square: number): boolean =>
  Boolean(zoneIn(parts, "traps")?.faces[square]);

/** A parcel before somebody. */
export interface Parcel {
  giver: number;
  /** Which of two from the same giver. */
  slot: number;
  /** "parcel" while it is closed, then the gift. */
  face: string;
  /** The doubling cards at it: give_more, get_more, both_more. */
  mark: string;
  spot: string;
}

/** The parcels before a seat, the giver on its left first. */
export function parcelsOf(parts: readonly AnyPart[], seat: number, seats: number): Parcel[] {
  const faces = zoneIn(parts, `parcels:${seat}`)?.faces ?? [];
  const marks = zoneIn(parts, `marks:${seat}`)?.faces ?? [];
  const found = faces.flatMap((face, at) =>
    face
      ? [
          {
            giver: at % seats,
            slot: Math.floor(at / seats),
            face,
            mark: marks[at] ?? "",
            spot: `parcels:${seat}/${at}`,
          },
        ]
      : [],
  );
  const away = ({ giver }: Parcel): number => (giver - seat + seats) % seats;
  return found.sort((one, other) => away(one) - away(other) || one.slot - other.slot);
}

/** What a seat’s tokens say of each gift on display: a rank, "rated" while it is face down, or "". */
export function ratingsOf(parts: readonly AnyPart[], seat: number): string[] {
  const faces = zoneIn(parts, `ratings:${seat}`)?.faces ?? [];
  return displayOf(parts).map((_, square) => faces[square] ?? "");
}

export const holds = (parts: readonly AnyPart[], card: string, seat: number): boolean =>
  ownerIn(parts, `holds_${card}:${seat}`) >= 0;

export const hasChosen = (parts: readonly AnyPart[], seat: number): boolean =>
  ownerIn(parts, `has_chosen:${seat}`) >= 0;

/** Where the pawns stand on a track, and how long it is. */
export function trackOf(parts: readonly AnyPart[], id: string): { length: number; pawns: number[] } {
  const track = parts.find((part) => part.id === id);
  return track?.t === "track" ? track : { length: 0, pawns: [] };
}
