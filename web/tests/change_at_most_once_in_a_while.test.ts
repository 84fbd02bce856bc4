import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { changeAtMostOnceInAWhile, SHORTEST } from "../src/big_screen/change_at_most_once_in_a_while";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("tells a change at once, and no more of a value that flips than two in a while", () => {
  const told: boolean[] = [];
  const follow = changeAtMostOnceInAWhile(false, (value) => told.push(value));
  for (let flip = 0; flip < 30; flip += 1) follow(flip % 2 === 0);
  expect(told).toEqual([true]);
  vi.advanceTimersByTime(SHORTEST);
  expect(told).toEqual([true, false]);
  vi.advanceTimersByTime(10 * SHORTEST);
  expect(told).toEqual([true, false]);
  follow(true);
  expect(told).toEqual([true, false, true]);
});

it("tells nothing where the value is back in time", () => {
  const told: boolean[] = [];
  const follow = changeAtMostOnceInAWhile(true, (value) => told.push(value));
  follow(true);
  follow(false);
  follow(true);
  follow(false);
  vi.advanceTimersByTime(SHORTEST);
  expect(told).toEqual([false]);
});
