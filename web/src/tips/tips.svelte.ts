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
    this.#await([FIRST], true);
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
    const [first, ...others] = this.waiting;
    if (first !== undefined) this.#remember(first);
    this.waiting = others;
  }

  /** Go on without what waits: what was shown counts as read, the rest comes up again. */
  goOn(): void {
    this.read();
    this.waiting = [];
  }

  /** Something happened. */
  hear(events: readonly Happening[], seat: number): void {
    if (!this.isOn) return;
    const keys = events.map((event) => keysOfEvent(event, seat).find(this.has));
    this.#await(keys.filter((key) => key !== undefined));
  }

  /** This seat is asked for something. */
  ask(board: Board): void {
    if (this.isOn) this.#await([keyOfStep(board.parts)]);
  }

  #await(keys: readonly string[], isFirst = false): void {
    const fresh = keys.filter((key) => this.has(key) && !this.told.includes(key) && !this.waiting.includes(key));
    if (!fresh.length) return;
    const unique = withoutRepeats(fresh);
    this.waiting = isFirst ? [...unique, ...this.waiting] : [...this.waiting, ...unique];
  }

  #remember(...keys: string[]): void {
    this.told = withoutRepeats([...this.told, ...keys]);
    rememberTips(this.game, this.told);
  }
}
