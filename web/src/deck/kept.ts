import { forget, recall, recallKeys, remember } from "../shell/memory";

/** A deck kept on this device: its name, and the code that stands for it. */
export interface KeptDeck {
  name: string;
  code: string;
}

const place = (game: string): string => `deck.${game}.`;

/** The decks of a game that this device keeps, by name. */
export function keptDecks(game: string): KeptDeck[] {
  return recallKeys(place(game))
    .map((name) => ({ name, code: recall(place(game) + name) ?? "" }))
    .sort((one, other) => one.name.localeCompare(other.name));
}

/** Keep a deck; one of the same name is replaced. */
export const keepDeck = (game: string, { name, code }: KeptDeck): void => remember(place(game) + name, code);

export const dropDeck = (game: string, name: string): void => forget(place(game) + name);

/** What a link, its end, or a code alone says. */
export function sharedIn(text: string): KeptDeck {
  const end = text.trim().split("#").at(-1) ?? "";
  const said = new URLSearchParams(end);
  return { name: said.get("n") ?? "", code: said.get("d") ?? (/^[\w-]+$/.test(end) ? end : "") };
}
