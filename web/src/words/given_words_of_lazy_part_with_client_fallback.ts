import { Words, type Language } from "./fluent_bundle_with_typography_fixes";
import { speech, t } from "./client_words.svelte";

/** Words of a part that is loaded only when it is needed. */
export class ScreenWords {
  readonly #own: Record<Language, Words>;

  constructor(en: string, fr: string) {
    this.#own = { en: new Words("en", en), fr: new Words("fr", fr) };
  }

  get words(): Words {
    return this.#own[speech.language];
  }

  /** What is said elsewhere as well is in the client’s own words. */
  readonly say = (key: string, args: Record<string, string | number> = {}): string =>
    this.words.find(key, args) ?? t(key, args);
}
