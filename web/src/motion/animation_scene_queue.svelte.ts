import type { Happening } from "../generated/wire";
import { motionPreferences } from "./motion_and_sound_preferences.svelte";

/** One thing that is shown, in its turn. */
export interface Scene {
  /** What is said of it at the middle of the table. */
  caption: Happening | null;
  beats: number;
  /** How many milliseconds it takes, where the table says so; else so many beats. */
  whole?: number;
  /** Whether nobody is asked anything until it has been shown. */
  asksLater?: boolean;
  /** Show it, taking so many milliseconds for a beat. */
  begin(beat: number): void;
  /** Leave everything as it lies in the end; called once, also when it never began. */
  end(): void;
}

/** Milliseconds by which the story may be behind the table; what is older is left out. */
const LATE = 8000;
/** The part of a beat that is left when the story hurries most. */
const HASTE = 0.4;
/** How long the last words stay when nothing else is said. */
const LINGER = 2600;

/** Tells what happened, one scene after another; the table itself never waits for it. */
export class SceneQueue {
  /** What is said now. */
  caption: Happening | null = $state.raw(null);
  /** Whether something is still to be shown. */
  isTelling: boolean = $state(false);
  /** Whether something is still to be shown before anybody is asked anything. */
  isRevealing: boolean = $state(false);
  #now: Scene | null = null;
  #waiting: Scene[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #fading: ReturnType<typeof setTimeout> | undefined;

  /** Add scenes; a reader who is not looking is shown only how it ends. */
  tell(scenes: readonly Scene[], isLooking = true): void {
    if (this.#behind > LATE || !isLooking || motionPreferences.beat === 0) this.skip();
    this.#waiting.push(...scenes);
    if (!isLooking || motionPreferences.beat === 0) this.skip();
    else if (!this.#now) this.#next();
    else this.#note();
  }

  /** Show at once how it ends. */
  skip(): void {
    const left = [...(this.#now ? [this.#now] : []), ...this.#waiting];
    this.#now = null;
    this.#waiting = [];
    for (const scene of left) scene.end();
    this.#say(left.reduce((said, scene) => scene.caption ?? said, this.caption));
    this.#rest();
  }

  stop(): void {
    this.skip();
    clearTimeout(this.#timer);
    clearTimeout(this.#fading);
  }

  /** Milliseconds that what waits would take. */
  get #behind(): number {
    return this.#waiting.reduce((sum, scene) => sum + scene.beats * motionPreferences.beat, 0);
  }

  #next(): void {
    clearTimeout(this.#timer);
    this.#now?.end();
    this.#now = this.#waiting.shift() ?? null;
    const scene = this.#now;
    if (!scene) {
      this.#rest();
      return;
    }
    this.isTelling = true;
    this.#note();
    if (scene.caption) this.#say(scene.caption);
    else this.#fade();
    const beat = motionPreferences.beat * Math.max(HASTE, 1 - this.#behind / LATE);
    scene.begin(beat);
    this.#timer = setTimeout(() => this.#next(), scene.whole || scene.beats * beat);
  }

  #note(): void {
    this.isRevealing = [this.#now, ...this.#waiting].some((scene) => scene?.asksLater);
  }

  #say(caption: Happening | null): void {
    clearTimeout(this.#fading);
    this.#fading = undefined;
    this.caption = caption;
  }

  /** Let the last words go, however much follows that nothing is said of. */
  #fade(): void {
    this.#fading ??= setTimeout(() => this.#say(null), LINGER);
  }

  #rest(): void {
    clearTimeout(this.#timer);
    this.isTelling = this.isRevealing = false;
    this.#fade();
  }
}
