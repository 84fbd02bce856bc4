import { beforeEach, expect, test } from "vitest";

import { defaults, type Happening } from "../src/generated/wire";
import { beginFirstGamePace, endFirstGamePace } from "../src/tips/first_game_bot_pace";
import { keyOfStep, keysOfEvent } from "../src/tips/tip_keys_of_event_and_step";
import { TipHistory } from "../src/tips/tip_history_and_on_off_choice.svelte";
import { TipQueue } from "../src/tips/tip_queue.svelte";
import { isNewHere, rememberedTips, rememberTips } from "../src/tips/tips_memory";
import { boardOf } from "../src/wire/decode_and_fill_defaults";

const WORDS = ["tip-table", "tip-blocks", "tip-robs-target", "tip-step_window", "tip-fact-cap"];
const board = boardOf({
  t: "board",
  at: 1,
  seat: 0,
  parts: [{ t: "fact", id: "step", name: "step", value: "#step_window" }],
} as never);
const event = (kind: string, args: Record<string, string>): Happening => ({ ...defaults.Happening, kind, args });

function tipsOfGame(game: string, hasRoomForTwo = true, history = new TipHistory(game)): TipQueue {
  return new TipQueue(
    history,
    (key) => WORDS.includes(key),
    () => hasRoomForTwo,
  );
}

beforeEach(() => {
  for (const game of ["one", "two", "three", "four", "low", "limited"]) rememberTips(game, []);
});

test("to whom it happened comes before what it was", () => {
  expect(keysOfEvent(event("robs", { seat: "@1", target: "@0" }), 0)).toEqual(["tip-robs-target", "tip-robs"]);
  expect(keysOfEvent(event("robs", { seat: "@1", target: "@2" }), 0)).toEqual(["tip-robs"]);
  expect(keyOfStep(board.parts)).toBe("tip-step_window");
  expect(keyOfStep([])).toBe("");
});

test("each thing is told once, and none before one is asked", () => {
  const tips = tipsOfGame("one");
  tips.hear([event("blocks", { seat: "@1", target: "@0" })], 0);
  expect(tips.shown).toBeUndefined();
  tips.begin();
  expect(tips.shown).toBe("tip-table");
  tips.hear([event("robs", { seat: "@1", target: "@2" }), event("blocks", { seat: "@1", target: "@2" })], 0);
  tips.read();
  expect(tips.waiting).toEqual(["tip-blocks"]);
  tips.hear([event("blocks", { seat: "@1", target: "@2" })], 0);
  expect(tips.waiting).toEqual(["tip-blocks"]);
  tips.read();
  tips.hear([event("blocks", { seat: "@1", target: "@2" })], 0);
  expect(tips.waiting).toEqual([]);
});

test("where there is no room for two tips, the second is told as soon as the first is read", () => {
  const tips = tipsOfGame("low", false);
  tips.begin();
  tips.ask(board);
  expect([tips.shown, tips.also]).toEqual(["tip-table", undefined]);
  tips.read();
  expect(tips.shown).toBe("tip-step_window");
  expect(rememberedTips("low")).toEqual(["asked", "tip-table"]);
});

test("what one is asked for is told at once, with what comes before anything else", () => {
  const tips = tipsOfGame("two");
  tips.begin();
  tips.hear([event("blocks", {})], 0);
  tips.ask(board);
  expect([tips.shown, tips.also]).toEqual(["tip-table", "tip-step_window"]);
  tips.read();
  expect([tips.shown, tips.also]).toEqual(["tip-blocks", undefined]);
  expect(rememberedTips("two")).toEqual(["asked", "tip-table", "tip-step_window"]);
});

test("what one is asked for comes after what is shown, before other news; late news give way to new ones", () => {
  const tips = tipsOfGame("two");
  tips.begin();
  tips.read();
  tips.hear([event("robs", { target: "@0" })], 0);
  tips.ask(board);
  expect([tips.shown, tips.also]).toEqual(["tip-robs-target", "tip-step_window"]);
  tips.hear([event("blocks", {})], 0);
  expect(tips.waiting).toEqual(["tip-robs-target", "tip-step_window", "tip-blocks"]);
});

test("what lies on the table and does not go without saying is told once, after what one is asked for", () => {
  const limited = {
    ...board,
    parts: [...board.parts, { t: "fact", id: "cap", name: "cap", value: 4 }] as typeof board.parts,
  };
  const tips = tipsOfGame("limited");
  tips.begin();
  tips.ask(limited);
  tips.ask(limited);
  expect(tips.waiting).toEqual(["tip-table", "tip-step_window", "tip-fact-cap"]);
  tips.read();
  tips.read();
  tips.ask(limited);
  expect(tips.waiting).toEqual([]);
});

