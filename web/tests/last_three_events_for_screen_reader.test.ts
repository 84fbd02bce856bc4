import { expect, test } from "vitest";

import { isBrief, MOST_LINES, toSay } from "../src/board/last_three_events_for_screen_reader";
import type { Happening } from "../src/generated/wire";

const event = (kind: string, is_fleeting = false): Happening => ({ kind, args: {}, is_fleeting, pause: 0 });

test("what waits is said with what is new, the last few lines of it", () => {
  expect(toSay([event("a")], [event("b")]).map(({ kind }) => kind)).toEqual(["a", "b"]);
  const many = ["a", "b", "c", "d", "e"].map((kind) => event(kind));
  expect(toSay(many.slice(0, 2), many.slice(2)).map(({ kind }) => kind)).toEqual(["c", "d", "e"]);
  expect(toSay([], many)).toHaveLength(MOST_LINES);
});

test("what is fleeting is said at once, or never", () => {
  expect(toSay([event("claims", true), event("exposes")], [event("starts")]).map(({ kind }) => kind)).toEqual([
    "exposes",
    "starts",
  ]);
  expect(isBrief([event("exposes"), event("claims", true)])).toBe(true);
  expect(isBrief([event("exposes")])).toBe(false);
});
