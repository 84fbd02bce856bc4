import { expect, test } from "vitest";

import listing from "../src/generated/gifts.json";
import grounds from "../src/games/gift_trap/gift_backgrounds.svg?raw";
import { COLOURS, drawingOf, paperOf, priceOf, printed } from "../src/games/gift_trap/gift_drawing_price_and_paper";

interface Row {
  picture: string[];
  ground: string;
  badge?: string;
}

const sheets = import.meta.glob<string>("../src/games/gift_trap/gift_sprites/*.svg", {
  eager: true,
  query: "?raw",
  import: "default",
});
/** Unpacked; a quarter of it comes over the line. */
const MOST_BYTES = 300_000;
const rowsOf = (colour: string): [string, Row][] =>
  Object.entries((listing as Record<string, Record<string, Row>>)[colour] ?? {});
const symbolsOf = (sheet: string): string[] => [...sheet.matchAll(/<symbol id="([^"]+)"/g)].map(([, id = ""]) => id);

test.each(COLOURS)("the sheet of the %s gifts holds what they ask for and no more, and is light", (colour) => {
  const asked = rowsOf(colour).flatMap(([, row]) => (row.badge ? [...row.picture, row.badge] : row.picture));
  const sheet = sheets[`../src/games/gift_trap/gift_sprites/${colour}.svg`] ?? "";
  expect(symbolsOf(sheet)).toEqual([...new Set(asked)].sort());
  expect(sheet.length).toBeLessThan(MOST_BYTES);
});

test.each(COLOURS)("every part of a %s gift is on the sheet of its class, and its ground is painted", (colour) => {
  const painted = symbolsOf(grounds);
  for (const [id, row] of rowsOf(colour)) {
    const drawing = drawingOf(`card-${id}`);
    const place = `/${colour}.svg#`;
    expect(drawing?.colour).toBe(colour);
    expect(painted).toContain(drawing?.ground);
    expect([drawing?.main, drawing?.second, drawing?.badge].map((part) => part?.split(place)[1] ?? "")).toEqual([
      row.picture[0],
      row.picture[1] ?? "",
      row.badge ?? "",
    ]);
  }
});

test("a gift that is none of ours has no drawing, and a price all the same", () => {
  expect(drawingOf("own-grannys_scarf")).toBeNull();
  expect(drawingOf("")).toBeNull();
  expect(COLOURS.map(priceOf)).toEqual(["$", "$$", "$$$", "$$$$"]);
  expect(priceOf("")).toBe("");
});

test("plain gifts lie on several papers, and each always on the same", () => {
  const plain = COLOURS.flatMap(rowsOf).filter(([, { ground }]) => ground === "plain");
  expect(new Set(plain.map(([id]) => paperOf(`card-${id}`))).size).toBeGreaterThan(3);
  expect(paperOf("card-kazoo")).toBe(paperOf("card-kazoo"));
});

test("a short compound stays in one line, a long word may be broken", () => {
  expect(printed("coffre-fort sans clé", "fr")).toBe("coffre-\u2060fort sans clé");
  expect(printed("noise-cancelling headphones", "en")).toBe("noise-cancelling headphones");
  expect(printed("expérimentation", "fr")).toContain("\u00AD");
});
