import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { Said, TimeLeft } from "../src/generated/wire";
import { SeatCountdown } from "../src/table/seat_countdown.svelte";
import { speaker, Chat } from "../src/table/received_chat_unread_and_muted.svelte";

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.useFakeTimers();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const said = (number: number, text: string, more: Partial<Said> = {}): Said => ({
  t: "said",
  number,
  name: "Léa",
  seat: 0,
  text,
  reaction: "",
  ...more,
});

test("the same line is heard once, and unread until the drawer is open", () => {
  const talk = new Chat("KNOT");
  for (const line of [said(1, "a"), said(2, "b"), said(1, "a")]) talk.hear(line);
  expect([talk.lines.length, talk.unread]).toEqual([2, 2]);
  talk.show(true);
  talk.hear(said(3, "c"));
  expect(talk.unread).toBe(0);
});

test("what was read before a reload is read", () => {
  const talk = new Chat("KNOT");
  talk.hear(said(1, "a"));
  talk.show(true);
  const again = new Chat("KNOT");
  again.hear(said(1, "a"));
  again.hear(said(2, "b"));
  expect(again.unread).toBe(1);
});

test("a server that began anew counts from one, and is heard", () => {
  const talk = new Chat("KNOT");
  talk.hear(said(8, "a"));
  talk.show(true);
  talk.show(false);
  talk.hear(said(1, "b"));
  expect([talk.lines.length, talk.unread]).toEqual([2, 1]);
});

test("who is muted is not heard, nor seen, also after a reload", () => {
  const talk = new Chat("KNOT");
  talk.hear(said(1, "a"));
  talk.mute(speaker(said(1, "a")), true);
  talk.hear(said(2, "", { reaction: "laugh" }));
  expect([talk.lines.length, talk.unread, talk.floating.length]).toEqual([0, 0, 0]);
  const again = new Chat("KNOT");
  again.hear(said(1, "a"));
  again.hear(said(2, "b", { name: "Tom", seat: 1 }));
  expect(again.lines.map(({ name }) => name)).toEqual(["Tom"]);
  again.muteAll(true);
  expect(again.lines).toEqual([]);
});

test("a reaction is of the moment, one for each seat", () => {
  const talk = new Chat("KNOT");
  talk.hear(said(1, "", { reaction: "laugh" }));
  talk.hear(said(2, "", { reaction: "wow" }));
  expect(talk.floating.map(({ reaction }) => reaction)).toEqual(["wow"]);
  vi.advanceTimersByTime(5000);
  expect(talk.floating).toEqual([]);
});

const timeLeft = (left: number, more: Partial<TimeLeft> = {}): TimeLeft => ({
  seat: 1,
  left,
  whole: 30_000,
  is_first: false,
  voters: [],
  ...more,
});

test("a clock counts down by itself, stands still in a pause, and is up when the server says so", () => {
  const clocks = new SeatCountdown();
  clocks.hear({ t: "clocks", left: [timeLeft(10_000)], is_running: true });
  vi.advanceTimersByTime(4000);
  expect(clocks.of(1)).toEqual({ left: 6000, whole: 30_000, isUp: false });
  vi.advanceTimersByTime(20_000);
  expect([clocks.of(1)?.left, clocks.late, clocks.of(0)]).toEqual([0, [], null]);
  clocks.hear({ t: "clocks", left: [timeLeft(0)], is_running: true });
  expect(clocks.late).toEqual([1]);
  clocks.hear({ t: "clocks", left: [timeLeft(5000)], is_running: false });
  vi.advanceTimersByTime(20_000);
  expect(clocks.of(1)?.left).toBe(5000);
  clocks.stop();
});

test("a first reaction that is overdue is told from a clock that has run out, with who wants to go on", () => {
  const clocks = new SeatCountdown();
  const first = { is_first: true, voters: [0, 2] };
  clocks.hear({ t: "clocks", left: [timeLeft(0), timeLeft(0, { seat: 3, ...first })], is_running: true });
  expect([clocks.late, clocks.lateFirst, clocks.voters]).toEqual([[1, 3], [3], [0, 2]]);
  clocks.hear({ t: "clocks", left: [], is_running: true });
  expect([clocks.late, clocks.lateFirst, clocks.voters]).toEqual([[], [], []]);
});

test("a line floats by for a moment, but not what was said before one came, nor what one says oneself", () => {
  const talk = new Chat("KNOT");
  talk.enter(2);
  for (const line of [said(1, "a"), said(2, "b")]) talk.hear(line);
  expect(talk.passing).toEqual([]);
  talk.hear(said(3, "c"));
  talk.hear(said(4, "mine"), true);
  expect(talk.passing.map(({ text }) => text)).toEqual(["c"]);
  for (const line of [said(5, "d"), said(6, "e")]) talk.hear(line);
  expect(talk.passing.map(({ text }) => text)).toEqual(["d", "e"]);
  vi.advanceTimersByTime(10_000);
  expect(talk.passing).toEqual([]);
  expect(talk.unread).toBe(6);
});

test("nothing floats by of who is muted, nor while the talk is open", () => {
  const talk = new Chat("KNOT");
  talk.mute(speaker(said(1, "")), true);
  talk.hear(said(1, "a"));
  talk.hear(said(2, "b", { name: "Robin", seat: 1 }));
  expect(talk.passing.map(({ text }) => text)).toEqual(["b"]);
  talk.muteAll(true);
  expect(talk.passing).toEqual([]);
  talk.muteAll(false);
  talk.show(true);
  talk.hear(said(3, "c", { name: "Robin", seat: 1 }));
  talk.show(false);
  expect(talk.passing).toEqual([]);
});
