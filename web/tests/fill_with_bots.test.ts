import { expect, test } from "vitest";
import { defaultBot } from "../src/lobby/fill_with_bots";

test.each([
  [["random", "rules", "search"], "rules"],
  [["random", "rules", "vengeful", "playful", "search"], "playful"],
  [["random", "sieve", "granny", "student", "elephant"], "granny"],
  [["random", "stranger", "friend", "soulmate", "search"], "friend"],
  [["random", "search"], "random"],
])("of %j the bot to invite is %s", (bots, liked) => {
  expect(defaultBot(bots)).toBe(liked);
});
