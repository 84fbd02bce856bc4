import { expect, test } from "vitest";

import { flightTimes, LONGEST_FLIGHT } from "../src/motion/flight_times";

const ends = (legs: number[], whole: number): number[] =>
  flightTimes(legs, whole).map(({ delay, duration }) => delay + duration);

test("one card flies for most of its scene, and never longer than the longest flight", () => {
  expect(flightTimes([0], 500)).toEqual([{ delay: 0, duration: 400 }]);
  expect(flightTimes([0], 5000)).toEqual([{ delay: 0, duration: LONGEST_FLIGHT }]);
});

test("a leg begins when the one before it ends, and both together take as long as one alone", () => {
  expect(flightTimes([0, 1], 500)).toEqual([
    { delay: 0, duration: 200 },
    { delay: 200, duration: 200 },
  ]);
  expect(flightTimes([0, 1, 2], 600).map(({ delay }) => Math.round(delay))).toEqual([0, 160, 320]);
});

test("cards that fly the same leg begin a little apart, in each leg anew", () => {
  expect(flightTimes([0, 0, 0], 5000).map(({ delay }) => delay)).toEqual([0, 70, 140]);
  expect(flightTimes([0, 0, 1, 1], 400)).toEqual([
    { delay: 0, duration: 160 },
    { delay: 50, duration: 160 },
    { delay: 160, duration: 160 },
    { delay: 210, duration: 160 },
  ]);
});

test("however many cards there are, the last begins in the first half of its scene", () => {
  const legs = Array.from({ length: 40 }, () => 0);
  expect(Math.max(...flightTimes(legs, 800).map(({ delay }) => delay))).toBeLessThan(400);
});

test("what flies in legs has come down when its scene is over", () => {
  for (const legs of [[0, 1], [0, 1, 2], [0, 0, 1, 1], [0]]) {
    expect(Math.max(...ends(legs, 700))).toBeLessThanOrEqual(700);
  }
});

test("a scene without flights has no times", () => {
  expect(flightTimes([], 500)).toEqual([]);
});
