import type { Happening } from "../generated/wire";
import type { Desk } from "../table/desk.svelte";
import { Words, type Language } from "../words/bundle";
import en from "../../../src/regift/games/story.en.ftl?raw";
import fr from "../../../src/regift/games/story.fr.ftl?raw";

/** What can be told of any game. */
const shared: Record<Language, Words> = { en: new Words("en", en), fr: new Words("fr", fr) };

/** The lines of a story, the same for whoever reads them. */
export function talesOf(story: readonly Happening[], desk: Desk, language: Language): string[] {
  const reader = { seat: -1, nameOf: (seat: number) => desk.nameOf(seat) };
  return story.map(({ kind, args }) => desk.words.tale(kind, args, reader, shared[language]));
}
