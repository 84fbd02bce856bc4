import { removeStored, readStored, storedKeys, writeStored } from "../shell/browser_storage";

/** A deck kept on this device: its name, and the code that stands for it. */
export interface SavedDeck {
  name: string;
  code: string;
}

const place = (game: string): string => `deck.${game}.`;

/** The decks of a game that this device keeps, by name. */
export function savedDecks(game: string): SavedDeck[] {
  return storedKeys(place(game))
    .map((name) => ({ name, code: readStored(place(game) + name) ?? "" }))
    .sort((one, other) => one.name.localeCompare(other.name));
}

/** Keep a deck; one of the same name is replaced. */
export const saveDeck = (game: string, { name, code }: SavedDeck): void => writeStored(place(game) + name, code);

export const deleteDeck = (game: string, name: string): void => removeStored(place(game) + name);

/** What a link, its end, or a code alone says. */
export function deckInLink(text: string): SavedDeck {
  const end = text.trim().split("#").at(-1) ?? "";
  const said = new URLSearchParams(end);
  return { name: said.get("n") ?? "", code: said.get("d") ?? (/^[\w-]+$/.test(end) ? end : "") };
}
