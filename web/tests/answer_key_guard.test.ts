import { expect, test } from "vitest";

import type { Option } from "../src/generated/wire";
import { AnswerKeyGuard, LOOK } from "../src/board/moves/answer_key_guard";

const options = (...verbs: string[]): Option[] =>
  verbs.map((verb, id) => ({ id, verb, args: {}, spot: "", caution: "" }) as Option);
const press = (timeStamp: number, repeat = false): { timeStamp: number; repeat: boolean } => ({ timeStamp, repeat });

test("a key answers a question that has been shown for a moment", () => {
  const guard = new AnswerKeyGuard();
  guard.see([], 0);
  guard.see(options("let", "block"), 1000);
  expect(guard.admits(press(1000))).toBe(false);
  expect(guard.admits(press(1000 + LOOK - 1))).toBe(false);
  expect(guard.admits(press(1000 + LOOK))).toBe(true);
});

test("a key that is held down answers nothing", () => {
  const guard = new AnswerKeyGuard();
  guard.see(options("let"), 0);
  expect(guard.admits(press(10 * LOOK, true))).toBe(false);
});

test("the next step of one's own turn can be taken at once", () => {
  const guard = new AnswerKeyGuard();
  guard.see(options("attack", "clean_up"), 0);
  guard.see(options("target"), 2 * LOOK);
  expect(guard.admits(press(2 * LOOK))).toBe(true);
});

test("what follows the end of a step is a question of its own, once", () => {
  const guard = new AnswerKeyGuard();
  const [turn, tidy, tidier] = [options("clean_up"), options("done", "discard"), options("done")];
  guard.see(turn, 0);
  guard.pass(turn);
  guard.see(turn, LOOK);
  expect(guard.admits(press(LOOK))).toBe(true);
  guard.see(tidy, 2 * LOOK);
  expect(guard.admits(press(2 * LOOK))).toBe(false);
  guard.see(tidier, 3 * LOOK);
  expect(guard.admits(press(3 * LOOK))).toBe(true);
});

test("what comes back after others have acted is asked anew", () => {
  const guard = new AnswerKeyGuard();
  guard.see(options("let"), 0);
  guard.see([], LOOK);
  guard.see(options("let"), 2 * LOOK);
  expect(guard.admits(press(2 * LOOK))).toBe(false);
});
