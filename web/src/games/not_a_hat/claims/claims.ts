import type { Option } from "../../../generated/wire";
import type { GameWords } from "../../../words/game_words";
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
}

/** A claim that was found, and by which of its names, "" where by its label. */
export interface Found {
  claim: Claim;
  by: string;
}

/** All claims there are, in the order of the alphabet; that it is something else comes last. */
export function claimsOf(options: readonly Option[], words: GameWords): Claim[] {
  const claims = options.map((option) => {
    const key = claimedBy(option);
    const label = words.label(key);
    return { option, key, label, names: [label, ...words.aliases(key)] };
  });
  const { compare } = new Intl.Collator(words.words.language);
  const isLast = ({ key }: Claim): number => Number(key === SOMETHING_ELSE);
  return claims.sort((one, other) => isLast(one) - isLast(other) || compare(one.label, other.label));
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

/** The claims that are called so, the best first; all where nothing is sought. */
export function find(claims: readonly Claim[], sought: string): Found[] {
  const wanted = folded(sought);
  if (wanted === "") return claims.map((claim) => ({ claim, by: "" }));
  const rated = claims.map((claim) => {
    const ways = claim.names.map((name, at) => ({ name, far: distance(name, wanted) + (at && ALIAS) }));
    const best = ways.reduce((one, other) => (other.far < one.far ? other : one));
    return { claim, by: best.name === claim.label ? "" : best.name, far: best.far };
  });
  return rated.filter(({ far }) => far < 3).sort((one, other) => one.far - other.far);
}
