import { expect, test } from "vitest";
import { likedBot } from "../src/lobby/bots";

test.each([
  [["random", "rules", "search"], "rules"],
  [["random", "sieve", "granny", "student", "elephant"], "granny"],
  [["random", "stranger", "friend", "soulmate", "search"], "friend"],
  [["random", "search"], "random"],
])("of %j the bot to invite is %s", (bots, liked) => {
  expect(likedBot(bots)).toBe(liked);
});
