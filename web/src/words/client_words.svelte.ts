import { readStored, writeStored } from "../shell/browser_storage";
import { LANGUAGES, type Language, type Words } from "./fluent_bundle_with_typography_fixes";
import type { Fault, Notice } from "../generated/wire";
import type { GameWords, Reader } from "./game_words";

const CHUNKS = { en: () => import("./english_fluent_bundle"), fr: () => import("./french_fluent_bundle") };
const own: Partial<Record<Language, Words>> = {};
const later: Record<Language, string[]> = { en: [], fr: [] };

/** Fetch the client’s words in a language: a first visit pays for one language only. */
export async function loadWords(language: Language): Promise<void> {
  if (own[language]) return;
  const { words } = await CHUNKS[language]();
  for (const source of later[language]) words.add(source);
  own[language] = words;
}

/** Add the Fluent files of parts that a first visit does not need, in each language. */
export function addWords(sources: Record<Language, string>): void {
  for (const language of LANGUAGES) {
    later[language].push(sources[language]);
    own[language]?.add(sources[language]);
  }
}

/** The language the reader has chosen, else the first of their device’s that there is, else that of the link. */
function preferred(): Language {
  const ofLink = new URLSearchParams(globalThis.location?.search).get("lang");
  const wanted = [readStored("language"), ...(navigator.languages ?? [navigator.language]), ofLink];
  const known = wanted.map((each) => LANGUAGES.find((language) => each?.toLowerCase().startsWith(language)));
  return known.find(Boolean) ?? "en";
}

class Speech {
  language: Language = $state(preferred());

  /** Those of the language, once `loadWords` has fetched them. */
  get words(): Words {
    const words = own[this.language];
    if (!words) throw new Error(`the words of ${this.language} were not loaded`);
    return words;
  }

  async speak(language: Language): Promise<void> {
    await loadWords(language);
    this.language = language;
    writeStored("language", language);
  }
}

export const speech = new Speech();

/** The client's own words; a key without words shows itself. */
export function t(key: string, args: Record<string, string | number> = {}): string {
  return speech.words.find(key, args) ?? key;
}

const NOBODY: Reader = { seat: -1, nameOf: String };

/** Why, in the words of the client or of the game; undefined where the fault names no reason. */
function reason({ reason, args }: Fault, game?: GameWords): string | undefined {
  if (!reason) return undefined;
  const given = game ? game.given(args, NOBODY) : (args as Record<string, string | number>);
  return game?.words.find(`reason-${reason}`, given) ?? speech.words.find(`reason-${reason}`, given);
}

/** What did not work and why. A field without words of its own is one that no page sends wrong. */
export function why(fault: Fault, game?: GameWords): string {
  const known = reason(fault, game);
  if (known !== undefined) return known;
  const said = speech.words.find(`fault-${fault.field}`);
  return said ?? t("fault", { field: fault.field, expected: fault.expected });
}

/** What whoever runs the server says, in the reader’s language where it was worded in it. */
export function saidByOperator({ text, fr }: Notice): string {
  return t("operator-says", { text: speech.language === "fr" && fr ? fr : text });
}
