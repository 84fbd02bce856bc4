/** Where one is in a game that is shown again, and through whose eyes. */
export interface ReplayAddress {
  step: number;
  /** A seat’s number, "table" or "open". */
  eyes: string;
}

export const TABLE = "table";
export const OPEN = "open";

/** Read what stands after # in an address; what is missing or makes no sense is the start, as spectators saw it. */
export function replayAddressIn(hash: string): ReplayAddress {
  const said = new URLSearchParams(hash.replace(/^#/, ""));
  const step = said.get("step") ?? "";
  const eyes = said.get("eyes") ?? "";
  return {
    step: /^\d{1,6}$/.test(step) ? Number(step) : 0,
    eyes: /^\d$/.test(eyes) || eyes === OPEN ? eyes : TABLE,
  };
}

/** What stands after # for a place, # included. */
export function hashOf({ step, eyes }: ReplayAddress): string {
  return `#step=${step}&eyes=${eyes}`;
}

/** The seat whose eyes these are, −1 for nobody’s. */
export function seatOf(eyes: string): number {
  return /^\d$/.test(eyes) ? Number(eyes) : -1;
}
