/** Words longer than this, in letters, may not have room on a small card. */
const LONG = 10;
/** The same of names, in a row of panels. */
const LONG_NAME = 7;
const WORD = /\p{L}+/gu;
/** Between a vowel and the consonant that begins the next syllable. */
const SYLLABLE = /(\p{L}{2}[aeiouyâàéèêîôû])(?=[bcdfghjklmnpqrstvwxz][lrh]?[aeiouyâàéèêîôû]\p{L})/gu;
/** Between two consonants that are not said as one. */
const BETWEEN = /(\p{L}[aeiouyâàéèêîôû][bcdfgklmnprstvxz])(?=[bcdfgjkmpqstvwxz](?![lrh])[aeiouyâàéèêîôû]\p{L})/gu;

/** Tell where a long word may be broken, for browsers that do not know how to hyphenate. */
export function softened(text: string, long = LONG): string {
  const broken = (word: string): string => word.replaceAll(SYLLABLE, "$1\u00AD").replaceAll(BETWEEN, "$1\u00AD");
  return text.replaceAll(WORD, (word) => (word.length > long ? broken(word) : word));
}

/** The same for what somebody is called. A name of several words breaks between them. */
export const softenedName = (name: string): string => softened(name, /[\s-]/.test(name) ? LONG : LONG_NAME);

/** A last word of one or two letters does not stand alone on a line. */
export const clinging = (text: string): string => text.replace(/ (?=\p{L}{1,2}$)/u, "\u00A0");

/** The words that a small card is called, and which of them may have to be broken on a line of its own. */
export const labelWords = (label: string): { word: string; isLong: boolean }[] =>
  clinging(label)
    .split(" ")
    .map((word) => ({ word: softened(word, LONG_NAME), isLong: /\p{L}{8}/u.test(word) }));
