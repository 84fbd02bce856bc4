import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";

import { Words } from "../src/words/bundle";
import charactersEn from "../../src/regift/bots/characters.en.ftl?raw";
import charactersFr from "../../src/regift/bots/characters.fr.ftl?raw";
import objectionsEn from "../../src/regift/tables/objections.en.ftl?raw";
import objectionsFr from "../../src/regift/tables/objections.fr.ftl?raw";
import en from "../src/words/en.ftl?raw";
import fr from "../src/words/fr.ftl?raw";

const keys = (source: string): string[] => new FluentResource(source).body.map((message) => message.id).sort();

/** What is the same word in both languages. */
const SAME = ["avatar-koala", "avatar-panda", "bot", "kind-bluff", "pause", "score", "table-code"];
/** Keys that the server names. */
const FROM_THE_SERVER = ["hint_free_seats", "drawn", "hidden-card"];
/** Keys put together while running: what stands before the changing part. */
const MADE_UP = [
  "avatar-",
  "bot-",
  "character-",
  "check-",
  "doubt-",
  "kind-",
  "manner-",
  "reaction-",
  "source-",
  "speed-",
  "watchers-see-",
];

const sources = import.meta.glob<string>(["../src/**/*.svelte", "../src/**/*.ts"], {
  eager: true,
  query: "?raw",
  import: "default",
});
const code = Object.values(sources).join("\n");

test("both languages have the same keys", () => {
  expect(keys(fr)).toEqual(keys(en));
  expect(keys(objectionsFr)).toEqual(keys(objectionsEn));
});

test("no key is written twice", () => {
  for (const source of [en + objectionsEn, fr + objectionsFr])
    expect(new Set(keys(source)).size).toBe(keys(source).length);
});

test("nothing was left untranslated", () => {
  const [english, french] = [new Words("en", en), new Words("fr", fr)];
  const args = { name: "X", number: 3, count: 2, score: 2, place: 2, code: "KNOT" };
  const same = keys(en).filter((key) => english.find(key, args) === french.find(key, args));
  expect(same.filter((key) => !/^[\s\d/X]*$/.test(english.find(key, args) ?? ""))).toEqual(SAME);
});

test("a bot has one name in every language, and a temperament and a style in each", () => {
  const [english, french] = [new Words("en", charactersEn), new Words("fr", charactersFr)];
  expect(keys(charactersFr)).toEqual(keys(charactersEn));
  for (const key of keys(charactersEn)) {
    expect(french.find(key) === english.find(key)).toBe(key.startsWith("character-"));
    expect(french.attribute(key, "about")).not.toBe(english.attribute(key, "about"));
  }
});

test("every key that is asked for is there, and every key is asked for", () => {
  const there = new Set(keys(en));
  const asked = [...code.matchAll(/\bt\(\s*"([^"]+)"/g)].map((match) => match[1] ?? "");
  const shared = keys(objectionsEn);
  expect(asked.filter((key) => !there.has(key) && !shared.includes(key))).toEqual([]);
  const unused = [...there].filter(
    (key) => !code.includes(`"${key}"`) && !MADE_UP.some((stem) => key.startsWith(stem)),
  );
  expect(unused.filter((key) => !FROM_THE_SERVER.includes(key))).toEqual([]);
});
