import type { Option } from "../../generated/wire";

/** Milliseconds for which a question has been on the page before a key can answer it. */
export const LOOK = 500;

/**
 * Keeps a key that was meant for something else from answering what has just been asked: it counts once the question has
 * been shown for a moment, and only when pressed afresh.
 *
 * The next step of one's own turn is no new question, unless the step before it was to do no more.
 */
export class AnswerKeyGuard {
  #asked = -Infinity;
  #isAsked = false;
  /** What could be done when the reader chose to do no more. */
  #passed: readonly Option[] | null = null;

  /** These options are on the page now, at this time of the page's clock; return whether they are a new question. */
  see(options: readonly Option[], now: number): boolean {
    const isNew = !this.#isAsked || (this.#passed !== null && this.#passed !== options);
    this.#isAsked = options.length > 0;
    if (!this.#isAsked || !isNew) return false;
    this.#passed = null;
    this.#asked = now;
    return true;
  }

  /** The reader does no more of this. */
  pass(options: readonly Option[]): void {
    this.#passed = options;
  }

  /** Whether a key that is pressed may answer. */
  admits({ timeStamp, repeat }: Pick<KeyboardEvent, "timeStamp" | "repeat">): boolean {
    return !repeat && timeStamp - this.#asked >= LOOK;
  }
}
