import "./load_words";
import { expect, test } from "vitest";

import type { Happening } from "../src/generated/wire";
import { decidingEvent } from "../src/games/not_a_hat/deciding_event";
import { Words } from "../src/words/fluent_bundle_with_typography_fixes";
import { GameWords } from "../src/words/game_words";
import wordsEn from "../../src/regift/games/not_a_hat/words.en.ftl?raw";
import wordsFr from "../../src/regift/games/not_a_hat/words.fr.ftl?raw";
import tableEn from "../../src/regift/games/not_a_hat/table.en.ftl?raw";
import tableFr from "../../src/regift/games/not_a_hat/table.fr.ftl?raw";

const SOURCES = { en: wordsEn + tableEn, fr: wordsFr + tableFr };
const reader = { seat: 0, nameOf: (seat: number) => ["Robin", "Anna"][seat] ?? "?" };
const wordsIn = (language: "en" | "fr"): GameWords =>
  new GameWords(new Words(language, SOURCES[language]), new Words(language));
const told = (...kinds: string[]): Happening[] =>
  kinds.map((kind) => ({ kind, args: { seat: "@1", round: 1 }, is_fleeting: false, pause: 0 }));

test("the third card on a pile decided a game that came to its end, and no other", () => {
  expect(decidingEvent(told("starts", "exposes", "stops", "recalls", "wins"))?.kind).toBe("stops");
  expect(decidingEvent(told("starts", "stops", "recalls"))).toBeUndefined();
  expect(decidingEvent(told("leaves", "breaks_off"))).toBeUndefined();
});

test.each([
  ["en", "The third card on Anna’s pile of shame ended it. Whoever lost the fewest points wins."],
  [
    "fr",
    "La troisième carte sur la pile de la honte d’Anna a mis fin à la partie. Qui a perdu le moins de points l’emporte.",
  ],
] as const)("in %s the end says whose pile ended the game, and who wins", (language, said) => {
  const [event] = told("stops");
  expect(wordsIn(language).decision("stops", event?.args ?? {}, reader)).toBe(said);
});

test("what decided another game is said as it was told", () => {
  const words = new GameWords(new Words("en", "event-lands = It lands."), new Words("en"));
  expect(words.decision("lands", {}, reader)).toBe("It lands.");
});

test("what happens is said shorter than in the log where a game has words for that", () => {
  const words = new GameWords(
    new Words("en", "event-lands = It lands.\nevent-goes = It goes, with this.\ncaption-goes = It goes."),
    new Words("en"),
  );
  expect(["lands", "goes"].map((kind) => words.caption(kind, {}, reader))).toEqual(["It lands.", "It goes."]);
});

test.each([
  ["en", /^Say “something else”$/, /^Type .* name/],
  ["fr", /^Dire « autre chose »$/, /^Tape son nom/],
] as const)(
  "in %s the sheet of names says that its last button speaks, and that a name may be typed",
  (language, speaks, types) => {
    const words = wordsIn(language);
    expect(words.saying("claim_else", {}, reader).replaceAll(/\s/g, " ")).toMatch(speaks);
    expect(words.saying("claim_search", {}, reader)).toMatch(types);
  },
);

const AND = { en: "and", fr: "et" };

test.each([
  ["en", "Anna and Tom win together, and remember every bit of it.", "You share the win: Robin and Anna."],
  ["fr", "Anna et Tom gagnent ensemble, et se souviennent de tout.", "Vous gagnez à 2 : Robin et Anna."],
] as const)("in %s a shared win is one sentence that names all winners", (language, others, mine) => {
  const names = { seat: 0, nameOf: (seat: number) => ["Robin", "Anna", "Tom"][seat] ?? "?" };
  const own = new Words(language, `and = ${AND[language]}`);
  const words = new GameWords(new Words(language, SOURCES[language]), own);
  const said = (seats: string[]): string => words.event("win_together", { seats }, names);
  expect(said(["@1", "@2"]).replaceAll(/\s/g, " ")).toBe(others);
  expect(said(["@0", "@1"]).replaceAll(/\s/g, " ")).toContain(mine);
});

test("a shared win ends a game as any other does", () => {
  expect(decidingEvent(told("starts", "exposes", "stops", "recalls", "win_together"))?.kind).toBe("stops");
});
