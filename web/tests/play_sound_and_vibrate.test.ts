import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { SOUNDS, type SoundName } from "../src/sound/sound_parameters";

const zzfx = vi.fn();
const vibrate = vi.fn();
const touched: Record<string, () => void> = {};
let isHidden = false;

/** What a device is asked before it sounds; one that sleeps answers when it wakes up. */
let resume = (): Promise<void> => Promise.resolve();

vi.mock("zzfx", () => ({ zzfx, ZZFX: { audioContext: { resume: () => resume() } } }));

/** The sounds of a page that was just loaded. */
async function fresh(): Promise<
  typeof import("../src/sound/play_sound_and_vibrate") & { motionPreferences: { isMuted: boolean; canBuzz: boolean } }
> {
  vi.resetModules();
  const { motionPreferences } = await import("../src/motion/motion_and_sound_preferences.svelte");
  return { ...(await import("../src/sound/play_sound_and_vibrate")), motionPreferences };
}

const played = (): SoundName[] =>
  zzfx.mock.calls.map((given) => {
    const names = Object.keys(SOUNDS) as SoundName[];
    return names.find((name) => JSON.stringify(SOUNDS[name]) === JSON.stringify(given)) ?? ("none" as SoundName);
  });

beforeEach(() => {
  isHidden = false;
  resume = () => Promise.resolve();
  vi.stubGlobal("document", {
    get hidden() {
      return isHidden;
    },
  });
  vi.stubGlobal("navigator", { vibrate, userActivation: { hasBeenActive: true } });
  vi.stubGlobal("addEventListener", (kind: string, heard: () => void) => (touched[kind] = heard));
  vi.stubGlobal("removeEventListener", () => undefined);
});

afterEach(() => {
  vi.unstubAllGlobals();
  zzfx.mockClear();
  vibrate.mockClear();
});

test("nothing sounds before the page was touched; then each sound is its own", async () => {
  const { sound, awaitGesture } = await fresh();
  await sound("turn");
  expect(played()).toEqual([]);
  awaitGesture();
  touched["pointerup"]?.();
  await sound("turn");
  await sound("win");
  expect(played()).toEqual(["turn", "win"]);
});

test("who wants no sound hears none", async () => {
  const { sound, awaitGesture, motionPreferences } = await fresh();
  awaitGesture();
  touched["keydown"]?.();
  motionPreferences.isMuted = true;
  await sound("turn");
  expect(played()).toEqual([]);
  motionPreferences.isMuted = false;
  await sound("turn");
  expect(played()).toEqual(["turn"]);
});

test("who looks elsewhere hears only what calls", async () => {
  const { sound, awaitGesture } = await fresh();
  awaitGesture();
  touched["pointerup"]?.();
  isHidden = true;
  await sound("card");
  await sound("turn");
  await sound("asked");
  expect(played()).toEqual(["turn", "asked"]);
});

test("a device that wakes up does not play all at once what it slept through", async () => {
  const { sound, awaitGesture } = await fresh();
  awaitGesture();
  touched["keydown"]?.();
  let now = 1000;
  vi.stubGlobal("performance", { now: () => now });
  let wake = (): void => undefined;
  const awake = new Promise<void>((done) => (wake = done));
  resume = () => awake;
  const slept = [sound("card"), sound("win")];
  now += 60_000;
  wake();
  await Promise.all(slept);
  expect(played()).toEqual([]);
  await sound("card");
  expect(played()).toEqual(["card"]);
});

test("no sound is crushed to coarse steps", () => {
  const BIT_CRUSH = 15;
  for (const parameters of Object.values<readonly number[]>(SOUNDS)) expect(parameters[BIT_CRUSH] ?? 0).toBe(0);
});

test("a device buzzes unless its owner wants none", async () => {
  const { buzz, motionPreferences } = await fresh();
  buzz(60, 50, 60);
  expect(vibrate.mock.calls).toEqual([[[60, 50, 60]]]);
  motionPreferences.canBuzz = false;
  buzz(40);
  expect(vibrate).toHaveBeenCalledTimes(1);
});
