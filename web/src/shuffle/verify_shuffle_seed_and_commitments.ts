import { bytesOf, hexOf, type Digests } from "./sha256_and_blake2b_digests";
import type { ShuffleContribution } from "./shuffle_participant";
import { areSame } from "./compare_shuffle_pledge_lists";

/** One thing that was checked, and whether it holds; null where this device can’t know. */
export interface Finding {
  what: "digest" | "secret" | "seen" | "pledges" | "shares" | "own" | "seed";
  holds: boolean | null;
}

export interface Verdict {
  findings: Finding[];
  /** How many players’ shares went into the shuffle. */
  shares: number;
  /** The seats of others whose share did not come in time, and was left out. */
  late: number[];
  /** fair: nobody chose it, for this device was part of it; follows: all holds, but others must be trusted. */
  is: "fair" | "follows" | "broken";
}

interface Share {
  seat: number;
  pledge: string;
  share: string;
}

interface Shuffle {
  secret: string;
  commitment: string;
  shares: Share[];
}

/** Check the record of a live table as regift/kit/commit_reveal_shuffle_proof_and_verification.py does, and against what this device saw. */
export function check(text: string, own: ShuffleContribution | null, digests: Digests): Verdict {
  const lines = text.trimEnd().split("\n");
  const { shuffle, seed } = headOf(lines);
  const shares = shuffle.shares.filter(({ share }) => share !== "");
  const isOwn = own?.isShared === true && !own.isSpent;
  const findings: Finding[] = [
    { what: "digest", holds: digestHolds(lines, digests) },
    { what: "secret", holds: isSealed(shuffle.secret, shuffle.commitment, digests) },
    { what: "seen", holds: isOwn ? own.commitment === shuffle.commitment : null },
    { what: "pledges", holds: isOwn && own.pledges ? areSame(shuffle.shares, own.pledges) : null },
    { what: "shares", holds: sharesHold(shuffle.shares, digests) },
    { what: "own", holds: isOwn ? shares.some(({ share }) => share === own.share) : null },
    { what: "seed", holds: seed === `keyed:${mixed(shuffle.secret, shares, digests)}` },
  ];
  /** A share that came too late is left out, as that of a slow line is: no proof of anything, and none for this device. */
  const isLate = isOwn && shuffle.shares.some(({ pledge, share }) => pledge === own.pledge && share === "");
  const isBroken = findings.some(({ what, holds }) => holds === false && !(isLate && what === "own"));
  const late = shuffle.shares.filter(({ pledge, share }) => share === "" && !(isOwn && pledge === own.pledge));
  return {
    findings,
    shares: shares.length,
    late: [...new Set(late.map(({ seat }) => seat))],
    is: isBroken ? "broken" : isOwn && !isLate ? "fair" : "follows",
  };
}

function headOf(lines: string[]): { shuffle: Shuffle; seed: unknown } {
  const head = parsed(lines[0]) as { shuffle?: Partial<Shuffle>; seed?: unknown };
  const { secret = "", commitment = "", shares = [] } = head.shuffle ?? {};
  const listed: unknown[] = Array.isArray(shares) ? shares : [NOBODY];
  return { shuffle: { secret, commitment, shares: listed.map(shareOf) }, seed: head.seed };
}

/** What is no share holds for no seat. */
const NOBODY: Share = { seat: -1, pledge: "", share: "" };
const shareOf = (said: unknown): Share => ({ ...NOBODY, ...(said as Partial<Share> | null) });

function parsed(line: string | undefined): object {
  try {
    return (JSON.parse(line ?? "") as object | null) ?? {};
  } catch {
    return {};
  }
}

function digestHolds(lines: string[], { sha256 }: Digests): boolean {
  const { digest } = parsed(lines.at(-1)) as { digest?: unknown };
  const before = new TextEncoder().encode(lines.slice(0, -1).join("\n"));
  return digest === hexOf(sha256(before));
}

function isSealed(part: unknown, sealed: unknown, { sha256 }: Digests): boolean {
  const bytes = bytesOf(part);
  return bytes !== null && bytesOf(sealed) !== null && hexOf(sha256(bytes)) === sealed;
}

/** Each seat once and in order, and each share what its seat pledged; a share that never came is left out. */
function sharesHold(shares: Share[], digests: Digests): boolean {
  const seats = shares.map(({ seat }) => seat);
  const isInOrder = seats.every((seat, index) => isSeat(seat) && (index === 0 || seat > (seats[index - 1] ?? -1)));
  const isKept = ({ pledge, share }: Share): boolean =>
    share === "" ? bytesOf(pledge) !== null : isSealed(share, pledge, digests);
  return isInOrder && shares.every(isKept);
}

const isSeat = (seat: unknown): boolean => Number.isInteger(seat) && Number(seat) >= 0 && Number(seat) <= 255;

function mixed(secret: string, shares: Share[], digests: Digests): string {
  const parts = shares.flatMap(({ seat, share }) => [seat, ...(bytesOf(share) ?? [])]);
  return hexOf(digests.mixed(Uint8Array.from([...(bytesOf(secret) ?? []), ...parts])));
}
