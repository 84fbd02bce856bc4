import type { Pledged } from "../generated/wire";

/** Tell whether the same seats pledged the same, each once, in whatever order. */
export function areSame(some: Pledged[], others: Pledged[]): boolean {
  const bySeat = new Map(some.map(({ seat, pledge }) => [seat, pledge]));
  const seats = new Set(others.map(({ seat }) => seat));
  return (
    bySeat.size === some.length &&
    seats.size === others.length &&
    some.length === others.length &&
    others.every(({ seat, pledge }) => bySeat.get(seat) === pledge)
  );
}
