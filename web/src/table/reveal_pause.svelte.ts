import type { Happening, ToClient, Update } from "../generated/wire";

/** Holds back what follows from something that all are to look at first, for as long as the table says. */
export class RevealPause {
  /** What all look at now; null most of the time. */
  on: Happening | null = $state.raw(null);
  #held: ToClient[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly hear: (message: ToClient) => void) {}

  /** Hold back what comes after the pause in an update; returns what is told before it, nothing where there is none. */
  begin(update: Update): Happening[] {
    const at = update.events.findIndex(({ pause }) => pause > 0);
    const event = update.events[at];
    if (!event || document.hidden) return [];
    this.on = event;
    this.#held = [{ ...update, events: update.events.slice(at + 1) }];
    this.#timer = setTimeout(() => this.end(), event.pause);
    return update.events.slice(0, at + 1);
  }

  /** Hold back a message that would tell what follows; whether it is held back. */
  holds(message: ToClient): boolean {
    if (!this.on) return false;
    const isHeld = message.t === "clocks" || message.t === "lobby";
    if (isHeld) this.#held.push(message);
    // The table has gone on: nobody is shown less than what it tells now.
    else if (message.t === "update" || message.t === "board" || message.t === "entered") this.end();
    return isHeld;
  }

  /** Show nothing more. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#held = [];
  }

  /** Show what was held back. */
  end(): void {
    clearTimeout(this.#timer);
    this.on = null;
    for (const message of this.#held.splice(0)) this.hear(message);
  }
}
