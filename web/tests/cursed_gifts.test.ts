import { expect, test, vi } from "vitest";

import { defaults, type AnyPart, type Fact, type Happening, type Zone } from "../src/generated/wire";
import en from "../../src/regift/games/cursed_gifts/words.en.ftl?raw";
import fr from "../../src/regift/games/cursed_gifts/words.fr.ftl?raw";

const GAME_WORDS = { en, fr };

vi.stubGlobal("navigator", { language: "en" });
vi.stubGlobal("location", { pathname: "/" });
vi.stubGlobal("addEventListener", () => undefined);

const { playedCardsIn, pilesOf } = await import("../src/games/cursed_gifts/gift_piles_and_played_cards");
const { decidingEvent } = await import("../src/games/cursed_gifts/deciding_event");
const { hint } = await import("../src/games/cursed_gifts/gift_or_target_prompt");
const { comebackLines } = await import("../src/games/cursed_gifts/played_card_and_answers_sentences");
const { Words } = await import("../src/words/fluent_bundle_with_typography_fixes");
const { GameWords } = await import("../src/words/game_words");

const fact = (id: string, value: string | number, owner = -1): Fact => ({
  ...defaults.Fact,
  t: "fact",
  id,
  name: id.split(":")[0] ?? id,
  value,
  owner,
});
const area = (faces: string[]): Zone => ({
  ...defaults.Zone,
  t: "zone",
  id: "area:1",
  name: "area",
  owner: 1,
  layout: "slots",
  faces,
  count: faces.length,
});

test("what lies on a gift is piled on it, and a gift alone is a pile of one", () => {
  const zone = area(["gift_1", "gift_2", "mummy", "gracula", "gift_3"]);
  const parts: AnyPart[] = [zone, fact("worth:1:1:3", 5, 1), fact("worth:0:0:2", 9, 0)];
  expect(pilesOf(zone, parts)).toEqual([
    { at: 0, gift: "gift_1", onTop: [], worth: null, isChosen: false },
    { at: 1, gift: "gift_2", onTop: ["mummy", "gracula"], worth: 5, isChosen: false },
    { at: 4, gift: "gift_3", onTop: [], worth: null, isChosen: false },
  ]);
});

test("a gift that the reader has chosen is marked, and none of another seat", () => {
  const zone = area(["gift_1", "gift_2", "gift_3"]);
  const chosen = (at: number, owner: number): Fact => ({
    ...fact(`chosen:${at}`, "gift_2", owner),
    name: "chosen_gift",
  });
  const marked = (parts: AnyPart[]): number[] =>
    pilesOf(zone, parts).flatMap(({ at, isChosen }) => (isChosen ? [at] : []));
  expect(marked([zone, chosen(1, 1), chosen(2, 0)])).toEqual([1]);
});

test("answers come in the order in which they were laid, also from the tenth on", () => {
  const parts = Array.from({ length: 12 }, (_, index) => fact(`laid:${index}`, `card_${index}`, index % 2)).reverse();
  expect(playedCardsIn(parts).map(({ card }) => card)).toEqual(
    Array.from({ length: 12 }, (_, index) => `card_${index}`),
  );
});

test("the story says who aims what at whom, and who answers", () => {
  const source = `
gift_3 = Clown
karma = Karma
stage_aimed = { $seat } aims { $card } at { $target }
stage_aimed_you = { $seat } aims { $card } at you
stage_own = { $seat } plays { $card }
stage_pointed = on { $gift }
stage_answers = { $seat }: { $card }
`;
  const words = new GameWords(new Words("en", source), new Words("en", ""));
  const reader = (seat: number) => ({ seat, nameOf: (each: number) => `P${each}`, words });
  const laid = [
    { seat: 0, card: "gift_3" },
    { seat: 1, card: "karma" },
  ];
  expect(comebackLines([], laid, 1, reader(2))).toEqual(["P0 aims Clown at P1", "P1: Karma"]);
  expect(comebackLines([], laid, 1, reader(1))[0]).toBe("P0 aims Clown at you");
  expect(comebackLines([fact("pointed", "karma")], laid, -1, reader(1))[0]).toBe("P0 plays Clown on Karma");
  expect(comebackLines([], [], 1, reader(1))).toEqual([]);
});

