import { afterEach, expect, test, vi } from "vitest";

import { forget, recall, recallKeys, remember } from "../src/shell/memory";

afterEach(() => vi.unstubAllGlobals());

const forbidden = (): never => {
  throw new Error("forbidden");
};

test("what a browser does not keep is known as long as the page is open", () => {
  vi.stubGlobal("localStorage", { getItem: forbidden, setItem: forbidden, removeItem: forbidden });
  remember("seat.KNOT", "secret");
  expect([recall("seat.KNOT"), recall("seat.ABCD"), recallKeys("seat.")]).toEqual(["secret", null, ["KNOT"]]);
  forget("seat.KNOT");
  expect([recall("seat.KNOT"), recallKeys("seat.")]).toEqual([null, []]);
});

test("where a full browser takes no more, the newer value counts", () => {
  const kept: Record<string, string> = { "regift.seat.KNOT": "old" };
  let isFull = true;
  vi.stubGlobal(
    "localStorage",
    Object.defineProperties(kept, {
      getItem: { value: (key: string) => kept[key] ?? null },
      setItem: { value: (key: string, value: string) => (isFull ? forbidden() : (kept[key] = value)) },
    }),
  );
  remember("seat.KNOT", "new");
  expect([recall("seat.KNOT"), recallKeys("seat.")]).toEqual(["new", ["KNOT"]]);
  isFull = false;
  remember("seat.KNOT", "newer");
  expect([recall("seat.KNOT"), kept["regift.seat.KNOT"]]).toEqual(["newer", "newer"]);
});
