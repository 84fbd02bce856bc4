import { expect, test } from "vitest";

import { Words } from "../src/words/bundle";
import { folded, found } from "../src/games/not_a_hat/finding";
import { GameWords } from "../src/words/game_words";
import foldings from "../../tests/words/foldings.json";
import en from "../../src/regift/games/not_a_hat/objects.en.ftl?raw";
import fr from "../../src/regift/games/not_a_hat/objects.fr.ftl?raw";

const french = new GameWords(new Words("fr", fr), new Words("fr"));
const english = new GameWords(new Words("en", en), new Words("en"));
const cards = [...fr.matchAll(/^card-\w+/gm)].map(([card]) => card);

test.each(foldings as [string, string][])("%s is looked up as on the Python side", (name, plain) => {
  expect(folded(name)).toBe(plain);
});

test("a word finds its card in the reader’s language alone", () => {
  expect(found("ÉCHEL", cards, french)).toEqual(["card-ladder"]);
  expect(found("ladder", cards, french)).toEqual([]);
  expect(found("ladder", cards, english)).toEqual(["card-ladder"]);
});

test("an alias finds its card as well", () => {
  expect(found("ovni", cards, french)).toEqual(["card-flying_saucer"]);
  expect(found("haut de forme", cards, french)).toEqual(["card-hat"]);
  expect(found("cupcake", cards, english)).toEqual(["card-muffin"]);
});

test("all cards stand in the order of the alphabet, accents or not", () => {
  const names = found("", cards, french).map((card) => french.label(card));
  expect(names).toHaveLength(110);
  expect(names.slice(0, 3)).toEqual(["abeille", "accordéon", "aimant"]);
  expect(names.indexOf("échelle")).toBeLessThan(names.indexOf("escargot"));
});
