import type { Clocks } from "../generated/wire";

const TICK = 250;

/** What is left to a seat now, in milliseconds. */
export interface Left {
  left: number;
  whole: number;
  /** Whether the server says that its time is up. */
  isUp: boolean;
}

/** Counts down what time is left to whom, between one word from the server and the next. */
export class SeatCountdown {
  isRunning: boolean = $state(true);
  #told: Clocks["left"] = $state.raw([]);
  #since = 0;
  #passed: number = $state(0);
  #timer: ReturnType<typeof setInterval> | undefined;

  hear(clocks: Clocks): void {
    this.stop();
    this.#told = clocks.left;
    this.isRunning = clocks.is_running;
    this.#since = performance.now();
    this.#passed = 0;
    if (clocks.is_running && clocks.left.some(({ left }) => left > 0)) {
      this.#timer = setInterval(() => (this.#passed = performance.now() - this.#since), TICK);
    }
  }

  of(seat: number): Left | null {
    const told = this.#told.find((time) => time.seat === seat);
    if (!told) return null;
    // While all look at what has happened, more than the whole is left: the clock stands still.
    const left = Math.min(told.whole, Math.max(0, told.left - this.#passed));
    return { left, whole: told.whole, isUp: told.left === 0 };
  }

  /** The seats whose time is up. */
  get late(): number[] {
    return this.#told.filter(({ left }) => left === 0).map(({ seat }) => seat);
  }

  /** Those of them that are over their first reaction: no clock ever answers for them. */
  get lateFirst(): number[] {
    return this.#told.filter(({ left, is_first: isFirst }) => left === 0 && isFirst).map(({ seat }) => seat);
  }

  /** The seats that want to go on without a first reaction. */
  get voters(): number[] {
    const all = this.#told.flatMap(({ voters }) => voters);
    return all.filter((seat, place) => all.indexOf(seat) === place);
  }

  stop(): void {
    clearInterval(this.#timer);
  }
}

/** Tell how many whole seconds are left of so many milliseconds from now, again and again; returns how to stop. */
export function countSeconds(milliseconds: number, tell: (left: number) => void): () => void {
  const end = performance.now() + milliseconds;
  const look = (): void => tell(Math.max(0, Math.ceil((end - performance.now()) / 1000)));
  look();
  const timer = setInterval(look, TICK);
  return () => clearInterval(timer);
}
