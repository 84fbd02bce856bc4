import { expect, test } from "vitest";

import type { Option } from "../src/generated/wire";
import { commonStart, moveHintsOf } from "../src/table/phrase_per_verb_of_moves";

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

test("of several actions the game may say itself what they have in common", () => {
  const option = (verb: string, name: string): Option => ({
    id: 0,
    verb,
    args: { name },
    spot: "",
    caution: "",
    caution_args: {},
  });
  const options = [option("throw", "Throw a hat"), option("throw", "Throw a cat"), option("lay", "Lay a scarf")];
  const say = (each: Option): string => String(each.args.name);
  expect(moveHintsOf(options, say, (verb) => (verb === "throw" ? "Throw something" : undefined))).toEqual([
    "Throw something",
    "Lay a scarf",
  ]);
  expect(moveHintsOf(options, say, () => undefined)).toEqual(["Throw…", "Lay a scarf"]);
  expect(moveHintsOf(options.slice(2), say, () => "Lay something")).toEqual(["Lay a scarf"]);
});
