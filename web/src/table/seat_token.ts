import type { HeldSeat } from "../generated/wire";
import { forget, recall, recallKeys, remember } from "../shell/memory";

const key = (code: string): string => `seat.${code}`;

/** Keep the token of a seat for when one comes back. */
export const keepToken = (code: string, token: string): void => remember(key(code), token);

/** The token of this browser’s seat at a table, "" for none. */
export const tokenOf = (code: string): string => recall(key(code)) ?? "";

export const forgetToken = (code: string): void => forget(key(code));

/** Characters of the longest token that the server reads. */
const LONGEST = 400;
const isWhole = ({ code, token }: HeldSeat): boolean => /^[A-Z]{4}$/.test(code) && token.length <= LONGEST;

/** Every seat of this browser; one that was spoilt would spoil the question for all. */
export const heldSeats = (): HeldSeat[] =>
  recallKeys(key(""))
    .map((code) => ({ code, token: tokenOf(code) }))
    .filter(isWhole);
