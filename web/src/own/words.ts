import { Words } from "../words/bundle";
import { speech, t } from "../words/language.svelte";
import en from "./words.en.ftl?raw";
import fr from "./words.fr.ftl?raw";

const own = { en: new Words("en", en), fr: new Words("fr", fr) };

/** What is said where a table adds gifts; what is said elsewhere as well is in the client’s own words. */
export function say(key: string, args: Record<string, string | number> = {}): string {
  return own[speech.language].find(key, args) ?? t(key, args);
}
