import { expect, test } from "vitest";

const { hint } = await import("../src/games/kung_fu/choose_target_or_discards_prompt");

test.each([
  [["discard"], "several-discard"],
  [["discard", "discard"], "several-discard"],
  [["target"], "hint_target tornado"],
  [["target", "way"], ""],
  [["place", "attack"], ""],
  [[], ""],
])("of cards and players that glow, %j, is asked %j", (verbs, asked) => {
  const context = {
    onSpots: verbs.map((verb) => ({ verb })),
    table: { board: { parts: [{ t: "fact", name: "picked_power", value: "tornado" }] } },
    words: { label: (key: string) => key, saying: (key: string, args: { power: string }) => `${key} ${args.power}` },
  };
  expect(hint(context as unknown as Parameters<typeof hint>[0])).toBe(asked);
});
