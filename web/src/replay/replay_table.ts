import { defaults, type GameSheet, type Replay } from "../generated/wire";
import { LiveTable } from "../table/live_table.svelte";
import type { Socket } from "../wire/connection";
import { seatOf } from "./replay_address";
import type { ReplayTimeline } from "./replay_timeline";

/** A line on which nobody ever speaks. */
const silence = (): Socket => ({ onopen: null, onclose: null, onmessage: null, send: () => {}, close: () => {} });

/** A table at which a game that was played is shown again: it is told what to show, and nothing can be done at it. */
export class ReplayTable extends LiveTable {
  override readonly isReplay = true;
  #timeline: ReplayTimeline | null = null;
  #position = 0;

  constructor(code: string) {
    super(code, { name: "", avatar: "" }, silence);
    this.isAutoPassing = false;
    this.close();
  }

  override say(): void {
    // Nobody listens.
  }

  /** Seat everybody as they sat, the reader where the eyes are. */
  setChairs(replay: Replay, sheet: GameSheet): void {
    this.lobby = {
      ...defaults.Lobby,
      t: "lobby",
      code: this.code,
      game: replay.game,
      phase: "over",
      chairs: replay.chairs,
      choices: [],
      seat_range: sheet.seat_range,
      link: "",
      seat: seatOf(replay.eyes),
    };
  }

  /** Show a position: one step on as at a live table, any other at once. */
  show(timeline: ReplayTimeline, position: number): void {
    const update =
      timeline === this.#timeline && timeline.next(this.#position) === position
        ? timeline.step(position)?.update
        : null;
    this.#timeline = timeline;
    this.#position = position;
    if (update) {
      this.hear(update);
    } else {
      this.board = timeline.board(position);
      this.log = timeline.log(position);
    }
  }
}
