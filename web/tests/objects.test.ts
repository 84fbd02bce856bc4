import { expect, test } from "vitest";

import { Words } from "../src/words/fluent_bundle_with_typography_fixes";
import { GameWords } from "../src/words/game_words";
import sheet from "../src/games/not_a_hat/objects.svg?raw";
import en from "../../src/regift/games/not_a_hat/objects.en.ftl?raw";
import fr from "../../src/regift/games/not_a_hat/objects.fr.ftl?raw";

/** Unpacked; a third of it comes over the line. */
const MOST_BYTES = 140_000;
const code = import.meta.glob<string>(["../src/**/*.svelte", "../src/**/*.ts"], {
  eager: true,
  query: "?raw",
  import: "default",
});
const drawn = [...sheet.matchAll(/<symbol id="([^"]+)"/g)].map((match) => match[1] ?? "");

test.each([
  ["en", en],
  ["fr", fr],
] as const)("every drawing has a name in %s, and may be asked for by others", (language, source) => {
  const words = new GameWords(new Words(language, source), new Words(language));
  expect(drawn.filter((card) => !words.words.has(card))).toEqual([]);
  expect(words.aliases("card-teddy_bear").length).toBeGreaterThan(1);
  expect(words.aliases("something_else")).toEqual([]);
});

test("the drawings are fetched by their own game alone, and are light", () => {
  const asking = Object.entries(code).filter(([, text]) => text.includes("objects.svg"));
  expect(asking.map(([path]) => path)).toEqual(["../src/games/not_a_hat/ObjectDrawing.svelte"]);
  expect(sheet.length).toBeLessThan(MOST_BYTES);
});
