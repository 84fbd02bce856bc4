import type { Board, Happening, Replay, Step } from "../generated/wire";
import { apply, type LogEntry } from "../table/apply_updates_to_board_and_log";

/** Lines of the log that are shown. */
const LONGEST_LOG = 200;
/** From this weight on a move is marked on the slider. */
export const REMARKABLE = 4;
/** Milliseconds for which a pick, a move, and each weight beyond the remarkable stay on the table. */
const PICK = 500;
const MOVE = 1500;
const MORE = 250;

export interface Mark {
  step: number;
  weight: number;
}

/** A game that was played, as some eyes saw it: the board after every move, and what happened up to there. */
export class ReplayTimeline {
  /** After each move; the first: before the first move. */
  readonly boards: Board[];
  /** The positions in which these eyes saw something new. */
  readonly stops: number[] = [0];
  /** Where a turn begins. */
  readonly turns: number[] = [];
  readonly marks: Mark[] = [];
  readonly #entries: LogEntry[] = [];
  /** How many lines the log has at each position. */
  readonly #lengths: number[] = [0];

  constructor(readonly replay: Replay) {
    this.boards = [replay.board];
    if (replay.turn >= 0) this.turns.push(0);
    replay.steps.forEach((step, index) => this.#add(step, index + 1));
    if (this.stops.at(-1) !== this.last) this.stops.push(this.last);
  }

  #add(step: Step, position: number): void {
    const before = this.boards[position - 1] ?? this.replay.board;
    const board = step.update ? apply(before, step.update) : before;
    if (!board) throw new Error(`step ${position}: an update is missing before it`);
    this.boards.push(board);
    for (const event of step.update?.events ?? []) this.#entries.push({ number: this.#entries.length + 1, event });
    this.#lengths.push(this.#entries.length);
    if (step.update) this.stops.push(position);
    if (step.turn >= 0) this.turns.push(position);
    if (step.weight >= REMARKABLE) this.marks.push({ step: position, weight: step.weight });
  }

  get last(): number {
    return this.replay.steps.length;
  }

  /** The board at a position. */
  board(position: number): Board {
    return this.boards[this.#within(position)] ?? this.replay.board;
  }

  /** The log up to a position. */
  log(position: number): LogEntry[] {
    const end = this.#lengths[this.#within(position)] ?? 0;
    return this.#entries.slice(Math.max(0, end - LONGEST_LOG), end);
  }

  /** The move that led to a position; nothing leads to the first. */
  step(position: number): Step | undefined {
    return this.replay.steps[position - 1];
  }

  /** What happened in the move that led to a position. */
  events(position: number): Happening[] {
    return this.step(position)?.update?.events ?? [];
  }

  next(position: number): number {
    return this.stops.find((stop) => stop > position) ?? this.last;
  }

  previous(position: number): number {
    return this.stops.filter((stop) => stop < position).at(-1) ?? 0;
  }

  nextTurn(position: number): number {
    return this.turns.find((turn) => turn > position) ?? this.last;
  }

  previousTurn(position: number): number {
    return this.turns.filter((turn) => turn < position).at(-1) ?? 0;
  }

  /** The last position up to this one in which there was something new. */
  stopAt(position: number): number {
    return this.stops.filter((stop) => stop <= position).at(-1) ?? 0;
  }

  /** Which turn a position is part of, 1 for the first; 0 where turns are not told apart. */
  turnAt(position: number): number {
    return this.turns.filter((turn) => turn <= position).length;
  }

  /** Seconds since the deal, −1 where they are not known. */
  second(position: number): number {
    return position === 0 ? 0 : (this.step(position)?.second ?? -1);
  }

  /** For how long a position is shown, in milliseconds at plain speed. */
  pause(position: number): number {
    const step = this.step(position);
    if (!step || this.events(position).length === 0) return PICK;
    return MOVE + MORE * Math.max(0, step.weight - REMARKABLE + 1);
  }

  #within(position: number): number {
    return Math.min(Math.max(0, position), this.last);
  }
}
