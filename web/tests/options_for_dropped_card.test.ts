import { expect, test } from "vitest";

import type { Option } from "../src/generated/wire";
import { fits, optionsFor, type DropTargets } from "../src/table/options_for_dropped_card";

const DROPS: DropTargets = { place: ["row:{me}"], attack: ["@", "row:"], discard: ["discards"] };
const option = (id: number, verb: string): Option => ({ id, verb, args: {}, spot: "hand:0/granny" }) as Option;
const verbs = (spots: string[], drops: DropTargets = DROPS): string[] =>
  optionsFor([option(1, "place"), option(2, "attack"), option(3, "attack")], "hand:0/granny", spots, drops, 0).map(
    ({ verb }) => verb,
  );

test("a card does what may be done where it is dropped", () => {
  expect(verbs(["row:0/2", "row:0", "@0"])).toEqual(["place"]);
  expect(verbs(["row:1/2", "row:1", "@1"])).toEqual(["attack", "attack"]);
});

test("dropped where it came from, or nowhere, it does nothing", () => {
  expect(verbs(["hand:0/level_1", "hand:0", "@0"])).toEqual([]);
  expect(verbs([])).toEqual([]);
  expect(verbs(["discards"])).toEqual([]);
});

test("where a game says nothing, a card may be dropped on any spot but its own", () => {
  expect(verbs(["pile"], {})).toEqual(["place", "attack", "attack"]);
  expect(verbs(["hand:0"], {})).toEqual([]);
});

test("what stands for all others does not stand for the reader’s own", () => {
  expect(fits("attack", "@1", DROPS, 0)).toBe(true);
  expect(fits("attack", "@0", DROPS, 0)).toBe(false);
  expect(fits("attack", "row:10", DROPS, 1)).toBe(true);
  expect(fits("discard", "discards", DROPS, 0)).toBe(true);
});
