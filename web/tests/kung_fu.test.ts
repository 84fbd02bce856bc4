import { expect, test } from "vitest";

import { Words } from "../src/words/fluent_bundle_with_typography_fixes";
import { GameWords } from "../src/words/game_words";
import en from "../../src/regift/games/kung_fu/words.en.ftl?raw";
import fr from "../../src/regift/games/kung_fu/words.fr.ftl?raw";

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

test.each([
  ["en", en, "Anna", ["Granny", "seven levels"]],
  ["fr", fr, "Anna", ["Mamie", "sept niveaux"]],
] as const)("in %s, who has lost reads by what the winner has won", (language, source, name, told) => {
  const words = new GameWords(new Words(language, source), new Words(language));
  const said = words.event("wins", { seat: "@1" }, { seat: 0, nameOf: () => name });
  for (const part of [name, ...told]) expect(said).toContain(part);
});
