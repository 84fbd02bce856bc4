import type { Choice, Lobby } from "../generated/wire";
import { chairName } from "../table/seat_occupant_names_and_pictures";
import type { GameWords } from "../words/game_words";
import { speech, t } from "../words/client_words.svelte";

/** How choices and their values are called. */
export interface OptionLabels {
  label(choice: Choice): string;
  about(choice: Choice): string | undefined;
  say(choice: Choice, value: Choice["value"]): string;
}

/** The options of a game, in the game’s words. Every game has that of who begins: a seat, or drawn. */
export const gameOptionLabels = (words: GameWords, lobby: Lobby): OptionLabels => ({
  label: ({ name }) => words.label(`option-${name}`),
  about: ({ name }) => words.about(`option-${name}`),
  say({ name }, value) {
    if (typeof value === "boolean") return t(value ? "yes" : "no");
    if (typeof value === "string") return words.label(value);
    return name === "first" ? chairName(lobby.code, value, lobby.chairs[value]) : String(value);
  },
});

/** How a table is kept, in the client’s words; a bare number is in seconds, that of a window in milliseconds. */
export const tableSettingLabels: OptionLabels = {
  label: ({ name }) => t(`manner-${name}`),
  about: ({ name }) => speech.words.attribute(`manner-${name}`, "about"),
  say({ name }, value) {
    if (typeof value === "boolean") return t(value ? "yes" : "no");
    const own = speech.words.find(`manner-${name}-${value}`);
    if (own !== undefined) return own;
    if (typeof value === "string") return value;
    return t("seconds", { count: name === "window" ? value / 1000 : value });
  },
};
