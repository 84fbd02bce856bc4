import type { Language } from "./fluent_bundle_with_typography_fixes";

/** Words longer than this, in letters, may not have room on a small card. */
const LONG = 10;
/** The same of names, in a row of panels. */
const LONG_NAME = 7;
const WORD = /\p{L}+/gu;
/** What ends on an “e” that is not said stays with the syllable before. */
const SAID = String.raw`(?!\p{L}?\p{L}(?:u?es?)$)`;
/** Between a vowel and the consonant that begins the next syllable of a French word. */
const SYLLABLE = new RegExp(
  String.raw`(\p{L}{2}[aeiouyâàéèêîôû])(?=(?:[bcdfgpt][lrh]?|[jkmnqsvwxz]h?|[lrh](?![lr]))[aeiouyâàéèêîôû]\p{L})${SAID}`,
  "gu",
);
/** Between two consonants of a French word that are not said as one. */
const BETWEEN = new RegExp(
  String.raw`(\p{L}[aeiouyâàéèêîôû][bcdfgklmnprstvxz])(?=[bcdfgjkmpqstvwxz](?![lrh])[aeiouyâàéèêîôû]\p{L})${SAID}`,
  "gu",
);
/** No rule says where an English word may be broken: those of our cards. */
const ENGLISH =
  "accor-dion anti-dote aquar-ius arson-ist auto-graphed bal-loon-ist bare-foot birth-day broc-coli cal-en-dar " +
  "capri-corn cer-e-mo-nial clean-ing cock-roach cord-less cour-tesy croc-o-dile dis-ap-proval ele-phant " +
  "emer-gency extin-guisher fig-urine fin-gered fruit-cake grave-stone har-pooned hedge-hog heir-loom " +
  "hered-i-tary home-made home-sick inter-est inter-view kan-ga-roo left-over let-ter-box luke-warm mis-spelt " +
  "mort-gaged mos-quito mourn-ing mous-tache munic-i-pal mush-room off-shore para-chute pedi-gree pineap-ple " +
  "porce-lain pro-tec-tion prop-erty pub-lished refund-able regift-ing sagit-tar-ius scare-crow snatch-ing " +
  "squir-rel thiev-ing time-share tooth-brush unat-tended under-pant ven-tril-o-quism";
const enWords = new Map(ENGLISH.split(" ").map((word) => [word.replaceAll("-", ""), word.split("-")]));

function brokenEnglish(word: string): string {
  let at = 0;
  const parts = enWords.get(word.toLowerCase()) ?? [word];
  return parts.map((part) => word.slice(at, (at += part.length))).join("\u00AD");
}

const brokenFrench = (word: string): string => word.replaceAll(SYLLABLE, "$1\u00AD").replaceAll(BETWEEN, "$1\u00AD");

/** Tell where a long word may be broken, for browsers that do not know how to hyphenate. */
export function softened(text: string, language: Language, long = LONG): string {
  const broken = language === "fr" ? brokenFrench : brokenEnglish;
  return text.replaceAll(WORD, (word) => (word.length > long ? broken(word) : word));
}

/** The same for what somebody is called. A name of several words breaks between them; names are broken alike in all languages. */
export const softenedName = (name: string): string => softened(name, "fr", /[\s-]/.test(name) ? LONG : LONG_NAME);

/** A last word of one or two letters does not stand alone on a line. */
export const clinging = (text: string): string => text.replace(/ (?=\p{L}{1,2}$)/u, "\u00A0");

/** The words that a small card is called, and which of them may have to be broken on a line of its own. */
export const labelWords = (label: string, language: Language): { word: string; isLong: boolean }[] =>
  clinging(label)
    .split(" ")
    .map((word) => ({ word: softened(word, language, LONG_NAME), isLong: /\p{L}{8}/u.test(word) }));
