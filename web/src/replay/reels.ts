import type { Replay } from "../generated/wire";
import { Reel } from "./reel";

/** The same game through several eyes, each asked for once. */
export class Reels {
  readonly #known = new Map<string, Promise<Reel>>();

  constructor(
    first: Reel,
    readonly ask: (eyes: string) => Promise<Replay>,
  ) {
    this.#known.set(first.replay.eyes, Promise.resolve(first));
  }

  of(eyes: string): Promise<Reel> {
    const known = this.#known.get(eyes);
    if (known) return known;
    const asked = this.ask(eyes).then((replay) => new Reel(replay));
    asked.catch(() => this.#known.delete(eyes));
    this.#known.set(eyes, asked);
    return asked;
  }
}
