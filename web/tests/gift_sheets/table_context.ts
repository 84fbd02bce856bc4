import { defaults, type GameSheet } from "../../src/generated/wire";
import { sampleTable } from "../../src/design/sample_table";
import { TableContext, provideTableContext } from "../../src/table/table_context_words_moves_and_selection.svelte";
import { GameWords } from "../../src/words/game_words";
import { Words } from "../../src/words/fluent_bundle_with_typography_fixes";

const files = import.meta.glob<string>("../../../src/regift/games/gift_trap/*.ftl", {
  eager: true,
  query: "?raw",
  import: "default",
});
const written = (language: string): string =>
  Object.entries(files)
    .filter(([path]) => path.endsWith(`.${language}.ftl`))
    .map(([, text]) => text)
    .join("\n");
const words = { en: written("en"), fr: written("fr") };
const game: GameSheet = {
  id: "gifts",
  seat_range: [3, 8],
  choices: [],
  words,
  rules: {},
  lid: { ...defaults.Lid },
};

/** The words of the gifts, in both languages. */
export const spoken = (["en", "fr"] as const).map(
  (language) => new GameWords(new Words(language, words[language]), new Words(language)),
);

/** Let cards be shown, at a table that no server knows. */
export function lendTableContext(): void {
  provideTableContext(new TableContext(sampleTable(game), game));
}
