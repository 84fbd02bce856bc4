import { defaults, type GameSheet } from "../../src/generated/wire";
import { deadTable } from "../../src/look/dead_table";
import { Desk, provideDesk } from "../../src/table/desk.svelte";
import { GameWords } from "../../src/words/game_words";
import { Words } from "../../src/words/bundle";

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
export function lendDesk(): void {
  provideDesk(new Desk(deadTable(game), game));
}
