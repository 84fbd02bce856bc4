/** Words longer than this, in letters, may not have room on a card. */
const LONG = 10;
const WORD = /\p{L}+/gu;
/** Between a vowel and the consonant that begins the next syllable. */
const SYLLABLE = /(\p{L}{2}[aeiouyâàéèêîôû])(?=[bcdfghjklmnpqrstvwxz][lrh]?[aeiouyâàéèêîôû]\p{L})/gu;

/** Tell where a long word may be broken, for browsers that do not know how to hyphenate. */
export function softened(text: string): string {
  return text.replaceAll(WORD, (word) => (word.length > LONG ? word.replaceAll(SYLLABLE, "$1\u00AD") : word));
}
