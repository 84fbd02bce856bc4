import type { Reel } from "./reel";

export const SPEEDS = [1, 2, 4, 0.5] as const;

/** Moves through a reel: by hand, or by itself at a speed. */
export class Projector {
  position: number = $state(0);
  isRunning: boolean = $state(false);
  speed: number = $state(1);
  reel: Reel = $state.raw() as unknown as Reel;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(reel: Reel, position = 0) {
    this.reel = reel;
    this.position = reel.stopAt(position);
  }

  get isAtEnd(): boolean {
    return this.position >= this.reel.last;
  }

  /** Show the same moment on another reel of the same game. */
  change(reel: Reel): void {
    this.reel = reel;
    this.position = reel.stopAt(this.position);
  }

  /** Go to a position, or to the one before it in which there was something new. */
  seek(position: number): void {
    this.position = this.reel.stopAt(Math.max(0, position));
    if (this.isRunning) this.#wait();
  }

  /** Go somewhere by hand: what ran by itself stops. */
  go(position: number): void {
    this.stop();
    this.seek(position);
  }

  next(): void {
    this.go(this.reel.next(this.position));
  }

  previous(): void {
    this.go(this.reel.previous(this.position));
  }

  nextTurn(): void {
    this.go(this.reel.nextTurn(this.position));
  }

  previousTurn(): void {
    this.go(this.reel.previousTurn(this.position));
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
        this.position = this.reel.next(this.position);
        this.#wait();
      },
      this.reel.pause(this.position) / this.speed,
    );
  }
}

/** What a key does; nothing for most. */
export function keyed(projector: Projector, key: string, isShifted: boolean): (() => void) | null {
  switch (key) {
    case "ArrowRight":
      return () => (isShifted ? projector.nextTurn() : projector.next());
    case "ArrowLeft":
      return () => (isShifted ? projector.previousTurn() : projector.previous());
    case "ArrowUp":
    case "PageUp":
      return () => projector.previousTurn();
    case "ArrowDown":
    case "PageDown":
      return () => projector.nextTurn();
    case "Home":
      return () => projector.go(0);
    case "End":
      return () => projector.go(projector.reel.last);
    case " ":
      return () => projector.toggle();
    default:
      return null;
  }
}
