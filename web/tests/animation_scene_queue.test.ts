import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { Happening } from "../src/generated/wire";
import { BEAT, motionPreferences } from "../src/motion/motion_and_sound_preferences.svelte";
import { SceneQueue, type Scene } from "../src/motion/animation_scene_queue.svelte";

let said: string[] = [];

function scene(name: string, beats = 1, isQuiet = false): Scene {
  const caption: Happening | null = isQuiet ? null : { kind: name, args: {}, is_fleeting: false, pause: 0 };
  return { caption, beats, begin: () => said.push(`+${name}`), end: () => said.push(`-${name}`) };
}

beforeEach(() => {
  vi.useFakeTimers();
  said = [];
  motionPreferences.speed = "lively";
});
afterEach(() => {
  vi.useRealTimers();
});

test("one scene follows the other, each for its beats", () => {
  const story = new SceneQueue();
  story.tell([scene("a", 2), scene("b")]);
  expect(said).toEqual(["+a"]);
  expect(story.caption?.kind).toBe("a");
  vi.advanceTimersByTime(2 * BEAT.lively);
  expect(said).toEqual(["+a", "-a", "+b"]);
  vi.advanceTimersByTime(BEAT.lively);
  expect(said).toEqual(["+a", "-a", "+b", "-b"]);
  expect(story.isTelling).toBe(false);
});

test("what comes while a scene is told waits for it, and the last words stay for a while", () => {
  const story = new SceneQueue();
  story.tell([scene("a")]);
  story.tell([scene("b")]);
  expect(said).toEqual(["+a"]);
  vi.advanceTimersByTime(2 * BEAT.lively);
  expect(story.caption?.kind).toBe("b");
  vi.advanceTimersByTime(10_000);
  expect(story.caption).toBeNull();
});

test("a quiet scene leaves the words that were there", () => {
  const story = new SceneQueue();
  story.tell([scene("a"), scene("b", 1, true)]);
  vi.advanceTimersByTime(BEAT.lively);
  expect(said).toEqual(["+a", "-a", "+b"]);
  expect(story.caption?.kind).toBe("a");
});

test("words do not outlast what is told after them without words", () => {
  const story = new SceneQueue();
  story.tell([scene("a"), scene("b", 1, true)]);
  vi.advanceTimersByTime(BEAT.lively);
  for (let more = 0; more < 6; more++) {
    story.tell([scene("c", 1, true)]);
    vi.advanceTimersByTime(BEAT.lively);
  }
  expect(story.isTelling).toBe(true);
  expect(story.caption).toBeNull();
});

test("a skip leaves everything as it lies in the end, each scene ended once", () => {
  const story = new SceneQueue();
  story.tell([scene("a"), scene("b"), scene("c", 1, true)]);
  story.skip();
  expect(said).toEqual(["+a", "-a", "-b", "-c"]);
  expect(story.caption?.kind).toBe("b");
  expect(story.isTelling).toBe(false);
  story.skip();
  vi.advanceTimersByTime(10_000);
  expect(said).toEqual(["+a", "-a", "-b", "-c"]);
});

test("at once, nothing is shown but the last words", () => {
  motionPreferences.speed = "instant";
  const story = new SceneQueue();
  story.tell([scene("a"), scene("b")]);
  expect(said).toEqual(["-a", "-b"]);
  expect(story.caption?.kind).toBe("b");
});

test("who is not looking is shown only how it ends", () => {
  const story = new SceneQueue();
  story.tell([scene("a")]);
  story.tell([scene("b")], false);
  expect(said).toEqual(["+a", "-a", "-b"]);
});

test("a story that has fallen behind leaves out what is old", () => {
  const story = new SceneQueue();
  story.tell(Array.from({ length: 20 }, (_, index) => scene(`old${index}`)));
  story.tell([scene("new")]);
  expect(said.filter((each) => each.startsWith("+"))).toEqual(["+old0", "+new"]);
  expect(said.filter((each) => each.startsWith("-"))).toHaveLength(20);
});

test("a story that falls behind hurries first", () => {
  const story = new SceneQueue();
  story.tell(Array.from({ length: 8 }, (_, index) => scene(`${index}`)));
  vi.advanceTimersByTime(7 * BEAT.lively);
  expect(said.at(-1)).toBe("-7");
});

test("a slower reader sees the same story slower", () => {
  motionPreferences.speed = "calm";
  const story = new SceneQueue();
  story.tell([scene("a"), scene("b")]);
  vi.advanceTimersByTime(BEAT.lively);
  expect(said).toEqual(["+a"]);
  vi.advanceTimersByTime(BEAT.calm);
  expect(said).toEqual(["+a", "-a", "+b"]);
});

test("nobody is asked anything before what has to be shown first has been shown, or was skipped", () => {
  const story = new SceneQueue();
  const reveal = (name: string): Scene => ({ ...scene(name), asksLater: true });
  story.tell([scene("a")]);
  expect(story.isRevealing).toBe(false);
  story.tell([reveal("b"), scene("c")]);
  expect(story.isRevealing).toBe(true);
  vi.advanceTimersByTime(BEAT.lively);
  expect([said.at(-1), story.isRevealing]).toEqual(["+b", true]);
  vi.advanceTimersByTime(BEAT.lively);
  expect([said.at(-1), story.isRevealing]).toEqual(["+c", false]);
  story.tell([reveal("d")]);
  expect(story.isRevealing).toBe(true);
  story.skip();
  expect(story.isRevealing).toBe(false);
});
