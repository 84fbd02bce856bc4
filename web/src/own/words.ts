import { OwnRefused } from "../wire/own";
import { Words } from "../words/bundle";
import type { GameWords } from "../words/game_words";
import { speech, t, why as whyElsewhere } from "../words/language.svelte";
import en from "./words.en.ftl?raw";
import fr from "./words.fr.ftl?raw";

const own = { en: new Words("en", en), fr: new Words("fr", fr) };

/** What is said where a table adds gifts; what is said elsewhere as well is in the client’s own words. */
export function say(key: string, args: Record<string, string | number> = {}): string {
  return own[speech.language].find(key, args) ?? t(key, args);
}

/** Why something did not work. */
export function why(failure: unknown, words: GameWords): string {
  if (!(failure instanceof OwnRefused)) return t("server-silent");
  const { field, reason, args } = failure.fault;
  const found = own[speech.language];
  const given = args as Record<string, string | number>;
  const known = reason ? found.find(`reason-${reason}`, given) : found.find(`fault-${field}`);
  return known ?? whyElsewhere(failure.fault, words);
}
