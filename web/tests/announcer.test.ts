import { expect, test } from "vitest";

import { MOST_LINES, newLines } from "../src/board/announcer";
import type { Entry } from "../src/table/apply";

const log = (...numbers: number[]): Entry[] =>
  numbers.map((number) => ({ number, event: { kind: "draws", args: {}, is_fleeting: false } }));
const numbers = (entries: Entry[]): number[] => entries.map(({ number }) => number);

test("only what is new is told", () => {
  expect(numbers(newLines(log(1, 2, 3), 2))).toEqual([3]);
  expect(newLines(log(1, 2, 3), 3)).toEqual([]);
  expect(newLines([], 0)).toEqual([]);
});

test("of much that is new, the last few lines", () => {
  expect(numbers(newLines(log(1, 2, 3, 4, 5, 6), 0))).toEqual([4, 5, 6]);
  expect(newLines(log(1, 2, 3, 4, 5, 6), 0)).toHaveLength(MOST_LINES);
});

test("a log that began anew is told from its beginning", () => {
  expect(numbers(newLines(log(1, 2), 40))).toEqual([1, 2]);
});
