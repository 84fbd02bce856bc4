import { expect, test } from "vitest";

import { CONTAINER, HAS, lowerSelector, nameOf, within, type Has } from "../television/lower_selectors.js";

/** The selectors of an engine of 2019, and what a script has to mark for them. */
function lowered(text: string): { selectors: string[]; has: Has[] } {
  const rules = new Map<string, Has>();
  const selectors = lowerSelector(text, rules);
  return { selectors, has: [...rules.values()] };
}

test.each([
  [".card", [".card"]],
  [":is(.a, .b) > i", [".a>i", ".b>i"]],
  [".a:where(.x)", [".a.x"]],
  ["ul:is(.a, .b):not(.c)", ["ul.a:not(.c)", "ul.b:not(.c)"]],
  [".a:is(button, .b)", ["button.a", ".a.b"]],
  [":is(.a, :is(.b, .c)) p", [".a p", ".b p", ".c p"]],
  [".a :is(.b > .c, .d)", [".a .b>.c", ".a .d"]],
  [".x > :is(.a .b)", null],
])("%s selects the same in words of 2019", (text, selectors) => {
  if (!selectors) expect(() => lowered(text)).toThrow("cannot stand for itself here");
  else expect(lowered(text)).toEqual({ selectors, has: [] });
});

test.each([
  [".a:not(.b, .c)", [".a:not(.b):not(.c)"]],
  [".a:not(:is(.b, .c))", [".a:not(.b):not(.c)"]],
  [".a:not(.b)", [".a:not(.b)"]],
])("%s has one part in each :not()", (text, selectors) => {
  expect(lowered(text).selectors).toEqual(selectors);
});

test("what a keyboard has come to has its ring", () => {
  expect(lowered("a:focus-visible").selectors).toEqual(["a:focus"]);
});

test("what is asked within an element is a mark that a script sets", () => {
  const { selectors, has } = lowered("ul.list:has(> li.full) p");
  expect(has).toEqual([{ anchor: "ul.list", asked: [">li.full"] }]);
  expect(selectors).toEqual([`ul.list[${HAS}~=${nameOf("ul.list>li.full")}] p`]);
});

test("what must not be within an element is asked of that element, too", () => {
  const { selectors, has } = lowered(".box:not(:has(.a, .b))");
  expect(has).toEqual([{ anchor: ".box", asked: [".a", ".b"] }]);
  expect(selectors).toEqual([`.box:not([${HAS}~=${nameOf(".box.a,.b")}])`]);
});

test("the same question has the same mark, and another has its own", () => {
  const rules = new Map<string, Has>();
  lowerSelector(".a:has(.b) i", rules);
  lowerSelector(".a:has(.b) b", rules);
  expect(rules.size).toBe(1);
  lowerSelector(".a:has(.c) b", rules);
  expect(rules.size).toBe(2);
});

test("what only a touch brings about is left out", () => {
  expect(lowered(".a:has(button:hover)").selectors).toEqual([]);
  expect(lowered(".a:hover").selectors).toEqual([".a:hover"]);
});

test("the container may be any part before the last, or lie around or between them", () => {
  const mark = `[${CONTAINER}~="_m"]`;
  expect(within(".a", "_m")).toEqual([`${mark} .a`]);
  expect(within(".a .b", "_m")).toEqual([`${mark} .a .b`, `.a${mark} .b`, `.a ${mark} .b`]);
  expect(within(".a>.b", "_m")).toEqual([`${mark} .a>.b`, `.a${mark}>.b`]);
});

test("nothing lies around the root of a page", () => {
  expect(within(":root.far .b", "_m")).toEqual([`:root.far [${CONTAINER}~="_m"] .b`]);
});
