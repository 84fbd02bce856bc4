import type { HeldSeat } from "../generated/wire";
import { removeStored, readStored, storedKeys, writeStored } from "../shell/browser_storage";

const key = (code: string): string => `seat.${code}`;

/** Where the codes of this browser’s tables are kept in the order in which one sat down there last. */
const ORDER = "seat-order";
const order = (): string[] => (readStored(ORDER) ?? "").split(" ");

/** Keep the token of a seat for when one comes back. */
export function keepToken(code: string, token: string): void {
  writeStored(key(code), token);
  writeStored(ORDER, [...order().filter((each) => each !== code && tokenOf(each)), code].join(" "));
}

/** The token of this browser’s seat at a table, "" for none. */
export const tokenOf = (code: string): string => readStored(key(code)) ?? "";

/** Where the token of a big screen is kept: nobody who plays in the same browser loses their seat to it. */
export const bigScreenPlace = (code: string): string => `tv.${code}`;

/** The headers that say who asks about a table; none where this browser neither has a seat at it nor shows it. */
export function asOneself(code: string): Record<string, string> {
  const token = tokenOf(code) || tokenOf(bigScreenPlace(code));
  return token ? { authorization: `Bearer ${token}` } : {};
}

export const forgetToken = (code: string): void => removeStored(key(code));

/** Characters of the longest token that the server reads. */
const LONGEST = 400;
const isWhole = ({ code, token }: HeldSeat): boolean => /^[A-Z]{4}$/.test(code) && token.length <= LONGEST;

/** Every seat of this browser; one that was spoilt would spoil the question for all. */
export const heldSeats = (): HeldSeat[] =>
  storedKeys(key(""))
    .map((code) => ({ code, token: tokenOf(code) }))
    .filter(isWhole);

/** How many tokens the server takes with a log-out. */
const MOST_RENEWED = 16;

/** The tokens of the newest seats at other tables, which a log-out at this one renews where they belong together. */
export function otherTokens(code: string): string[] {
  const known = order();
  return heldSeats()
    .filter((seat) => seat.code !== code)
    .sort((one, other) => known.indexOf(other.code) - known.indexOf(one.code))
    .slice(0, MOST_RENEWED)
    .map(({ token }) => token);
}
