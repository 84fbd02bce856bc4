import { expect, test } from "vitest";

import type { AnyPart, Happening, Zone } from "../src/generated/wire";
import { movedCards } from "../src/motion/moved_cards";
import {
  animationPlansOf,
  facesIn,
  filled,
  follows,
  type Choreography,
  type Flight,
} from "../src/motion/animation_plan";
import { springAt } from "../src/motion/spring_easing";

const zone = (id: string, more: Partial<Zone>): Zone => ({
  t: "zone",
  id,
  name: id.split(":")[0] ?? id,
  owner: -1,
  layout: "fan",
  count: 0,
  faces: [],
  ghost: -1,
  ...more,
});
const hand = (seat: number, ...faces: string[]): Zone => zone(`hand:${seat}`, { faces, count: faces.length });
const hidden = (seat: number, count: number): Zone => zone(`hand:${seat}`, { count });
const pile = (count: number): Zone => zone("pile", { layout: "pile", count });
const discards = (count: number, top = ""): Zone =>
  zone("discards", { layout: "pile", count, faces: top ? [top] : [] });
const row = (...faces: string[]): Zone =>
  zone("row:0", { layout: "slots", faces, count: faces.filter(Boolean).length });

/** From where to where, what, and how it lies before and after. */
const told = (before: AnyPart[], after: AnyPart[]): string[] =>
  movedCards(before, after).map(
    ({ from, to, face, isUp, endsUp }) =>
      `${from.join()} > ${to.join()} ${face || "?"} ${isUp ? "up" : "down"}-${endsUp ? "up" : "down"}`,
  );

test("a card that is laid goes from the hand to its place", () => {
  expect(told([hand(0, "one", "two"), row("", "")], [hand(0, "two"), row("one", "")])).toEqual([
    "hand:0/one > row:0/0 one up-up",
  ]);
});

test("a drawn card turns over for who draws it, and stays as it is for all others", () => {
  expect(told([pile(5), hand(0, "one")], [pile(4), hand(0, "one", "two")])).toEqual(["pile > hand:0/two two down-up"]);
  expect(told([pile(5), hidden(1, 3)], [pile(4), hidden(1, 4)])).toEqual(["pile > hand:1 ? down-down"]);
});

test("a card that somebody hides is seen only where it comes to lie open", () => {
  expect(told([hidden(1, 3), discards(0)], [hidden(1, 2), discards(1, "two")])).toEqual([
    "hand:1 > discards two down-up",
  ]);
});

test("the top of a pile that was only uncovered has not moved", () => {
  expect(told([discards(2, "two"), hand(0)], [discards(1, "one"), hand(0, "two")])).toEqual([
    "discards > hand:0/two two up-up",
  ]);
});

test("of several alike each flies to a place of its own", () => {
  const flights = movedCards([pile(5), hand(0, "one")], [pile(3), hand(0, "one", "one", "one")]);
  expect(flights.map(({ nth }) => nth)).toEqual([1, 0]);
});

test("nothing moves when only numbers of other parts change", () => {
  const fact = (value: number): AnyPart => ({ t: "fact", id: "next", name: "next", owner: 0, value });
  expect(movedCards([fact(1), row("one")], [fact(2), row("one")])).toEqual([]);
});

test("a spot is filled with what an event says", () => {
  const args = { seat: "@2", level: 4, card: "#thief", cards: ["#one"] };
  expect(filled("row:{seat}/{level-1}", args)).toBe("row:2/3");
  expect(filled("hand:{seat}/{card}", args)).toBe("hand:2");
  expect(filled("hand:{seat}/{card}", { seat: "@2" }, "one")).toBe("hand:2/one");
  expect(filled("hand:{target}", args)).toBeNull();
});

test("faces are read from every way of writing them", () => {
  expect(facesIn(["#one", "#two"])).toEqual(["one", "two"]);
  expect(facesIn("~3")).toEqual(["", "", ""]);
  expect(facesIn("#?")).toEqual([""]);
  expect(facesIn("#one")).toEqual(["one"]);
  expect(facesIn(undefined)).toEqual([]);
});