test("a game says what its results are counted in; without that they are points", () => {
  const own = new Words("en", "score = { $score } points");
  expect(new GameWords(new Words("en", "score = room for { $score }"), own).score(3)).toBe("room for 3");
  expect(new GameWords(new Words("en", ""), own).score(3)).toBe("3 points");
  expect(new GameWords(new Words("en", ""), own).score(-3)).toBe("−3 points");
});

test.each([
  [["point"], "several-point"],
  [["target", "target"], "several-target"],
  [["point", "play"], ""],
  [["play"], ""],
  [[], ""],
])("of gifts and players that glow, %j, is asked %j", (verbs, asked) => {
  const context = { onSpots: verbs.map((verb) => ({ verb })), words: { label: (key: string) => key } };
  expect(hint(context as unknown as Parameters<typeof hint>[0])).toBe(asked);
});

test("the gift or card that eliminated the last opponent decided the game", () => {
  const events = (...kinds: string[]): Happening[] => kinds.map((kind) => ({ ...defaults.Happening, kind }));
  const decidedBy = (...kinds: string[]): string | undefined => decidingEvent(events(...kinds))?.kind;
  expect(decidedBy("draws", "offers", "lands", "eliminated", "wins")).toBe("lands");
  expect(decidedBy("lands", "puts_on", "sticks", "eliminated", "eliminated", "wins")).toBe("sticks");
  expect(decidedBy("lands", "eliminated", "draws")).toBeUndefined();
  expect(decidedBy("lands", "wins")).toBeUndefined();
  expect(decidedBy("lands", "leaves", "wins")).toBeUndefined();
  expect(decidedBy("lands", "eliminated", "swaps_areas", "eliminated", "wins")).toBeUndefined();
  expect(decidedBy()).toBeUndefined();
});

const FRENCH_RULES =
  "useless_tie = Tie\n    .power = Useless Gift: two, perhaps.\n    .power_fr = Useless Gift: two.\n";

test.each([
  ["fr", "Useless Gift: two."],
  ["en_2023", "Useless Gift: two, perhaps."],
  ["", "Useless Gift: two, perhaps."],
])("by the edition “%s” a card says what it can do there", (edition, told) => {
  const words = new GameWords(
    new Words("en", FRENCH_RULES),
    new Words("en"),
    () => undefined,
    () => edition,
  );
  expect(words.power("useless_tie")).toBe(told);
});

test.each([
  ["en", "If pairs", "Two together"],
  ["fr", "Si les paires", "À deux"],
] as const)("in %s, a Useless Gift does not leave open whether the table plays with pairs", (language, open, told) => {
  for (const [edition, hasPairs] of [
    ["fr", true],
    ["en_2023", false],
  ] as const) {
    const source = new Words(language, GAME_WORDS[language]);
    const words = new GameWords(
      source,
      new Words(language),
      () => undefined,
      () => edition,
    );
    for (const card of ["mug", "tie", "candle", "frog", "calendar"].map((name) => `useless_${name}`)) {
      expect(words.power(card)).not.toContain(open);
      expect(words.power(card).includes(told)).toBe(hasPairs);
    }
  }
});

test("cards in a row are quoted each in French", () => {
  const own = new Words("fr", "and = et");
  const words = new GameWords(new Words("fr", `${GAME_WORDS.fr}\nevent-shows = { $cards_quoted }.`), own);
  const reader = { seat: 0, nameOf: () => "" };
  const cards = ["useless_mug", "useless_tie"];
  const [first, second] = cards.map((card) => words.label(card));
  const said = words.event("shows", { cards: cards.map((card) => `#${card}`) }, reader);
  expect(said.replaceAll(/\s/g, " ")).toBe(`« ${first} » et « ${second} ».`);
});
