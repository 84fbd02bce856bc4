import type { AnyPart, Happening } from "../../../generated/wire";
import { keyOf, trackOf } from "../board_selectors";

/** A parcel that was opened, flip and score in one. */
export interface Opened {
  kind: string;
  giver: number;
  receiver: number;
  /** The key of the gift. */
  gift: string;
  /** Which of two from the same giver, 0 where everybody gives one. */
  parcel: number;
  round: number;
  give: Moved;
  get: Moved;
  /** Milliseconds for which it is looked at. */
  pause: number;
}

/** How a pawn moved: so many spaces, whether that was doubled, and where it stands now. */
export interface Moved {
  times: number;
  steps: number;
  space: number;
}

/** The kinds of events that tell of an opened parcel, and what lay on the gift; "" nothing, or a trap. */
export const TOKEN_OF: Readonly<Record<string, string>> = {
  delights: "great",
  pleases: "good",
  suits: "ok",
  appals: "no_way",
  misses: "",
  jams: "trap_card",
};

const seatIn = (said: unknown): number => Number(String(said).slice(1));

/** What an event tells of a parcel; null for any other event. */
export function openedBy({ kind, args, pause }: Happening): Opened | null {
  if (!(kind in TOKEN_OF)) return null;
  const moved = (track: string): Moved => ({
    times: Number(args[`${track}_times`]),
    steps: Number(args[`${track}_steps`]),
    space: Number(args[`${track}_space`]),
  });
  return {
    kind,
    giver: seatIn(args["seat"]),
    receiver: seatIn(args["target"]),
    gift: keyOf(args["gift"]),
    parcel: Number(args["parcel"]),
    round: Number(args["round"]),
    give: moved("give"),
    get: moved("get"),
    pause,
  };
}

const put = (pawns: readonly number[], seat: number, space: number): number[] =>
  pawns.map((old, at) => (at === seat ? space : old));

export interface Pawns {
  give: number[];
  get: number[];
}

/** What has been told so far of what is on the board already: nothing is shown before its turn. */
export class RevealProgress {
  /** What happened and was not told yet. */
  waiting: readonly Happening[] = $state.raw([]);
  /** What was told and does not lie open on the board yet. */
  ahead: readonly Opened[] = $state.raw([]);
  /** The parcel that is being opened, or was last. */
  last: Opened | null = $state.raw(null);
  pawns: Pawns = $state.raw({ give: [], get: [] });
  /** Where the pawns stood before the last parcel. */
  before: Pawns = $state.raw({ give: [], get: [] });

  hear(events: readonly Happening[]): void {
    this.waiting = [...this.waiting, ...events];
  }

  /** An event is shown now. */
  tell(event: Happening): void {
    const at = this.waiting.indexOf(event);
    if (at < 0) return;
    this.waiting = this.waiting.slice(at + 1);
    const opened = openedBy(event);
    if (opened) {
      this.last = opened;
      this.ahead = [...this.ahead, opened];
      this.before = this.pawns;
      this.pawns = {
        give: put(this.pawns.give, opened.giver, opened.give.space),
        get: put(this.pawns.get, opened.receiver, opened.get.space),
      };
    } else if (event.kind === "deals" || event.kind === "turns") this.last = null;
  }

  /** All was told: everything is as it lies. */
  rest(parts: readonly AnyPart[]): void {
    const missed = this.waiting.map(openedBy).filter((each) => each !== null);
    this.last = missed.at(-1) ?? this.last;
    this.waiting = [];
    this.ahead = [];
    const pawns = { give: trackOf(parts, "give").pawns, get: trackOf(parts, "get").pawns };
    if (String(this.pawns.give) !== String(pawns.give) || String(this.pawns.get) !== String(pawns.get)) {
      this.pawns = pawns;
    }
  }

  /** The gift in a parcel that was opened before one’s eyes; undefined where it lies closed. */
  faceIn(receiver: number, giver: number, slot: number): string | undefined {
    return this.ahead.find(
      (each) => each.receiver === receiver && each.giver === giver && (each.parcel === 0 || each.parcel === slot + 1),
    )?.gift;
  }

  /** Whether a parcel that lies open on the board is still closed for the eye. */
  isHidden(receiver: number, giver: number, gift: string): boolean {
    return this.waiting.some((event) => {
      const opened = openedBy(event);
      return opened?.receiver === receiver && opened.giver === giver && opened.gift === gift;
    });
  }

  /** Whether a seat’s tokens are still face down for the eye. */
  isFaceDown(seat: number): boolean {
    return this.waiting.some(({ kind, args }) => kind === "turns" && seatIn(args["seat"]) === seat);
  }
}
