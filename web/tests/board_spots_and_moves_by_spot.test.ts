import { expect, test } from "vitest";

import type { AnyPart, Option } from "../src/generated/wire";
import { bySpot, spotsOf } from "../src/table/board_spots_and_moves_by_spot";

const zone = (id: string, layout: string, faces: string[]): AnyPart => ({
  t: "zone",
  id,
  name: id,
  owner: 0,
  layout,
  count: faces.length,
  faces,
  ghost: -1,
});
const option = (id: number, spot: string): Option => ({ id, verb: "v", args: {}, spot, caution: "", caution_args: {} });
const parts: AnyPart[] = [
  zone("hand:0", "fan", ["thief", "thief", "granny"]),
  zone("row:0", "slots", ["level_1", "", ""]),
  zone("pile", "pile", []),
  { t: "grid", id: "shop", name: "shop", owner: -1, columns: 2, cells: ["hat", ""] },
  { t: "track", id: "road", name: "road", owner: -1, length: 2, pawns: [0, 1] },
];

test("a fan is touched by face, slots and grids by index, a track by space, a seat by its number", () => {
  expect([...spotsOf(parts, [0, 1])].sort()).toEqual(
    [
      "@0",
      "@1",
      "hand:0",
      "hand:0/granny",
      "hand:0/thief",
      "pile",
      "road",
      "road/0",
      "road/1",
      "road/2",
      "row:0",
      "row:0/0",
      "row:0/1",
      "row:0/2",
      "shop",
      "shop/0",
      "shop/1",
    ].sort(),
  );
});

test("options gather at their spots, in order; what has no place on the board is a button", () => {
  const options = [option(1, "hand:0/granny"), option(2, ""), option(3, "hand:0/granny"), option(4, "nowhere/3")];
  const found = bySpot(options, spotsOf(parts, [0, 1]));
  expect(found.get("hand:0/granny")?.map((each) => each.id)).toEqual([1, 3]);
  expect(found.get("")?.map((each) => each.id)).toEqual([2, 4]);
  expect(found.size).toBe(2);
});
