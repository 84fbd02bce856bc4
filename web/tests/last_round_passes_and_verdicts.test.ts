import { expect, test } from "vitest";
import { passesIn } from "../src/games/not_a_hat/last_round_passes_and_verdicts";
import { appendEvents } from "../src/table/apply_updates_to_board_and_log";
import type { Happening } from "../src/generated/wire";

const told = (...kinds: string[]): ReturnType<typeof appendEvents> =>
  appendEvents(
    [],
    kinds.map((kind): Happening => ({ kind, args: { seat: "@0", target: "@1" }, is_fleeting: false, pause: 0 })),
  );

test("the passes are those since the last round began", () => {
  expect(passesIn(told("recalls", "starts", "recalls", "recalls")).length).toBe(2);
});

test("a list of which the beginning may be missing is none", () => {
  expect(passesIn(told("recalls", "recalls", "rests"), true)).toEqual([]);
  expect(passesIn(told("rests", "recalls", "recalls"), true).length).toBe(2);
  expect(passesIn(told("recalls", "starts", "recalls"), true).length).toBe(1);
});
