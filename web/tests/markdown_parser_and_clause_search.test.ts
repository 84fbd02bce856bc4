import { expect, test } from "vitest";

import { blocksAbout, blocksOf, clauseText, spansOf } from "../src/rules/markdown_parser_and_clause_search";

const SHEET = `# Game

Some *soft* words
over two lines.

## Part
**MKF-10** No **bold** step. *(house)*

**MKF-A24** Of the pile.

- one
- two`;

test("headings, paragraphs and items, with the clause each begins with", () => {
  expect(blocksOf(SHEET).map(({ kind, level, clause }) => [kind, level, clause])).toEqual([
    ["heading", 1, ""],
    ["paragraph", 0, ""],
    ["heading", 2, ""],
    ["paragraph", 0, "MKF-10"],
    ["paragraph", 0, "MKF-A24"],
    ["item", 0, ""],
    ["item", 0, ""],
  ]);
});

test("what is sought is found by word or clause, below its heading", () => {
  const found = (sought: string): string[] =>
    blocksAbout(blocksOf(SHEET), sought).map(({ kind, clause }) => clause || kind);
  expect(found("mkf-10")).toEqual(["heading", "MKF-10"]);
  expect(found("PÎLE")).toEqual(["heading", "MKF-A24"]);
  expect(found("soft")).toEqual(["heading", "paragraph"]);
  expect(found("gull")).toEqual([]);
  expect(found(" ")).toHaveLength(blocksOf(SHEET).length);
});

test("bold and italic", () => {
  expect(spansOf("a **b** *c* d")).toEqual([
    { style: "plain", text: "a " },
    { style: "strong", text: "b" },
    { style: "plain", text: " " },
    { style: "em", text: "c" },
    { style: "plain", text: " d" },
  ]);
});

test("a star that closes nothing is a star, and nothing is ever markup", () => {
  expect(spansOf("2 * 3 <b>")).toEqual([{ style: "plain", text: "2 * 3 <b>" }]);
});

test("a clause is found by its number alone", () => {
  expect(clauseText(SHEET, "MKF-10")).toBe("No bold step. (house)");
  expect(clauseText(SHEET, "MKF-A24")).toBe("Of the pile.");
  expect(clauseText(SHEET, "MKF-1")).toBe("");
});

const rules = import.meta.glob<string>("../../src/regift/games/*/RULES.*.md", {
  eager: true,
  query: "?raw",
  import: "default",
});

test.each(Object.keys(rules))("every clause of %s is found", (path) => {
  const sheet = rules[path] ?? "";
  const clauses = [...sheet.matchAll(/^\*\*([A-Z]+-[A-Z]?\d+)\*\*/gm)].map((match) => match[1] ?? "");
  expect(clauses.length).toBeGreaterThan(0);
  expect(clauses.filter((clause) => clauseText(sheet, clause) === "")).toEqual([]);
});
