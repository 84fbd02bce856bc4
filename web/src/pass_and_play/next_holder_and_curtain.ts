/** Nobody: −1, where a seat is meant. */
export const NOBODY = -1;

/**
 * Who is to have the device, of the seats that the game waits for: whoever has it as long as they are awaited, else the
 * next awaited seat after theirs; nobody where no seat of this device is.
 *
 * It is told what everybody is told and no more, so nobody learns from it who could react.
 */
export function nextHolder(holder: number, awaited: readonly number[]): number {
  if (awaited.includes(holder)) return holder;
  const inOrder = [...awaited].sort((one, other) => one - other);
  return inOrder.find((seat) => seat > holder) ?? inOrder[0] ?? NOBODY;
}

/** What the page of a shared device shows. */
export type DeviceView =
  | { readonly kind: "seat"; readonly seat: number }
  /** A curtain that shows nothing of anybody’s, until `seat` has the device. `last` had it before. */
  | { readonly kind: "curtain"; readonly seat: number; readonly last: number };

/**
 * What to show now: what is shown stays until somebody else is awaited, and then a curtain lies between the two, also
 * where only one of those who share the device is left: who knows which of them holds it.
 * `isSeenByAll`: nobody sees more of this game than others, so that it begins before everybody’s eyes, without a curtain.
 */
export function nextView(
  view: DeviceView | null,
  seats: readonly number[],
  awaited: readonly number[],
  isSeenByAll = false,
): DeviceView {
  const isGone = view !== null && !seats.includes(view.seat);
  const last = view?.kind === "curtain" ? view.last : (view?.seat ?? NOBODY);
  const next = nextHolder(view && !isGone ? view.seat : last, awaited);
  if (!view && isSeenByAll) return { kind: "seat", seat: next === NOBODY ? (seats[0] ?? NOBODY) : next };
  if (next === NOBODY) return view && !isGone ? view : { kind: "curtain", seat: seats[0] ?? NOBODY, last };
  return view && view.seat === next ? view : { kind: "curtain", seat: next, last };
}
