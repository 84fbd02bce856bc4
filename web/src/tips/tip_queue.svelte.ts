import type { Board, Happening } from "../generated/wire";
import { FIRST, type TipHistory } from "./tip_history_and_on_off_choice.svelte";
import { keyOfStep, keysOfEvent, keysOfFacts, roundIn } from "./tip_keys_of_event_and_step";
import { withoutRepeats } from "./tips_memory";

/** The tips that wait to be told at one table, each the first time that something comes up. */
export class TipQueue {
  /** The keys of what waits to be told, the first of which is shown. */
  waiting: string[] = $state.raw([]);
  readonly shown: string | undefined = $derived.by(() => (this.history.isOn ? this.waiting[0] : undefined));
  /** The step at which one is asked now, "" for none that is to be told of. */
  #step: string = $state("");
  /** By key of news that wait: the round that was on the table when they were heard. */
  #heardIn: Readonly<Record<string, string>> = {};
  /**
   * What is told along with what is shown already: what one is asked for is not told a turn late. Where there is no room
   * for both, it is told as soon as the first is read.
   */
  readonly also: string | undefined = $derived.by(() => {
    const isNext = this.shown !== undefined && this.#step !== "" && this.waiting[1] === this.#step;
    return isNext && this.hasRoomForTwo() ? this.#step : undefined;
  });
  readonly isFirstShown: boolean = $derived(this.shown === FIRST);

  constructor(
    readonly history: TipHistory,
    /** Returns whether the game has words for a key. */
    readonly has: (key: string) => boolean,
    /** Returns whether two tips at once leave enough of the table in the window. */
    readonly hasRoomForTwo: () => boolean = () => true,
  ) {}

  /** Be told tips from now on. */
  begin(): void {
    this.history.begin();
    this.waiting = [...this.#fresh([FIRST]), ...this.waiting];
  }

  /** Be told no more. */
  stop(): void {
    this.empty();
    this.history.stop();
  }

  /** Have read what is shown. */
  read(): void {
    const read = this.#read;
    if (read.length) this.history.remember(...read);
    this.waiting = this.waiting.slice(read.length);
  }

  get #read(): string[] {
    return [this.waiting[0], this.also].filter((key) => key !== undefined);
  }

  /**
   * Go on by a move: the first tip counts as read, and so does what one was asked for, as long as there was time to see
   * it. Other news that are shown stay until they are read; the rest comes up again.
   */
  goOn(wasSeen = true): void {
    const acted = [FIRST, this.#step];
    this.history.remember(...this.#read.filter((key) => key === FIRST || (wasSeen && key === this.#step)));
    this.waiting = this.waiting.slice(0, 1).filter((key) => !acted.includes(key));
  }

  /** Leave out what waits; it comes up again. */
  empty(): void {
    this.waiting = [];
  }

  /** Something happened: it is told next, and no older news that were not shown yet. */
  hear(events: readonly Happening[], seat: number, round = ""): void {
    if (!this.history.isOn) return;
    const keys = events.map((event) => keysOfEvent(event, seat).find(this.has));
    const fresh = this.#fresh(keys.filter((key) => key !== undefined));
    for (const key of fresh) this.#heardIn = { ...this.#heardIn, [key]: round };
    if (fresh.length) this.waiting = [...this.#read, ...fresh];
  }

  /**
   * This seat is asked for something: that comes next after what is shown, which stays until it is read. News of an
   * earlier round are none.
   */
  ask(board: Board): void {
    if (!this.history.isOn) return;
    const round = roundIn(board.parts);
    const isNow = (key: string): boolean => (this.#heardIn[key] ?? round) === round;
    const others = this.waiting.filter((key) => key !== this.#step && isNow(key));
    const asked = keyOfStep(board.parts);
    const step = this.has(asked) && !this.history.told.includes(asked) ? [asked] : [];
    const first = others[0] === this.shown ? others.slice(0, 1) : [];
    this.#step = step[0] ?? "";
    const facts = this.#fresh(keysOfFacts(board.parts));
    this.waiting = [...first, ...step, ...facts, ...others.slice(first.length)];
  }

  /** The keys of what was not told yet and does not wait. */
  #fresh(keys: readonly string[]): string[] {
    const { told } = this.history;
    const fresh = keys.filter((key) => this.has(key) && !told.includes(key) && !this.waiting.includes(key));
    return withoutRepeats(fresh);
  }
}
