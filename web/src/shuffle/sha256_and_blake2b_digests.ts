/** Tells this use of BLAKE2b from every other; the same as in regift/kit/commit_reveal_shuffle_proof_and_verification.py. */
const PERSON = "regift shuffle 1";
const LENGTH = 32;

export interface Digests {
  sha256(bytes: Uint8Array): Uint8Array;
  /** The seed of a shuffle, from what the server and the players put in. */
  mixed(parts: Uint8Array): Uint8Array;
}

/** The digests, loaded when they are needed: plain HTTP has none of its own. */
export async function loadDigests(): Promise<Digests> {
  const [{ sha256 }, { blake2b }] = await Promise.all([
    import("@noble/hashes/sha2.js"),
    import("@noble/hashes/blake2.js"),
  ]);
  const personalization = new TextEncoder().encode(PERSON);
  return { sha256, mixed: (parts) => blake2b(parts, { dkLen: LENGTH, personalization }) };
}

export const hexOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

/** The bytes that small hexadecimal digits stand for, or null where it is no 32 bytes. */
export function bytesOf(hex: unknown): Uint8Array | null {
  if (typeof hex !== "string" || !/^[0-9a-f]{64}$/.test(hex)) return null;
  return Uint8Array.from({ length: LENGTH }, (_, index) => parseInt(hex.slice(2 * index, 2 * index + 2), 16));
}

/** Bytes that nobody can guess. */
export const randomHex = (): string => hexOf(crypto.getRandomValues(new Uint8Array(LENGTH)));
