import { expect, test } from "vitest";
import { defaultBot, firstBot } from "../src/lobby/default_bot_and_fill_free_seats";
import { botKind } from "../src/words/seat_bot_name_picture_and_temperament";

test.each([
  [["random", "rules", "search"], "rules"],
  [["random", "rules", "vengeful", "playful", "search"], "playful"],
  [["random", "sieve", "granny", "student", "elephant"], "granny"],
  [["random", "stranger", "friend", "soulmate", "search"], "friend"],
  [["random", "search"], "random"],
])("of %j the bot to invite is %s", (bots, liked) => {
  expect(defaultBot(bots)).toBe(liked);
});

test.each([
  [["random", "rules", "dreamy", "search"], "dreamy"],
  [["random", "rules", "vengeful", "playful", "search"], "playful"],
  [["random", "sieve", "granny", "student", "elephant"], "sieve"],
  [["random", "stranger", "friend", "soulmate", "search"], "stranger"],
])("of %j the bot of a first game is %s", (bots, gentle) => {
  expect(firstBot(bots)).toBe(gentle);
});

test("a bot of one's own is called by its class", () => {
  expect(botKind("my_bots:Collector")).toBe("Collector");
});
