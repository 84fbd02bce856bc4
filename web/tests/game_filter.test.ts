import { describe, expect, test } from "vitest";

import { defaults, type GameCard, type Lid } from "../src/generated/wire";
import { fits, kindsOf, playersOf, spansOf, NO_CRITERIA } from "../src/home/game_filter";

const card = (id: string, seat_range: [number, number], lid: Partial<Lid>): GameCard => ({
  ...defaults.GameCard,
  id,
  seat_range,
  lid: { ...defaults.Lid, ...lid },
});
const climb = card("climb", [2, 6], { minutes: 20, kinds: ["race", "take_that"] });
const trap = card("trap", [3, 8], { minutes: 45, kinds: ["guess"] });
const mute = card("mute", [2, 4], {});
const shelf = [climb, trap, mute];

describe("what fits a wish", () => {
  const found = (wish: Partial<typeof NO_CRITERIA>): string[] =>
    shelf.filter((each) => fits(each, { ...NO_CRITERIA, ...wish })).map(({ id }) => id);

  test("everything, where nothing is wished", () => {
    expect(found({})).toEqual(["climb", "trap", "mute"]);
  });

  test("games for so many players", () => {
    expect(found({ players: 2 })).toEqual(["climb", "mute"]);
    expect(found({ players: 6 })).toEqual(["climb", "trap"]);
    expect(found({ players: 9 })).toEqual([]);
  });

  test("games that are short enough; one that does not say is not too long", () => {
    expect(found({ minutes: 20 })).toEqual(["climb", "mute"]);
    expect(found({ minutes: 15 })).toEqual(["mute"]);
  });

  test("games of a kind, all wishes together", () => {
    expect(found({ kind: "guess" })).toEqual(["trap"]);
    expect(found({ kind: "race", players: 7 })).toEqual([]);
  });
});

describe("what one is asked", () => {
  test("every number of players that some game takes", () => {
    expect(playersOf(shelf)).toEqual([2, 3, 4, 5, 6, 7, 8]);
    expect(playersOf([])).toEqual([]);
  });

  test("only spans that leave out some and not all", () => {
    expect(spansOf(shelf)).toEqual([30]);
    expect(spansOf([mute, climb])).toEqual([]);
  });

  test("only kinds that not every game is of", () => {
    expect(kindsOf(shelf)).toEqual(["guess", "race", "take_that"]);
    expect(kindsOf([climb])).toEqual([]);
  });
});
