import { beforeEach, expect, test } from "vitest";

import { removeStored, storedKeys } from "../src/shell/browser_storage";
import { TableModel } from "../src/table/table_model.svelte";
import { decode } from "../src/wire/decode_and_fill_defaults";
import { keepToken, otherTokens, tokenOf } from "../src/table/seat_token";

const FAULT = {
  t: "fault",
  field: "token",
  expected: "",
  actual: "",
  where: "",
  reason: "logged_out",
  is_final: true,
} as never;

beforeEach(() => {
  for (const code of storedKeys("seat.")) removeStored(`seat.${code}`);
  removeStored("seat-order");
});

test("a log-out takes along the tokens of the other tables only, and at most as many as the server takes", () => {
  keepToken("KNOT", "own");
  for (const letter of "ABCDEFGHIJKLMNOPQR") keepToken(`FRO${letter}`, letter);
  expect(otherTokens("KNOT")).toHaveLength(16);
  expect(otherTokens("KNOT")).not.toContain("own");
});

test("of many tables, a log-out takes along the tokens of those where one sat down last", () => {
  for (const letter of "ABCDEFGHIJKLMNOPQR") keepToken(`FRO${letter}`, letter);
  keepToken("FROA", "renewed");
  removeStored("seat.FROR");
  expect(otherTokens("KNOT").slice(0, 2)).toEqual(["renewed", "Q"]);
  expect(otherTokens("KNOT")).not.toContain("B");
});

test("a page that was logged out forgets its own token, and leaves a new one that another page has got", () => {
  for (const [later, kept] of [
    ["", ""],
    ["renewed", "renewed"],
  ] as const) {
    keepToken("KNOT", "old");
    const table = new TableModel("KNOT", { name: "Léa", avatar: "fox" } as never);
    table.greeting();
    if (later) keepToken("KNOT", later);
    table.hear(FAULT);
    expect(tokenOf("KNOT")).toBe(kept);
  }
});

test("renewed tokens are kept for their tables", () => {
  keepToken("FROG", "old");
  const told = decode(JSON.stringify({ t: "renewed_tokens", tokens: { FROG: "new" } }));
  expect(told).not.toBeNull();
  if (told) new TableModel("KNOT", { name: "Léa", avatar: "fox" } as never).hear(told);
  expect(tokenOf("FROG")).toBe("new");
});
