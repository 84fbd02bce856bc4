import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

import { functions } from "./fluent_elision_and_ordinal_functions";

export type Language = "en" | "fr";
export const LANGUAGES: readonly Language[] = ["en", "fr"];

/** In French, no line begins with a mark that stands off its word; a colon and quotes stand off farther than the others. */
const bound = (text: string): string =>
  text
    .replaceAll(/[ \u202F](?=[:»])/g, "\u00A0")
    .replaceAll(/[ \u00A0](?=[;!?])/g, "\u202F")
    .replaceAll(/«[ \u202F]/g, "«\u00A0");

/** A number below zero has a minus, not a hyphen. */
export const signed = (text: string): string => text.replaceAll(/(?<![\p{L}\p{N}])-(?=\d)/gu, "−");

/** Some Fluent files in one language. */
export class Words {
  readonly #bundle: FluentBundle;

  constructor(
    readonly language: Language,
    ...sources: string[]
  ) {
    this.#bundle = new FluentBundle(language, { useIsolating: false, functions });
    for (const source of sources) this.add(source);
  }

  /** Take up the messages of one more Fluent file. */
  add(source: string): void {
    this.#bundle.addResource(new FluentResource(source));
  }

  has(key: string): boolean {
    return this.#bundle.hasMessage(key);
  }

  /** The message, or undefined where there is none. */
  find(key: string, args: Record<string, FluentVariable> = {}): string | undefined {
    const pattern = this.#bundle.getMessage(key)?.value;
    return pattern ? this.#say(pattern, args) : undefined;
  }

  attribute(key: string, name: string): string | undefined {
    const pattern = this.#bundle.getMessage(key)?.attributes[name];
    return pattern ? this.#say(pattern, {}) : undefined;
  }

  #say(pattern: Parameters<FluentBundle["formatPattern"]>[0], args: Record<string, FluentVariable>): string {
    const said = signed(this.#bundle.formatPattern(pattern, args, []));
    return this.language === "fr" ? bound(said) : said;
  }
}
