import { FluentResource } from "@fluent/bundle";
import { afterEach, describe, expect, test, vi } from "vitest";

import { ranked, resultText, winnersOf } from "../src/game_over/ranking_winners_and_share_text";
import { share } from "../src/shell/share";
import { Words } from "../src/words/fluent_bundle_with_typography_fixes";
import { GameWords } from "../src/words/game_words";
import storyEn from "../../src/regift/games/story.en.ftl?raw";
import storyFr from "../../src/regift/games/story.fr.ftl?raw";

const STANDINGS = [
  { seat: 2, place: 2, score: 5 },
  { seat: 1, place: 1, score: 7 },
  { seat: 0, place: 2, score: 5 },
  { seat: 3, place: 4, score: 1 },
];
const reader = { seat: -1, nameOf: (seat: number) => ["Léa", "Tom", "Zoé", "Ana"][seat] ?? "?" };

test("the best come first, ties by seat", () => {
  expect(ranked(STANDINGS).map(({ seat }) => seat)).toEqual([1, 0, 2, 3]);
});

test("a result is a few lines for friends", () => {
  const text = resultText(
    "Game",
    { standings: STANDINGS, story: [] },
    reader.nameOf,
    "Tom was quick.",
    "http://x/KNOT/replay",
  );
  expect(text).toBe("🎁 Game\n🥇 Tom\n🥈 Léa\n🥈 Zoé\n4. Ana\nTom was quick.\nhttp://x/KNOT/replay");
  expect(resultText("Game", { standings: [], story: [] }, reader.nameOf, "", "http://x")).toBe("🎁 Game\nhttp://x");
});

const told = (kind: string) => ({ kind, args: {}, is_fleeting: false, pause: 0 });

test("a game that was broken off has no winner and earns no medals", () => {
  const won = { standings: STANDINGS, story: [told("easy")] };
  const stopped = { standings: STANDINGS, story: [told("stopped-led")] };
  expect(winnersOf(won).map(({ seat }) => seat)).toEqual([1]);
  expect(winnersOf(stopped)).toEqual([]);
  expect(resultText("Game", stopped, reader.nameOf, "", "")).toBe("🎁 Game\n1. Tom\n2. Léa\n2. Zoé\n4. Ana");
});

describe("a line of a story", () => {
  const shared = new Words("en", storyEn);
  const own = new Words("en", "story-won = { $who } got the sandwich.");
  const words = new GameWords(own, new Words("en", ""));

  test("has the game’s words before those that all games share", () => {
    expect(words.recapLine("won", { who: "@1", gap: 3 }, reader, shared)).toBe("Tom got the sandwich.");
    expect(words.recapLine("easy", { who: "@1", gap: 3 }, reader, shared)).toContain("Tom wins by 3 points");
    expect(words.recapLine("never-heard_of", {}, reader, shared)).toBe("never heard of");
  });

  test("can be told in both languages", () => {
    const keys = (source: string): string[] => new FluentResource(source).body.map((message) => message.id);
    expect(keys(storyFr)).toEqual(keys(storyEn));
  });
});

describe("sharing", () => {
  afterEach(() => vi.unstubAllGlobals());

  test("takes the device’s own way first, and minds no change of heart", async () => {
    const own = vi.fn(() => Promise.resolve());
    vi.stubGlobal("navigator", { share: own });
    expect(await share("Game", "text")).toBe("sent");
    expect(own).toHaveBeenCalledWith({ title: "Game", text: "text" });
    vi.stubGlobal("navigator", { share: () => Promise.reject(new DOMException("no", "AbortError")) });
    expect(await share("Game", "text")).toBe("sent");
  });

  test("copies where it can, and is done by hand over plain HTTP", async () => {
    const writeText = vi.fn(() => Promise.resolve());
    vi.stubGlobal("navigator", { share: () => Promise.reject(new Error("no")), clipboard: { writeText } });
    expect(await share("Game", "text")).toBe("copied");
    vi.stubGlobal("navigator", { clipboard: { writeText: () => Promise.reject(new Error("no")) } });
    expect(await share("Game", "text")).toBe("by-hand");
    vi.stubGlobal("navigator", {});
    expect(await share("Game", "text")).toBe("by-hand");
  });
});
