import { expect, test } from "vitest";

import { bundled } from "../src/motion/reduced_motion_trail_groups";
import type { FlyingCard } from "../src/motion/animation_director.svelte";

function flown(id: number, from: string, to: string, x: number, leg = 0): FlyingCard {
  const flight = { from: [from], to: [to], face: "", isUp: true, endsUp: true, nth: 0, leg };
  const box = (left: number) => ({ x: left, y: 10, width: 20, height: 30 });
  return { id, flight, from: box(x), to: box(x + 500), isNamed: false, goesOn: false, delay: 0, duration: 1 };
}

test("two rows that change places are two bundles, each around all of its cards", () => {
  const there = [flown(1, "row:0/0", "row:1/0", 0), flown(2, "row:0/1", "row:1/1", 30)];
  const back = [flown(3, "row:1/0", "row:0/0", 200), flown(4, "row:1/1", "row:0/1", 230)];
  const bundles = bundled([...there, ...back]);
  expect(bundles.map(({ id, count }) => [id, count])).toEqual([
    [1, 2],
    [3, 2],
  ]);
  expect(bundles[0]?.from).toEqual({ x: 0, y: 10, width: 50, height: 30 });
  expect(bundles[1]?.to).toEqual({ x: 700, y: 10, width: 50, height: 30 });
});

test("what goes on in another leg, or to somewhere else, goes apart", () => {
  const bundles = bundled([
    flown(1, "hand:0/a", "stage", 0),
    flown(2, "stage", "discards", 0, 1),
    flown(3, "hand:0/b", "row:1", 0),
  ]);
  expect(bundles.map(({ count }) => count)).toEqual([1, 1, 1]);
});
