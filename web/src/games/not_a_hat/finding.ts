import type { GameWords } from "../../words/game_words";

/** A name as it is looked up: letters and figures alone, without case or accents. */
export function folded(name: string): string {
  const plain = name.toLowerCase().replaceAll("œ", "oe").normalize("NFKD");
  return plain.replaceAll(/[^a-z0-9]/g, "");
}

/** The cards that a typed word may mean, by label or alias, in the order of the alphabet; all for nothing typed. */
export function found(typed: string, cards: readonly string[], words: GameWords): string[] {
  const wanted = folded(typed);
  const order = new Intl.Collator(words.words.language);
  return cards
    .filter((card) => [words.label(card), ...words.aliases(card)].some((name) => folded(name).includes(wanted)))
    .sort((one, other) => order.compare(words.label(one), words.label(other)));
}
