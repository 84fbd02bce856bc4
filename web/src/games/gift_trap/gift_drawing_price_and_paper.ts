import listing from "../../generated/gifts.json";
import type { Language } from "../../words/fluent_bundle_with_typography_fixes";
import { softened } from "../../words/soft_hyphens_and_label_line_breaks";

interface Row {
  picture: string[];
  ground: string;
  badge?: string;
}

/** What a gift is drawn with: where its parts are on their sheet, "" for a part that it lacks. */
export interface Drawing {
  colour: string;
  ground: string;
  main: string;
  second: string;
  badge: string;
}

/** The price classes, the cheapest first. */
export const COLOURS: readonly string[] = Object.keys(listing);
/** Papers for a gift on a plain ground, so that they do not all look alike. */
const PAPERS = ["#fbdccb", "#f9e6b8", "#dcebd3", "#d5e6ee", "#e9dcf0"];

const sheets = import.meta.glob<string>("./gift_sprites/*.svg", { eager: true, query: "?url", import: "default" });
const rows = new Map<string, [string, Row]>();
for (const [colour, gifts] of Object.entries<Record<string, Row>>(listing)) {
  for (const [id, row] of Object.entries(gifts)) rows.set(`card-${id}`, [colour, row]);
}

/** How a gift is drawn; null for one that is none of ours. */
export function drawingOf(face: string): Drawing | null {
  const [colour, row] = rows.get(face) ?? [];
  if (!colour || !row) return null;
  const sheet = sheets[`./gift_sprites/${colour}.svg`];
  const at = (name?: string): string => (sheet && name ? `${sheet}#${name}` : "");
  const [main, second] = row.picture;
  return { colour, ground: row.ground, main: at(main), second: at(second), badge: at(row.badge) };
}

/** What a price class costs, as printed on its cards: "$" to "$$$$", "" for none. */
export const priceOf = (colour: string): string => "$".repeat(COLOURS.indexOf(colour) + 1);

/** The paper below a gift on a plain ground. */
export function paperOf(face: string): string {
  const sum = [...face].reduce((total, letter) => (total * 31 + letter.charCodeAt(0)) % 9973, 7);
  return PAPERS[sum % PAPERS.length] ?? "";
}

/** Letters that have room in a line of the narrowest card with a name. */
const LINE = 12;
const COMPOUND = /[\p{L}\p{N}’]+(?:-[\p{L}\p{N}]+)+/gu;

/** A name as it is printed: a short compound stays in one line, a long word may be broken. */
export function printed(name: string, language: Language): string {
  const tied = name.replaceAll(COMPOUND, (word) => (word.length > LINE ? word : word.replaceAll("-", "-\u2060")));
  return softened(tied, language, LINE);
}
