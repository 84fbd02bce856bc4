import { beforeEach, expect, test, vi } from "vitest";

vi.stubGlobal("navigator", { language: "en" });
const { keptUntil, lifetime } = await import("../src/table/table_kept_until_text");
const { speech } = await import("../src/words/client_words.svelte");

const DAY = 86_400;
const NOON = new Date(2026, 10, 24, 12, 5).getTime() / 1000;

beforeEach(() => {
  speech.language = "en";
});

test("a table where people have played is kept until a day", () => {
  const lobby = { kept_for: 30 * DAY, has_played: true };
  expect(lifetime(lobby, NOON)).toBe("This table is kept until 24 December.");
  speech.language = "fr";
  expect(lifetime(lobby, NOON)).toBe("Cette table est gardée jusqu’au 24 décembre.");
  expect(keptUntil(new Date(2027, 0, 1, 9).getTime() / 1000, NOON)).toBe(
    "Cette table est gardée jusqu’au 1er janvier.",
  );
});

test("what ends soon ends at a time", () => {
  expect(keptUntil(NOON + 3600, NOON)).toBe("This table is kept until 13:05.");
});

test("where nobody has played it is said how long a table is kept", () => {
  expect(lifetime({ kept_for: 3600, has_played: false }, NOON)).toBe(
    "Until a game begins, this table is kept for an hour after everybody has left.",
  );
  speech.language = "fr";
  expect(lifetime({ kept_for: 7200, has_played: false }, NOON)).toBe(
    "Tant qu’aucune partie n’a commencé, cette table est gardée 2 heures après le départ de tout le monde.",
  );
});

test("of what is kept for good nothing is said", () => {
  expect(lifetime({ kept_for: 0, has_played: true }, NOON)).toBe("");
});