const choreography: Choreography = {
  draws: { ways: [{ from: ["pile"], to: ["hand:{seat}/{card}"], cards: "cards" }], isQuiet: true },
  throws: { ways: [{ from: ["picked/{card}", "hand:{seat}/{card}"], to: ["discards"], cards: "cards" }], beats: 2 },
  swaps: { trade: ["row:{seat}", "row:{target}"], effect: { kind: "swirl", at: ["row:{seat}"] } },
  stops: { effect: { kind: "burst", at: ["@{seat}"] } },
};
const event = (kind: string, args: Happening["args"]): Happening => ({ kind, args, is_fleeting: false, pause: 0 });

test("each event is shown in its turn, though the board has taken in all of them", () => {
  const before = [pile(9), discards(0), hidden(1, 3)];
  const after = [pile(7), discards(2, "two"), hidden(1, 3)];
  const events = [
    event("throws", { seat: "@1", cards: ["#one", "#two"] }),
    event("draws", { seat: "@1", cards: "~2" }),
  ];
  const plans = animationPlansOf(events, before, after, choreography);
  expect(plans.map((plan) => plan.flights.map(({ from, to, face }) => `${from[0]} > ${to[0]} ${face}`))).toEqual([
    ["hand:1/one > discards one", "hand:1/two > discards two"],
    ["pile > hand:1 ", "pile > hand:1 "],
  ]);
  expect(plans.map(({ beats, isQuiet }) => [beats, isQuiet])).toEqual([
    [2, false],
    [1, true],
  ]);
});

test("a card goes on in a later leg, from where an earlier one of its own has set it down", () => {
  const flight = (leg: number, from: string, to: string, face = "hat"): Flight => ({
    from: [from, "table"],
    to: [to, "table"],
    face,
    isUp: true,
    endsUp: true,
    nth: 0,
    leg,
  });
  const first: Flight = { ...flight(0, "hand:0", "stage"), to: ["stage"] };
  expect(follows(flight(1, "stage", "discards"), first)).toBe(true);
  expect(follows(flight(1, "stage", "discards", "cat"), first)).toBe(false);
  expect(follows(flight(0, "stage", "discards"), first)).toBe(false);
  expect(follows(flight(1, "hand:1", "discards"), first)).toBe(false);
});

test("two rows change sides card by card, as they lay before", () => {
  const other = { ...row("two", "three"), id: "row:1", owner: 1 };
  const [plan] = animationPlansOf(
    [event("swaps", { seat: "@0", target: "@1" })],
    [row("one", ""), other],
    [],
    choreography,
  );
  expect(plan?.flights.map(({ from, to }) => `${from[0]} > ${to[0]}`)).toEqual([
    "row:0/0 > row:1/0",
    "row:1/0 > row:0/0",
    "row:1/1 > row:0/1",
  ]);
  expect(plan?.effect).toEqual({ kind: "swirl", at: ["row:0"] });
});

test("an event that the choreography does not know is told in words alone", () => {
  const [plan] = animationPlansOf([event("sneezes", { seat: "@0" })], [], [], choreography);
  expect(plan).toMatchObject({ flights: [], effect: null, isQuiet: false, beats: 1 });
});

test("an effect without a place is left out", () => {
  expect(animationPlansOf([event("stops", {})], [], [], choreography)[0]?.effect).toBeNull();
});

test("a spring starts at rest, goes beyond its end, and comes to it", () => {
  const steps = Array.from({ length: 41 }, (_, index) => springAt(index / 40));
  expect(steps[0]).toBe(0);
  expect(steps.at(-1)).toBe(1);
  expect(Math.max(...steps)).toBeGreaterThan(1.01);
  expect(Math.max(...steps)).toBeLessThan(1.2);
  expect(Math.abs((steps.at(-2) ?? 0) - 1)).toBeLessThan(0.02);
});
