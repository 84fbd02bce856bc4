import { beforeAll, expect, test, vi } from "vitest";

let places: typeof import("../src/shell/route.svelte");

beforeAll(async () => {
  vi.stubGlobal("location", { pathname: "/" });
  vi.stubGlobal("addEventListener", () => {});
  places = await import("../src/shell/route.svelte");
});

test("a path leads to where a deck is mixed", () => {
  expect(places.deckIn("/deck/tiny_game")).toBe("tiny_game");
  expect(places.codeIn("/deck/tiny_game")).toBe("");
  expect(["/", "/deck", "/deck/", "/deck/a/b", "/KNOT"].map(places.deckIn)).toEqual(["", "", "", "", ""]);
});

test("a path leads home, to a table, to its last game, or to one in a file", () => {
  const found = (path: string): unknown[] => [places.codeIn(path), places.isReplayIn(path)];
  expect([places.codeIn("/knot/tv"), places.isBigScreenIn("/knot/tv"), places.isReplayIn("/knot/tv")]).toEqual([
    "KNOT",
    true,
    false,
  ]);
  expect([places.codeIn("/tv"), places.isBigScreenIn("/tv"), places.isReplayIn("/tv")]).toEqual(["", true, false]);
  expect([places.codeIn("/tv/123456"), places.isBigScreenIn("/tv/123456")]).toEqual(["", true]);
  expect([places.isBigScreenIn("/knot"), places.isBigScreenIn("/tv/12345")]).toEqual([false, false]);
  expect(found("/")).toEqual(["", false]);
  expect(found("/knot")).toEqual(["KNOT", false]);
  expect(found("/KNOT/replay")).toEqual(["KNOT", true]);
  expect(found("/KNOT/replay/")).toEqual(["KNOT", true]);
  expect(found("/replay")).toEqual(["", true]);
  expect(found("/KNOT/other")).toEqual(["", false]);
});
