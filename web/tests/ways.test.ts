import { expect, test } from "vitest";

import { commonStart } from "../src/table/ways";

test("one label is said whole", () => {
  expect(commonStart(["Block with a hat"])).toBe("Block with a hat");
});

test("labels that begin alike are said up to where they part", () => {
  expect(commonStart(["Throw away a hat", "Throw away a cat", "Throw away an owl"])).toBe("Throw away…");
  expect(commonStart(["Lay a scarf", "Lay a scarf on top"])).toBe("Lay a scarf…");
  expect(commonStart(["Lay a scarf on top", "Lay a scarf"])).toBe("Lay a scarf…");
});

test("what is said does not end on an article", () => {
  expect(commonStart(["Attaque avec une Mouette", "Attaque avec une Mamie"])).toBe("Attaque avec…");
  expect(commonStart(["Lay a hat", "Lay a cat"])).toBe("Lay…");
});

test("the same label twice is still that label", () => {
  expect(commonStart(["Lay a hat", "Lay a hat"])).toBe("Lay a hat");
});

test("labels with nothing in common say nothing", () => {
  expect(commonStart(["Hat", "Owl"])).toBe("");
  expect(commonStart([])).toBe("");
});
