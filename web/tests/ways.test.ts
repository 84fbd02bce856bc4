import { expect, test } from "vitest";

import { commonStart } from "../src/table/ways";

test("one label is said whole", () => {
  expect(commonStart(["Block with a hat"])).toBe("Block with a hat");
});

test("labels that begin alike are said up to where they part", () => {
  expect(commonStart(["Throw away a hat", "Throw away a cat", "Throw away an owl"])).toBe("Throw away…");
  expect(commonStart(["Lay a hat", "Lay a hat on top"])).toBe("Lay a hat…");
  expect(commonStart(["Lay a hat on top", "Lay a hat"])).toBe("Lay a hat…");
});

test("the same label twice is still that label", () => {
  expect(commonStart(["Lay a hat", "Lay a hat"])).toBe("Lay a hat");
});

test("labels with nothing in common say nothing", () => {
  expect(commonStart(["Hat", "Owl"])).toBe("");
  expect(commonStart([])).toBe("");
});
