import { expect, test } from "vitest";

import { Words } from "../src/words/fluent_bundle_with_typography_fixes";
import { defaults, type AnyPart, type Option } from "../src/generated/wire";
import {
  claimsOf,
  find,
  firstClaims,
  phraseOf,
  SOMETHING_ELSE,
} from "../src/games/not_a_hat/claims/claim_phrases_suggestions_and_search";
import { folded } from "../src/games/not_a_hat/claims/name_folding";
import lesson from "../src/games/not_a_hat/lesson.json";
import { boardOf } from "../src/wire/decode_and_fill_defaults";
import { GameWords } from "../src/words/game_words";
import samples from "../../tests/words/first_names.json";
import foldings from "../../tests/words/foldings.json";
import en from "../../src/regift/games/not_a_hat/objects.en.ftl?raw";
import fr from "../../src/regift/games/not_a_hat/objects.fr.ftl?raw";
import enTable from "../../src/regift/games/not_a_hat/table.en.ftl?raw";
import frTable from "../../src/regift/games/not_a_hat/table.fr.ftl?raw";

const french = new GameWords(new Words("fr", fr), new Words("fr"));
const english = new GameWords(new Words("en", en), new Words("en"));
const cards = ["something_else", ...[...fr.matchAll(/^card-\w+/gm)].map(([card]) => card)];
const options: Option[] = cards.map((card, id) => ({
  id,
  verb: "claim",
  args: { claim: `#${card}` },
  spot: "",
  caution: "",
  caution_args: {},
}));
const found = (sought: string, words: GameWords): string[] =>
  find(claimsOf(options, words), sought).map(({ claim }) => claim.key);

test.each(foldings as [string, string][])("%s is looked up as on the Python side", (name, plain) => {
  expect(folded(name)).toBe(plain);
});

test("a word finds its card in the reader’s language alone", () => {
  expect(found("HERISS", french)).toEqual(["card-hedgehog"]);
  expect(found("hedgehog", french)).toEqual([]);
  expect(found("hedgehog", english)).toEqual(["card-hedgehog"]);
});

test("an alias finds its card as well, and says by which name", () => {
  expect(found("ovni", french)).toEqual(["card-flying_saucer"]);
  expect(found("haut de forme", french)).toEqual(["card-hat"]);
  expect(find(claimsOf(options, english), "cupcake").map(({ claim, by }) => [claim.key, by])).toEqual([
    ["card-muffin", "cupcake"],
  ]);
});

test("a name in another language finds its card by how it begins, and not by letters within it", () => {
  const claims = claimsOf(options, english, [french]);
  const keysOf = (sought: string): string[] => find(claims, sought).map(({ claim }) => claim.key);
  expect(keysOf("manchot")).toEqual(["card-penguin"]);
  expect(keysOf("hot")).not.toContain("card-penguin");
  expect(found("chot", french)).toContain("card-penguin");
});

test("of several aliases that fit as well, the first is named", () => {
  const claims = claimsOf(options.slice(1, 2), english).map((claim) => ({
    ...claim,
    names: [claim.label, "quince tart", "quince jam"],
    foreign: [],
  }));
  expect(find(claims, "quince").map(({ by }) => by)).toEqual(["quince tart"]);
});

test("what begins so comes before what only holds it, and the very word first of all", () => {
  const [first, ...others] = found("hat", english);
  expect(first).toBe("card-hat");
  expect(others.every((card) => card !== "something_else")).toBe(true);
});

test("what is called so comes before what is also called so", () => {
  const keys = found("ch", french);
  expect(keys.indexOf("card-mushroom")).toBeLessThan(keys.indexOf("card-monkey"));
});

test("all claims stand in the order of the alphabet, accents or not; something else is the last", () => {
  const claims = claimsOf(options, french);
  const names = claims.map(({ label }) => label);
  expect(names).toHaveLength(111);
  expect(names.slice(0, 3)).toEqual(["abeille en RTT", "accordéon pompette", "ananas à frange"]);
  expect(names.indexOf("éléphant du dessus")).toBeLessThan(names.indexOf("escargot locataire"));
  expect(claims.at(-1)?.key).toBe("something_else");
});

test("a thing is always praised in the same words, so that they tell nothing", () => {
  expect(phraseOf("card-hat")).toBe(phraseOf("card-hat"));
  expect(phraseOf("something_else")).toBe("praise_something_else");
});

test("an object is also found by its name in the other language, without its accents", () => {
  const claims = claimsOf(options, english, [french]);
  expect(find(claims, "herisson").map(({ claim, by }) => [claim.key, by])).toEqual([["card-hedgehog", "hérisson"]]);
  expect(find(claims, "hedgehog")[0]).toMatchObject({ claim: { key: "card-hedgehog" }, by: "" });
});

const zone = (id: string, ...faces: string[]): AnyPart =>
  ({ ...defaults.Zone, t: "zone", id, name: id, faces }) as AnyPart;
const firstKeys = (parts: AnyPart[], words = english): string[] =>
  firstClaims(claimsOf(options, words), parts).map(({ key }) => key);

test("ten objects are offered first, and something else after them", () => {
  const first = firstKeys([zone("shop", "card-owl")]);
  expect(new Set(first).size).toBe(11);
  expect(first.at(-1)).toBe(SOMETHING_ELSE);
});

test("the ten depend on what lies on the table now, and on nothing else", () => {
  const table = (shop: string): AnyPart[] => [zone("shop", shop), zone("gift", "back-black-left")];
  expect(firstKeys(table("card-owl"))).toEqual(firstKeys(table("card-owl")));
  expect(new Set(firstKeys(table("card-owl"), french))).toEqual(new Set(firstKeys(table("card-owl"))));
  expect(firstKeys(table("card-hat"))).not.toEqual(firstKeys(table("card-owl")));
});

test.each(samples as [AnyPart[], string[]][])("the ten of table %# are those that a terminal offers", (parts, keys) => {
  const table = boardOf({ t: "board", at: 1, seat: 0, to_act: [], parts } as never);
  expect(new Set(firstKeys(table.parts))).toEqual(new Set([...keys, SOMETHING_ELSE]));
});

test("what lies open before all is not among them", () => {
  const open = cards.slice(1, 60);
  for (let at = 0; at < 20; at++) {
    const first = firstKeys([zone("shop", open[at] ?? ""), zone("shame:0", ...open)]);
    expect(first.filter((key) => open.includes(key))).toEqual([]);
  }
});

test.each([
  ["en", english, enTable, "banana"],
  ["fr", french, frTable, "banane"],
] as const)("the name that the lesson in %s tells to say is among the first", (language, words, source, typed) => {
  const { board, steps } = lesson;
  const at = steps.findIndex(({ update }) => update.options.some(({ 1: verb }) => verb === "claim"));
  const asked = boardOf({ ...board, ...steps[at]?.update } as never);
  const step = steps[at + 1];
  const wanted = claimsOf(asked.options, words).find(({ option }) => option.id === step?.wanted);
  const first = firstClaims(claimsOf(asked.options, words), asked.parts, step?.wanted);
  const told = new Words(language, source).find(step?.tell ?? "") ?? "";
  expect(told).toContain(wanted?.label);
  expect(first.map(({ key }) => key)).toContain(wanted?.key);
  expect(first).toHaveLength(11);
  expect(found(typed, words)[0]).toBe(wanted?.key);
});

test("every object is offered first at some table", () => {
  const seen = new Set(cards.flatMap((card) => firstKeys([zone("shop", card)])));
  expect(seen.size).toBe(cards.length);
});
