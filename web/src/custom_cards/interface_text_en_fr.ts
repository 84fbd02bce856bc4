import { CustomCardRefused } from "../wire/custom_card_and_pack_requests";
import { ScreenWords } from "../words/given_words_of_lazy_part_with_client_fallback";
import type { GameWords } from "../words/game_words";
import { t, why as whyElsewhere } from "../words/client_words.svelte";
import en from "./words.en.ftl?raw";
import fr from "./words.fr.ftl?raw";

const aside = new ScreenWords(en, fr);

/** What is said where a table adds gifts. */
export const { say } = aside;

/** What came of something, said in whatever language is spoken by then; at first nothing. */
export type Saying = () => string;
export const nothing: Saying = () => "";

/** Why something did not work. */
export function why(failure: unknown, words: GameWords): string {
  if (!(failure instanceof CustomCardRefused)) return t("server-silent");
  const { field, reason, args } = failure.fault;
  const found = aside.words;
  const given = args as Record<string, string | number>;
  const known = reason ? found.find(`reason-${reason}`, given) : found.find(`fault-${field}`);
  return known ?? whyElsewhere(failure.fault, words);
}
