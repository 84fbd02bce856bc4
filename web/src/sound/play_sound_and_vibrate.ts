import { motionPreferences } from "../motion/motion_and_sound_preferences.svelte";
import { SOUNDS, type SoundName } from "./sound_parameters";

type Player = typeof import("zzfx");

/** What calls somebody who looks elsewhere. */
const CALLS: readonly SoundName[] = ["turn", "asked"];
/** Milliseconds within which the same sound is not heard twice. */
const APART = 70;
/** Milliseconds after which a sound that has not been heard is over: a device that wakes up plays none of those. */
const LATE = 500;
let player: Promise<Player | null> | undefined;
const heard = new Map<SoundName, number>();

/** Fetch the player; browsers let a page sound only after the reader has touched it. */
function wake(): void {
  player ??= import("zzfx").catch(() => null);
  void player.then((found) => found?.ZZFX.audioContext.resume());
}

/** Wait for the first touch or key. Returns how to stop waiting. */
export function awaitGesture(): () => void {
  const kinds = ["pointerup", "keydown"] as const;
  for (const kind of kinds) addEventListener(kind, wake, { passive: true });
  return () => kinds.forEach((kind) => removeEventListener(kind, wake));
}

/** Play a sound, unless this person wants none; to somebody who looks elsewhere only what calls them. */
export async function sound(name: SoundName): Promise<void> {
  const now = performance.now();
  if (document.hidden && !CALLS.includes(name)) return;
  if (motionPreferences.isMuted || !player || now - (heard.get(name) ?? -APART) < APART) return;
  heard.set(name, now);
  const found = await player;
  await found?.ZZFX.audioContext.resume();
  if (performance.now() - now < LATE) found?.zzfx(...SOUNDS[name]);
}

/** Let the device buzz, where there is something to buzz. */
export function buzz(...pattern: number[]): void {
  if (!motionPreferences.canBuzz || !("vibrate" in navigator) || !navigator.userActivation?.hasBeenActive) return;
  navigator.vibrate(pattern);
}
