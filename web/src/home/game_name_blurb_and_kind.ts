import type { GameCard } from "../generated/wire";
import { readable } from "../words/game_words";
import { speech } from "../words/client_words.svelte";

const spoken = (by: Record<string, string>): string | undefined => by[speech.language] ?? by["en"];

/** What a game on the shelf is called. */
export const nameOf = (card: GameCard): string => spoken(card.name) ?? readable(card.id);

export const blurbOf = (card: GameCard): string => spoken(card.blurb) ?? "";

/** What a kind of game is called. */
export const kindName = (kind: string): string => speech.words.find(`kind-${kind}`) ?? readable(kind);
