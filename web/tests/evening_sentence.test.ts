import { expect, test } from "vitest";

import { defaults, type EveningStanding } from "../src/generated/wire";
import { eveningSentence } from "../src/evening/evening_sentence";
import en from "../src/evening/words.en.ftl?raw";
import fr from "../src/evening/words.fr.ftl?raw";

const stand = (name: string, points: number): EveningStanding => ({
  ...defaults.EveningStanding,
  name,
  avatar: "fox",
  points,
});

test("a lead, a large lead, a tie and nothing at all are told in their own ways", () => {
  expect(eveningSentence([stand("Léa", 2), stand("Tom", 1)], 1).key).toMatch(/^evening-leads-/u);
  expect(eveningSentence([stand("Léa", 6), stand("Tom", 1)], 3).key).toMatch(/^evening-far-/u);
  expect(eveningSentence([stand("Léa", 2), stand("Tom", 2), stand("Zoé", 0)], 2)).toMatchObject({
    leaders: ["Léa", "Tom"],
  });
  expect(eveningSentence([stand("Léa", 2), stand("Tom", 2)], 2).key).toMatch(/^evening-tied-/u);
  expect(eveningSentence([stand("Léa", 0), stand("Tom", 0)], 1).key).toBe("evening-none-1");
});

test("every sentence that may be chosen has words in both languages", () => {
  const keys = new Set<string>();
  for (let games = 1; games < 30; games += 1) {
    for (const points of [
      [0, 0],
      [2, 2],
      [games * 2, 0],
      [1, 0.5],
    ])
      keys.add(eveningSentence([stand("Léa", points[0] ?? 0), stand("Tom", points[1] ?? 0)], games).key);
  }
  expect(keys.size).toBe(11);
  for (const key of keys) for (const words of [en, fr]) expect(words).toContain(`\n${key} = `);
});
