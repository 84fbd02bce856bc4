import type { Happening, ToClient, Update } from "../generated/wire";

/** Milliseconds that a pause takes at most where all have asked to go faster. */
export const BRISK = 600;
/** Milliseconds that it takes at most within a show of a table with quick bots. */
export const QUICK = 1000;

/** What is looked at for so many milliseconds is there to be read. */
const READ = 5000;
/** Milliseconds for which a press counts for nothing on what came by itself: it was meant for what was there before. */
const QUIET = 300;

/** Holds back what follows from something that all are to look at first, for as long as the table says. */
export class RevealPause {
  /** What all look at now; null most of the time. */
  on: Happening | null = $state.raw(null);
  /** Whether that is still on its way: all of it has come when half of the pause is left. */
  isComing: boolean = $state(false);
  /** Whether it is there to be read and came a moment ago, so that no press ends it. */
  isFresh: boolean = $state(false);
  /** Whether it ended a moment ago, so that no press answers what is asked next. */
  isSettling: boolean = $state(false);
  /** What all have looked at last; what is fleeting is kept nowhere. */
  ended: Happening | null = $state.raw(null);
  /** Whether all look at the board as it has become, which a big screen shows. */
  isRevealing: boolean = $state(false);
  /** Whether all look at something. */
  readonly isOn: boolean = $derived(this.on !== null || this.isRevealing);
  /** How often the table went on before all had been looked at. */
  cuts: number = $state(0);
  #held: ToClient[] = [];
  #goOn: (() => void) | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #arrival: ReturnType<typeof setTimeout> | undefined;
  #quiet: ReturnType<typeof setTimeout> | undefined;
  /** Whether the table has gone on, so that what was held back is shown without a pause. */
  #isLate = false;

  constructor(readonly hear: (message: ToClient) => void) {}

  /** Hold back what comes after the pause in an update; returns what is told before it, nothing where there is none. */
  begin(update: Update, longest = Infinity): Happening[] {
    const at = update.events.findIndex(({ pause }) => pause > 0);
    const told = update.events[at];
    const event = told && { ...told, pause: Math.min(longest, told.pause) };
    if (!event || document.hidden || this.#isLate) return [];
    this.on = event;
    this.#held = [{ ...update, events: update.events.slice(at + 1) }];
    this.#timer = setTimeout(() => this.end(), event.pause);
    this.isComing = true;
    this.#arrival = setTimeout(() => (this.isComing = false), event.pause / 2);
    this.#beQuiet(event.pause >= READ, false);
    return [...update.events.slice(0, at), event];
  }

  /** Let all look at the board for so many milliseconds before going on; whether they are to. */
  reveal(milliseconds: number, goOn: () => void): boolean {
    if (milliseconds <= 0 || document.hidden || this.#isLate) return false;
    this.isRevealing = true;
    this.#goOn = goOn;
    this.#timer = setTimeout(() => this.end(), milliseconds);
    return true;
  }

  /** Hold back a message that would tell what follows; whether it is held back. */
  holds(message: ToClient): boolean {
    if (!this.isOn) return false;
    // Who is here, and who wishes to go faster, tells nothing of what follows; how the game ended does.
    const isHeld = message.t === "clocks" || (message.t === "lobby" && message.phase !== "playing");
    if (isHeld) this.#held.push(message);
    // The table has gone on: nobody is shown less than what it tells now.
    else if (message.t === "update" || message.t === "board" || message.t === "entered") this.endAll();
    return isHeld;
  }

  /** Show nothing more. */
  stop(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#arrival);
    clearTimeout(this.#quiet);
    this.#held = [];
    this.#goOn = null;
  }

  /** End it by a press, unless that was meant for what was there before. */
  skip(): void {
    if (!this.isFresh) this.end();
  }

  /** For a moment no press ends what is to be read, or answers what is asked. */
  #beQuiet(isFresh: boolean, isSettling: boolean): void {
    clearTimeout(this.#quiet);
    this.isFresh = isFresh;
    this.isSettling = isSettling;
    if (isFresh || isSettling) this.#quiet = setTimeout(() => this.#beQuiet(false, false), QUIET);
  }

  /** Show all that was held back, however many pauses are in it. */
  endAll(): void {
    this.#isLate = true;
    this.cuts += 1;
    this.end();
    this.#isLate = false;
  }

  /** Show what was held back, up to the next pause in it. */
  end(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#arrival);
    this.isComing = false;
    this.#beQuiet(false, this.on !== null && !this.#isLate);
    if (this.on) this.ended = this.on.is_fleeting ? null : this.on;
    this.on = null;
    this.isRevealing = false;
    this.#goOn?.();
    this.#goOn = null;
    for (const message of this.#held.splice(0)) this.hear(message);
  }
}
