import type { Board, Happening } from "../generated/wire";
import { keyOfStep, keysOfEvent } from "./tip_keys";
import { ASKED, ASKED_WATCHING, NO_TIPS, rememberTips, rememberedTips, withoutRepeats } from "./tips_memory";

/** What is told before anything else. */
const FIRST = "tip-table";

/** The tips of one game on this device: what is told the first time that something comes up. */
export class Tips {
  /** The keys of what waits to be told, the first of which is shown. */
  waiting: string[] = $state.raw([]);
  /** What was told, and what was said of tips as such. */
  told: readonly string[] = $state.raw([]);
  readonly isAsked: boolean = $derived(this.told.includes(ASKED));
  readonly isAskedWatching: boolean = $derived(this.isAsked || this.told.includes(ASKED_WATCHING));
  readonly isOn: boolean = $derived(this.isAsked && !this.told.includes(NO_TIPS));
  readonly shown: string | undefined = $derived(this.isOn ? this.waiting[0] : undefined);
  /** The step at which one is asked now, "" for none that is to be told of. */
  #step: string = $state("");
  /** What is told along with what comes before anything else: what one is asked for is not told a turn late. */
  readonly also: string | undefined = $derived(
    this.shown === FIRST && this.#step && this.waiting[1] === this.#step ? this.#step : undefined,
  );
  /** Whether the first tip is still to be read, or it was not yet asked whether tips are wanted. */
  readonly isNewcomer: boolean = $derived(!this.isAsked || (this.isOn && !this.told.includes(FIRST)));
  readonly isFirstShown: boolean = $derived(this.shown === FIRST);

  /** Whether the game has words for a key; its table says so. */
  has: (key: string) => boolean = () => false;

  constructor(readonly game: string) {
    this.told = rememberedTips(game);
  }

  /** Be told tips from now on. */
  begin(): void {
    this.#remember(ASKED);
    this.waiting = [...this.#fresh([FIRST]), ...this.waiting];
  }

  /** Be told all of them anew. */
  beginAgain(): void {
    this.told = [];
    this.begin();
  }

  /** Have been asked while one watches. */
  skipWatching(): void {
    this.#remember(ASKED_WATCHING);
  }

  /** Be told no more. */
  stop(): void {
    this.waiting = [];
    this.#remember(ASKED, NO_TIPS);
  }

  /** Have read what is shown. */
  read(): void {
    const read = this.#read;
    if (read.length) this.#remember(...read);
    this.waiting = this.waiting.slice(read.length);
  }

  get #read(): string[] {
    return [this.waiting[0], this.also].filter((key) => key !== undefined);
  }

  /** Go on without what waits: what was shown counts as read, the rest comes up again. */
  goOn(): void {
    this.read();
    this.waiting = [];
  }

  /** Another game is to begin: what waits belongs to the last one, and comes up again. */
  forgetNews(): void {
    this.waiting = [];
  }

  /** Something happened: it is told next, and no older news that were not shown yet. */
  hear(events: readonly Happening[], seat: number): void {
    if (!this.isOn) return;
    const keys = events.map((event) => keysOfEvent(event, seat).find(this.has));
    const fresh = this.#fresh(keys.filter((key) => key !== undefined));
    if (fresh.length) this.waiting = [...this.#read, ...fresh];
  }

  /** This seat is asked for something: that comes before what has happened. */
  ask(board: Board): void {
    if (!this.isOn) return;
    const others = this.waiting.filter((key) => key !== this.#step);
    const asked = keyOfStep(board.parts);
    const step = this.has(asked) && !this.told.includes(asked) ? [asked] : [];
    const first = others[0] === FIRST ? [FIRST] : [];
    this.#step = step[0] ?? "";
    this.waiting = [...first, ...step, ...others.slice(first.length)];
  }

  /** The keys of what was not told yet and does not wait. */
  #fresh(keys: readonly string[]): string[] {
    const fresh = keys.filter((key) => this.has(key) && !this.told.includes(key) && !this.waiting.includes(key));
    return withoutRepeats(fresh);
  }

  #remember(...keys: string[]): void {
    this.told = withoutRepeats([...this.told, ...keys]);
    rememberTips(this.game, this.told);
  }
}
