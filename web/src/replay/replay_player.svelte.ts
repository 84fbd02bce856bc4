import type { ReplayTimeline } from "./replay_timeline";

export const SPEEDS = [1, 2, 4, 0.5] as const;

/** Moves through a timeline: by hand, or by itself at a speed. */
export class ReplayPlayer {
  position: number = $state(0);
  isRunning: boolean = $state(false);
  speed: number = $state(1);
  timeline: ReplayTimeline = $state.raw() as unknown as ReplayTimeline;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(timeline: ReplayTimeline, position = 0) {
    this.timeline = timeline;
    this.position = timeline.stopAt(position);
  }

  get isAtEnd(): boolean {
    return this.position >= this.timeline.last;
  }

  /** Show the same moment on another timeline of the same game. */
  change(timeline: ReplayTimeline): void {
    this.timeline = timeline;
    this.position = timeline.stopAt(this.position);
  }

  /** Go to a position, or to the one before it in which there was something new. */
  seek(position: number): void {
    this.position = this.timeline.stopAt(Math.max(0, position));
    if (this.isRunning) this.#wait();
  }

  /** Go somewhere by hand: what ran by itself stops. */
  go(position: number): void {
    this.stop();
    this.seek(position);
  }

  next(): void {
    this.go(this.timeline.next(this.position));
  }

  previous(): void {
    this.go(this.timeline.previous(this.position));
  }

  nextTurn(): void {
    this.go(this.timeline.nextTurn(this.position));
  }

  previousTurn(): void {
    this.go(this.timeline.previousTurn(this.position));
  }

  /** Run, from the start where the end was reached, or stop. */
  toggle(): void {
    if (this.isRunning) {
      this.stop();
      return;
    }
    if (this.isAtEnd) this.position = 0;
    this.isRunning = true;
    this.#wait();
  }

  stop(): void {
    this.isRunning = false;
    clearTimeout(this.#timer);
  }

  /** Take the next speed. */
  hurry(): void {
    this.speed = SPEEDS[(SPEEDS.indexOf(this.speed as (typeof SPEEDS)[number]) + 1) % SPEEDS.length] ?? 1;
    if (this.isRunning) this.#wait();
  }

  #wait(): void {
    clearTimeout(this.#timer);
    if (this.isAtEnd) {
      this.isRunning = false;
      return;
    }
    this.#timer = setTimeout(
      () => {
        this.position = this.timeline.next(this.position);
        this.#wait();
      },
      this.timeline.pause(this.position) / this.speed,
    );
  }
}

/** What a key does; nothing for most. */
export function keyAction(player: ReplayPlayer, key: string, isShifted: boolean): (() => void) | null {
  switch (key) {
    case "ArrowRight":
      return () => (isShifted ? player.nextTurn() : player.next());
    case "ArrowLeft":
      return () => (isShifted ? player.previousTurn() : player.previous());
    case "ArrowUp":
    case "PageUp":
      return () => player.previousTurn();
    case "ArrowDown":
    case "PageDown":
      return () => player.nextTurn();
    case "Home":
      return () => player.go(0);
    case "End":
      return () => player.go(player.timeline.last);
    case " ":
      return () => player.toggle();
    default:
      return null;
  }
}
