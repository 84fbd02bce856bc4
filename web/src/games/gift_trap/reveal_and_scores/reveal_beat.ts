import { motionPreferences } from "../../../motion/motion_and_sound_preferences.svelte";
import type { Opened } from "./revealed_so_far.svelte";

/** Milliseconds of a beat of a parcel that is opened: all of it has come when half of the time to look at it is left. */
export const revealBeat = (opened: Opened | null): number =>
  Math.min(motionPreferences.beat || 560, (opened?.pause || Infinity) / 5);
