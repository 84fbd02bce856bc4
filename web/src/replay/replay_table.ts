import { defaults, type GameSheet, type Replay } from "../generated/wire";
import { TableModel } from "../table/table_model.svelte";
import { seatOf } from "./replay_address";
import type { ReplayTimeline } from "./replay_timeline";

/** A table at which a game that was played is shown again: it is told what to show, and nothing can be done at it. */
export class ReplayTable extends TableModel {
  override readonly isReplay = true;
  #timeline: ReplayTimeline | null = null;
  #position = 0;

  constructor(code: string) {
    super(code, { name: "", avatar: "" });
    this.isAutoPassing = false;
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
