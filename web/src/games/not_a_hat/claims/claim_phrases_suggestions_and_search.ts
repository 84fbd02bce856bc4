import type { TableContext } from "../../../table/table_context_words_moves_and_selection.svelte";
import { Words, type Language } from "../../../words/fluent_bundle_with_typography_fixes";
import { GameWords } from "../../../words/game_words";
import type { AnyPart, Option } from "../../../generated/wire";
import { folded } from "./name_folding";

/** How many ways there are to praise a gift. */
const PHRASES = 4;
export const SOMETHING_ELSE = "something_else";

/** The object that an option claims. */
export const claimedBy = ({ args }: Option): string => String(args["claim"] ?? "").replace(/^#/, "");

/** By which words a gift is praised: always the same for one thing, so that they tell nothing. */
export function phraseOf(claim: string): string {
  if (claim === SOMETHING_ELSE) return "praise_something_else";
  return `praise_${[...claim].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % PHRASES}`;
}

/** One thing that a gift may be said to be. */
export interface Claim {
  option: Option;
  key: string;
  label: string;
  /** All that it is called. */
  names: string[];
  /** What it is called in languages that are not spoken here: it is found by how that begins. */
  foreign: string[];
}

/** A claim that was found, and by which of its names, "" where its label says that. */
export interface Found {
  claim: Claim;
  by: string;
}

/** All that a card is called in a language. */
const namesIn = (words: GameWords, key: string): string[] => [words.label(key), ...words.aliases(key)];

/** The words of the languages that are not spoken here: an object is found by any of its names. */
export function wordsOfOthers({ sheet, words }: TableContext): GameWords[] {
  const others = Object.entries(sheet.words).filter(([language]) => language !== words.words.language);
  return others.map(([language, source]) => new GameWords(new Words(language as Language, source), words.own));
}

/** All claims there are, in the order of the alphabet; that it is something else comes last. */
export function claimsOf(options: readonly Option[], words: GameWords, others: readonly GameWords[] = []): Claim[] {
  const claims = options.map((option) => {
    const key = claimedBy(option);
    const names = [...new Set(namesIn(words, key))];
    const foreign = [...new Set(others.flatMap((each) => namesIn(each, key)))].filter((name) => !names.includes(name));
    return { option, key, label: words.label(key), names, foreign };
  });
  const { compare } = new Intl.Collator(words.words.language);
  const isLast = ({ key }: Claim): number => Number(key === SOMETHING_ELSE);
  return claims.sort((one, other) => isLast(one) - isLast(other) || compare(one.label, other.label));
}

/** How many are offered before anything is sought. */
const FIRST = 10;

/** A number that looks drawn by lot, and is the same for the same text. */
const lotOf = (text: string): number =>
  [...text].reduce((mixed, letter) => (Math.imul(mixed, 16777619) ^ letter.charCodeAt(0)) >>> 0, 2166136261);

/**
 * Ten that are offered first. What lies open before all is left out, for it is not on its way; the others are drawn by
 * a lot that depends on what lies on the table now, and on nothing else: who has forgotten everything gets the same ten.
 * What a lesson tells to say is among them.
 */
export function firstClaims(claims: readonly Claim[], parts: readonly AnyPart[], taught?: number): Claim[] {
  const open = new Set(parts.flatMap((part) => (part.t === "zone" ? part.faces : [])));
  const table = JSON.stringify(parts.map(({ id, ...part }) => [id, "faces" in part ? part.faces : part.owner]));
  const drawn = claims
    .filter(({ key }) => key !== SOMETHING_ELSE && !open.has(key))
    .sort((one, other) => lotOf(table + one.key) - lotOf(table + other.key))
    .sort((one, other) => Number(other.option.id === taught) - Number(one.option.id === taught))
    .slice(0, FIRST);
  return claims.filter((claim) => drawn.includes(claim) || claim.key === SOMETHING_ELSE);
}

/** What an alias counts less than a label that fits as well. */
const ALIAS = 0.5;

/** How well a name fits what is sought: 0 is best, 3 not at all. */
function distance(name: string, sought: string): number {
  const word = folded(name);
  if (word === sought) return 0;
  if (word.startsWith(sought) || name.split(/[\s’'-]/).some((part) => folded(part).startsWith(sought))) return 1;
  return word.includes(sought) ? 2 : 3;
}

/** How a claim is found by each of its names. A part of a foreign word counts where it is the beginning. */
function waysTo({ names, foreign }: Claim, wanted: string): { name: string; far: number }[] {
  const own = names.map((name, at) => ({ name, far: distance(name, wanted) + (at && ALIAS) }));
  const others = foreign.map((name) => ({ name, far: distance(name, wanted) + ALIAS }));
  return [...own, ...others.filter(({ far }) => far < 2)];
}

/** The claims that are called so, the best first; all where nothing is sought. */
export function find(claims: readonly Claim[], sought: string): Found[] {
  const wanted = folded(sought);
  if (wanted === "") return claims.map((claim) => ({ claim, by: "" }));
  const rated = claims.map((claim) => {
    const best = waysTo(claim, wanted).reduce((one, other) => (other.far < one.far ? other : one));
    return { claim, by: claim.label.toLowerCase().includes(best.name.toLowerCase()) ? "" : best.name, far: best.far };
  });
  return rated.filter(({ far }) => far < 3).sort((one, other) => one.far - other.far);
}
