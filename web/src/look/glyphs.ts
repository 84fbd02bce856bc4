import pictures from "../assets/pictures.json";

const emoji: Record<string, string> = pictures.emoji;

/** The picture of an emoji, undefined where there is none of it. */
export const pictureOf = (glyph: string): string | undefined => emoji[glyph.replaceAll("\uFE0F", "")];
