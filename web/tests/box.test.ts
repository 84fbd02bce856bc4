import { describe, expect, test } from "vitest";

import { defaults } from "../src/generated/wire";
import { readQuickRules } from "../src/home/quick_rules_steps";
import { pictureOf } from "../src/design/emoji_sprites";
import { PAPERS, PATTERNS, wrapOf } from "../src/design/game_gift_wrap";
import { Words } from "../src/words/fluent_bundle_with_typography_fixes";
import { thirdPartyWorks } from "../src/home/licences";

const lids = import.meta.glob<string>("../../src/regift/games/*/lid.toml", {
  eager: true,
  query: "?raw",
  import: "default",
});
const words = import.meta.glob<string>("../../src/regift/games/*/words.*.ftl", {
  eager: true,
  query: "?raw",
  import: "default",
});
const { Lid } = defaults;

describe("gift wrap", () => {
  test("is what the lid says", () => {
    expect(wrapOf("climb", { ...Lid, paper: "plum", pattern: "dots" })).toEqual({ paper: "plum", pattern: "dots" });
  });

  test("of a game that says nothing is always the same, and one there is", () => {
    const wrap = wrapOf("bell", { ...Lid, paper: "tartan" });
    expect(wrap).toEqual(wrapOf("bell", Lid));
    expect(PAPERS).toContain(wrap.paper);
    expect(PATTERNS).toContain(wrap.pattern);
  });
});

describe("what a game draws", () => {
  test.each(Object.entries(lids))("every emoji on %s has a picture", (_, text) => {
    const drawn = [...text.matchAll(/\["([^"]+)",\s*\d/g)].map((match) => match[1] ?? "");
    expect(drawn.length).toBeGreaterThan(0);
    expect(drawn.filter((emoji) => !pictureOf(emoji))).toEqual([]);
  });

  test.each(Object.entries(words))("every step of the minute in %s has a picture", (_, text) => {
    for (const step of readQuickRules(new Words("en", text))) {
      expect(step.glyphs.length).toBeGreaterThan(0);
      expect(step.glyphs.filter((emoji) => !pictureOf(emoji))).toEqual([]);
    }
  });
});

test("the minute is told in order, up to the first number that is missing", () => {
  const told = readQuickRules(
    new Words("en", "minute-1 = One.\n    .glyph = 🥪  👵\n    .cards = granny\nminute-2 = Two.\nminute-4 = Four."),
  );
  expect(told).toEqual([
    { text: "One.", glyphs: ["🥪", "👵"], cards: ["granny"] },
    { text: "Two.", glyphs: [], cards: [] },
  ]);
});

test("in French no line begins with a mark that stands off its word", () => {
  expect(new Words("fr", "a = Qui ? Toi : « moi » !").find("a")).toBe("Qui\u202F? Toi\u00A0: «\u00A0moi\u00A0»\u202F!");
  expect(new Words("en", "a = What : that").find("a")).toBe("What : that");
});

test("third-party works are named without files and packages", () => {
  expect(thirdPartyWorks.map(({ what }) => what)).toContain("Fluent Emoji, flat");
  expect(thirdPartyWorks.every(({ what, whose, licence }) => what && whose && licence)).toBe(true);
  expect(JSON.stringify(thirdPartyWorks)).not.toMatch(/[`@]/);
  expect(new Set(thirdPartyWorks.map(({ what }) => what)).size).toBe(thirdPartyWorks.length);
});
