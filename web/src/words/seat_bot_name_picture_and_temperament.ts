import pictures from "../assets/pictures.json";
import { speech, t } from "./client_words.svelte";

const CHARACTERS = 8;

/** Which character a bot plays: by table and seat, so that all readers meet the same one. */
export function characterAt(code: string, seat: number): number {
  const start = [...code].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 0);
  return ((start + seat) % CHARACTERS) + 1;
}

/** The picture of the bot on a seat. */
export const botPicture = (code: string, seat: number): string => pictures.bots[characterAt(code, seat) - 1] ?? "robot";

/** What the bot on a seat is called. */
export const botName = (code: string, seat: number): string => t(`character-${characterAt(code, seat)}`);

/** Which bot it is, for people; one of somebody's own, `module:Class`, is called by its class. */
export const botKind = (bot: string): string => (bot.includes(":") ? bot.slice(bot.indexOf(":") + 1) : t(`bot-${bot}`));

/** A word on the temperament of the bot on a seat: that of its style, where it has one, else its character's. */
export const botAbout = (code: string, seat: number, bot: string): string =>
  speech.words.attribute(`bot-${bot}`, "about") ??
  speech.words.attribute(`character-${characterAt(code, seat)}`, "about") ??
  "";
