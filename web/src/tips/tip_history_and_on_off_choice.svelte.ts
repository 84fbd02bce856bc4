import { ASKED, ASKED_WATCHING, NO_TIPS, rememberTips, rememberedTips, withoutRepeats } from "./tips_memory";

/** What is told before anything else. */
export const FIRST = "tip-table";

/**
 * Which tips of one game were told on this device, the same at each of its tables. It outlives the page that first asks
 * for it, so it has no `$derived`: that stops with the page in which it was made.
 */
export class TipHistory {
  /** What was told, and what was said of tips as such. */
  told: readonly string[] = $state.raw([]);

  constructor(readonly game: string) {
    this.told = rememberedTips(game);
  }

  get isAsked(): boolean {
    return this.told.includes(ASKED);
  }

  get isAskedWatching(): boolean {
    return this.isAsked || this.told.includes(ASKED_WATCHING);
  }

  get isOn(): boolean {
    return this.isAsked && !this.told.includes(NO_TIPS);
  }

  /** Whether the first tip is still to be read, or it was not yet asked whether tips are wanted. */
  get isNewcomer(): boolean {
    return !this.isAsked || (this.isOn && !this.told.includes(FIRST));
  }

  /** Be told tips from now on. */
  begin(): void {
    this.remember(ASKED);
  }

  /** Be told all of them anew. */
  beginAgain(): void {
    this.told = [];
    this.begin();
  }

  /** Have been asked while one watches. */
  skipWatching(): void {
    this.remember(ASKED_WATCHING);
  }

  /** Be told no more. */
  stop(): void {
    this.remember(ASKED, NO_TIPS);
  }

  remember(...keys: string[]): void {
    this.told = withoutRepeats([...this.told, ...keys]);
    rememberTips(this.game, this.told);
  }
}
