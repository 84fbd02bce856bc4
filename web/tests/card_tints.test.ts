import { expect, test } from "vitest";

import tints from "../src/design/card_tints.css?raw";

const blocks = [...tints.matchAll(/\[data-tint="(\w+)"\] \{([^}]*)\}/g)];
const valueOf = (block: string, name: string): string => new RegExp(`${name}: ([^;]*);`).exec(block)?.[1] ?? "";

test("what a tint says, its sign says without colour", () => {
  const signs = blocks.map(([, , block = ""]) => valueOf(block, "--sign") + valueOf(block, "--sign-round"));
  expect(blocks.length).toBe(9);
  expect(signs.every((sign) => sign.length > 5)).toBe(true);
  expect(new Set(signs).size).toBe(blocks.length);
});
