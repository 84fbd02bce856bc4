import { expect, test } from "vitest";

import type { OpenTable } from "../src/generated/wire";
import { fits, NO_WISH, seatsOf, valuesOf } from "../src/open_tables/open_table_filter";

const table = (game: string, language: string, free: number): OpenTable => ({
  code: "KNOT",
  game,
  host: "Léa",
  avatar: "fox",
  seats: 4,
  free,
  language,
});
const TABLES = [table("kung_fu", "fr", 1), table("kung_fu", "en", 3), table("gift_trap", "fr", 2)];

test("a table is shown that is of the game, in the language, and has seats for all", () => {
  const found = (wish: object): number => TABLES.filter((each) => fits(each, { ...NO_WISH, ...wish })).length;
  expect(found({})).toBe(3);
  expect(found({ game: "kung_fu" })).toBe(2);
  expect(found({ game: "kung_fu", language: "fr" })).toBe(1);
  expect(found({ seats: 2 })).toBe(2);
  expect(found({ seats: 3, language: "fr" })).toBe(0);
});

test("only what tells tables apart is offered, and what is wished for stays when its last table has gone", () => {
  expect(valuesOf(TABLES, "game", NO_WISH)).toEqual(["gift_trap", "kung_fu"]);
  expect(valuesOf(TABLES.slice(0, 2), "game", NO_WISH)).toEqual([]);
  expect(valuesOf(TABLES.slice(0, 2), "game", { ...NO_WISH, game: "gift_trap" })).toEqual(["gift_trap", "kung_fu"]);
  expect(seatsOf(TABLES, NO_WISH)).toEqual([2, 3]);
  expect(seatsOf(TABLES.slice(0, 1), NO_WISH)).toEqual([]);
  expect(seatsOf(TABLES.slice(0, 1), { ...NO_WISH, seats: 4 })).toEqual([4]);
});
