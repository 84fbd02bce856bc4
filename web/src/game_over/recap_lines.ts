import type { Happening } from "../generated/wire";
import type { TableContext } from "../table/table_context_words_moves_and_selection.svelte";
import { Words, type Language } from "../words/fluent_bundle_with_typography_fixes";
import en from "../../../src/regift/games/story.en.ftl?raw";
import fr from "../../../src/regift/games/story.fr.ftl?raw";

/** What can be told of any game. */
const shared: Record<Language, Words> = { en: new Words("en", en), fr: new Words("fr", fr) };

/** The lines of a story, the same for whoever reads them. */
export function recapLinesOf(story: readonly Happening[], context: TableContext, language: Language): string[] {
  const reader = { seat: -1, nameOf: (seat: number) => context.nameOf(seat) };
  return story.map(({ kind, args }) => context.words.recapLine(kind, args, reader, shared[language]));
}
