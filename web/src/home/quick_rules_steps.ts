import type { Words } from "../words/fluent_bundle_with_typography_fixes";

/** One step of the rules in a minute: a sentence or two, and who is in the picture. */
export interface Step {
  text: string;
  glyphs: string[];
  /** The cards in the picture, in place of the glyphs. */
  cards: string[];
}

const namesIn = (list = ""): string[] => list.split(" ").filter((name) => name !== "");

/** The rules in a minute, as a game's words tell them: `minute-1`, `minute-2` and on. */
export function readQuickRules(words: Words): Step[] {
  const steps: Step[] = [];
  for (let text; (text = words.find(`minute-${steps.length + 1}`)) !== undefined;) {
    const key = `minute-${steps.length + 1}`;
    steps.push({ text, glyphs: namesIn(words.attribute(key, "glyph")), cards: namesIn(words.attribute(key, "cards")) });
  }
  return steps;
}
