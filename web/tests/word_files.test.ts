import { FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";

import { Words } from "../src/words/fluent_bundle_with_typography_fixes";
import charactersEn from "../../src/regift/bots/characters.en.ftl?raw";
import charactersFr from "../../src/regift/bots/characters.fr.ftl?raw";
import requestErrorsEn from "../../src/regift/tables/request_errors.en.ftl?raw";
import requestErrorsFr from "../../src/regift/tables/request_errors.fr.ftl?raw";
import tableNoticesEn from "../../src/regift/tables/table_notices.en.ftl?raw";
import tableNoticesFr from "../../src/regift/tables/table_notices.fr.ftl?raw";
import firstEn from "../src/words/en.ftl?raw";
import tableEn from "../src/words/table_words.en.ftl?raw";
import firstFr from "../src/words/fr.ftl?raw";
import tableFr from "../src/words/table_words.fr.ftl?raw";

const [en, fr] = [firstEn + tableEn, firstFr + tableFr];

const keys = (source: string): string[] => new FluentResource(source).body.map((message) => message.id).sort();

/** What is the same word in both languages. */
const SAME = ["avatar-koala", "avatar-panda", "bot", "bots-with", "kind-bluff", "pause", "score", "table-code"];
/** Keys that the server names. */
const FROM_THE_SERVER = ["hint_free_seats", "drawn", "hidden-card"];
/** Keys put together while running: what stands before the changing part. */
const MADE_UP = [
  "avatar-",
  "bot-",
  "character-",
  "doubt-",
  "kind-",
  "made-choices-",
  "made-moves-",
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
  expect(keys(requestErrorsFr)).toEqual(keys(requestErrorsEn));
  expect(keys(tableNoticesFr)).toEqual(keys(tableNoticesEn));
});

test("no key is written twice", () => {
  for (const source of [en + requestErrorsEn + tableNoticesEn, fr + requestErrorsFr + tableNoticesFr])
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
  const shared = [...keys(requestErrorsEn), ...keys(tableNoticesEn)];
  expect(asked.filter((key) => !there.has(key) && !shared.includes(key))).toEqual([]);
  const unused = [...there].filter(
    (key) => !code.includes(`"${key}"`) && !MADE_UP.some((stem) => key.startsWith(stem)),
  );
  expect(unused.filter((key) => !FROM_THE_SERVER.includes(key))).toEqual([]);
});

/** Words that are loaded with the part that says them, and the keys it puts together while running. */
const ASIDE = [
  { part: "big_screen", made: ["screen-"] },
  { part: "open_tables", made: ["open-table-language-"] },
  { part: "evening", made: ["evening-far-", "evening-leads-", "evening-none-", "evening-tied-"] },
  { part: "deck", made: ["source-", "weigh-by-", "weigh-first-", "weigh-cards-", "weigh-about-"] },
  { part: "custom_cards", made: ["fault-", "own-tab-", "reason-"] },
  { part: "replay", made: [] },
  { part: "rules", made: [] },
  { part: "tips", made: [] },
  { part: "shuffle", made: ["check-"] },
  { part: "pass_and_play", made: [] },
  { part: "browser_tables", made: [] },
];
/** What is said in the same words in both languages. */
const ALIKE = new Set(["evening-points"]);
const aside = import.meta.glob<string>("../src/*/words.*.ftl", { eager: true, query: "?raw", import: "default" });

test("all parts with words of their own are known", () => {
  const files = ASIDE.flatMap(({ part }) => ["en", "fr"].map((language) => `../src/${part}/words.${language}.ftl`));
  expect(Object.keys(aside).sort()).toEqual(files.sort());
});

describe.each(ASIDE)("the words of $part", ({ part, made }) => {
  const [said, dit] = ["en", "fr"].map((language) => aside[`../src/${part}/words.${language}.ftl`] ?? "") as [
    string,
    string,
  ];
  const code = Object.entries(sources)
    .filter(([path]) => path.startsWith(`../src/${part}/`))
    .map(([, text]) => text)
    .join("\n");

  test("both languages say the same things, and nothing was left untranslated", () => {
    expect(keys(dit)).toEqual(keys(said));
    const [english, french] = [new Words("en", said), new Words("fr", dit)];
    expect(keys(said).filter((key) => !ALIKE.has(key) && english.find(key) === french.find(key))).toEqual([]);
  });

  test("every key that is asked for is there, and every key is asked for", () => {
    const there = new Set([...keys(said), ...keys(en)]);
    const asked = [...code.matchAll(/\bsay\(\s*"([^"]+)"/g)].map((match) => match[1] ?? "");
    expect(asked.filter((key) => !there.has(key))).toEqual([]);
    const isMade = (key: string): boolean => made.some((stem) => key.startsWith(stem));
    expect(keys(said).filter((key) => !code.includes(`"${key}"`) && !isMade(key))).toEqual([]);
  });
});
