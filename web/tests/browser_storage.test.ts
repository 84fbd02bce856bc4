import { afterEach, expect, test, vi } from "vitest";

import { removeStored, readStored, storedKeys, writeStored } from "../src/shell/browser_storage";

afterEach(() => vi.unstubAllGlobals());

const forbidden = (): never => {
  throw new Error("forbidden");
};

test("what a browser does not keep is known as long as the page is open", () => {
  vi.stubGlobal("localStorage", { getItem: forbidden, setItem: forbidden, removeItem: forbidden });
  writeStored("seat.KNOT", "secret");
  expect([readStored("seat.KNOT"), readStored("seat.ABCD"), storedKeys("seat.")]).toEqual(["secret", null, ["KNOT"]]);
  removeStored("seat.KNOT");
  expect([readStored("seat.KNOT"), storedKeys("seat.")]).toEqual([null, []]);
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
  writeStored("seat.KNOT", "new");
  expect([readStored("seat.KNOT"), storedKeys("seat.")]).toEqual(["new", ["KNOT"]]);
  isFull = false;
  writeStored("seat.KNOT", "newer");
  expect([readStored("seat.KNOT"), kept["regift.seat.KNOT"]]).toEqual(["newer", "newer"]);
});
