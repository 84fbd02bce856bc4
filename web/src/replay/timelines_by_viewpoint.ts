import type { Replay } from "../generated/wire";
import { ReplayTimeline } from "./replay_timeline";

/** The same game through several eyes, each asked for once. */
export class TimelineCache {
  readonly #known = new Map<string, Promise<ReplayTimeline>>();

  constructor(
    first: ReplayTimeline,
    readonly ask: (eyes: string) => Promise<Replay>,
  ) {
    this.#known.set(first.replay.eyes, Promise.resolve(first));
  }

  of(eyes: string): Promise<ReplayTimeline> {
    const known = this.#known.get(eyes);
    if (known) return known;
    const asked = this.ask(eyes).then((replay) => new ReplayTimeline(replay));
    asked.catch(() => this.#known.delete(eyes));
    this.#known.set(eyes, asked);
    return asked;
  }
}