test("news of one round are not told when one is asked in the next", () => {
  const inRound = (value: number): typeof board => ({
    ...board,
    parts: [...board.parts, { t: "fact", id: "round", name: "round", value }] as typeof board.parts,
  });
  const tips = tipsOfGame("two");
  tips.begin();
  tips.read();
  tips.ask(inRound(1));
  tips.read();
  tips.hear([event("blocks", {})], 0, "1");
  tips.ask(inRound(1));
  expect(tips.shown).toBe("tip-blocks");
  tips.ask(inRound(2));
  expect(tips.shown).toBeUndefined();
  tips.hear([event("blocks", {})], 0, "2");
  tips.ask(inRound(3));
  expect(tips.shown).toBeUndefined();
  tips.hear([event("blocks", {})], 0, "4");
  tips.ask(inRound(4));
  expect(tips.shown, "news of the round in which one is first asked now").toBe("tip-blocks");
});

test("a move leaves behind what was not read, to be told when it comes up again", () => {
  const tips = tipsOfGame("two");
  tips.begin();
  tips.hear([event("blocks", {})], 0);
  tips.goOn();
  expect(tips.shown).toBeUndefined();
  tips.hear([event("blocks", {})], 0);
  expect(tips.shown).toBe("tip-blocks");
});

test("news that come up as one plays stay until they are read, through all moves", () => {
  const tips = tipsOfGame("two");
  tips.begin();
  tips.read();
  tips.hear([event("blocks", {})], 0);
  tips.goOn();
  tips.goOn();
  expect(tips.shown).toBe("tip-blocks");
  expect(rememberedTips("two")).toEqual(["asked", "tip-table"]);
  tips.read();
  expect(tips.shown).toBeUndefined();
  expect(rememberedTips("two")).toContain("tip-blocks");
});

test("what one was asked for is told again where the move was made before it could be seen", () => {
  const tips = tipsOfGame("two");
  tips.begin();
  tips.read();
  tips.ask(board);
  tips.goOn(false);
  expect(tips.shown).toBeUndefined();
  tips.ask(board);
  expect(tips.shown).toBe("tip-step_window");
  tips.goOn();
  tips.ask(board);
  expect(tips.shown).toBeUndefined();
});

test("what was told at one table is not told at another, and news of one are no news at another", () => {
  const history = new TipHistory("two");
  const tips = tipsOfGame("two", true, history);
  tips.begin();
  tips.read();
  tips.hear([event("blocks", {})], 0);
  tips.ask(board);
  const other = tipsOfGame("two", true, history);
  other.begin();
  expect([tips.shown, other.shown]).toEqual(["tip-blocks", undefined]);
  other.hear([event("blocks", {})], 0);
  expect(other.waiting).toEqual(["tip-blocks"]);
});

test("this device remembers what was told, and that no more is wanted", () => {
  expect(isNewHere("three")).toBe(true);
  const tips = tipsOfGame("three");
  tips.begin();
  tips.read();
  expect(rememberedTips("three")).toEqual(["asked", "tip-table"]);
  tips.stop();
  const again = tipsOfGame("three");
  again.ask(board);
  expect([again.history.isOn, again.shown, isNewHere("three")]).toEqual([false, undefined, false]);
  again.history.beginAgain();
  again.begin();
  expect(again.shown).toBe("tip-table");
});

test("who was asked while watching is asked again when they play", () => {
  const history = new TipHistory("four");
  history.skipWatching();
  expect([history.isAskedWatching, history.isAsked, isNewHere("four")]).toEqual([true, false, true]);
});

test("bots take their time in a first game, and as usual in the rematch, unless another pace was set there", () => {
  const said: unknown[] = [];
  let pace = "calm";
  const at = (code: string) => ({ code, say: (message: unknown) => said.push(message), setting: () => pace });
  const setTo = (value: string) => ({ t: "manner", name: "pace", value });
  beginFirstGamePace(at("LLLL"));
  expect(said).toEqual([setTo("calm")]);
  endFirstGamePace(at("MMMM"));
  expect(said).toHaveLength(1);
  endFirstGamePace(at("LLLL"));
  endFirstGamePace(at("LLLL"));
  expect(said).toEqual([setTo("calm"), setTo("lively")]);
  beginFirstGamePace(at("LLLL"));
  pace = "quick";
  endFirstGamePace(at("LLLL"));
  expect(said.slice(2)).toEqual([setTo("calm")]);
});
