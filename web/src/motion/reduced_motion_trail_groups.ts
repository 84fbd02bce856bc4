import type { FlyingCard } from "./animation_director.svelte";
import type { Box } from "./find_and_measure_board_elements";

/** What goes the same way: from one place to another, one card or a whole row. */
export interface Bundle {
  id: number;
  from: Box;
  to: Box;
  count: number;
}

/** A slot, or a card in a hand, is a part of its zone. */
const zoneOf = (spots: readonly string[]): string => (spots[0] ?? "").replace(/\/.*$/, "");

function around(one: Box, other: Box): Box {
  const [x, y] = [Math.min(one.x, other.x), Math.min(one.y, other.y)];
  const right = Math.max(one.x + one.width, other.x + other.width);
  const bottom = Math.max(one.y + one.height, other.y + other.height);
  return { x, y, width: right - x, height: bottom - y };
}

/** Draw together what goes from one zone to another in the same leg: of two rows that change places, two bundles. */
export function bundled(flown: readonly FlyingCard[]): Bundle[] {
  const bundles = new Map<string, Bundle>();
  for (const { id, flight, from, to } of flown) {
    const way = `${flight.leg} ${zoneOf(flight.from)} ${zoneOf(flight.to)}`;
    const bundle = bundles.get(way);
    if (!bundle) bundles.set(way, { id, from, to, count: 1 });
    else
      bundles.set(way, {
        ...bundle,
        from: around(bundle.from, from),
        to: around(bundle.to, to),
        count: bundle.count + 1,
      });
  }
  return [...bundles.values()];
}
