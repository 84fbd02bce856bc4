import type { Lobby, Pledged, Sealed, ToServer } from "../generated/wire";
import { removeStored, readStored, writeStored } from "../shell/browser_storage";
import { bytesOf, hexOf, loadDigests, randomHex } from "./sha256_and_blake2b_digests";
import { areSame } from "./compare_shuffle_pledge_lists";

/** What this device puts into one shuffle, and what it saw of the server’s part before the deal. */
export interface ShuffleContribution {
  commitment: string;
  share: string;
  pledge: string;
  /** Whether the share was sent: it was then fixed that it counts. */
  isShared: boolean;
  /** Whether the shuffle was begun again after that: the share was known then, and proves nothing. */
  isSpent: boolean;
  /** What all seats had pledged when the share was sent. */
  pledges: Pledged[] | null;
  /** What the lobby showed of the shuffle after it while this one was played: tells this game from the next. */
  during: string;
}

/** Why the share was kept back. */
export type Doubt = "" | "commitment" | "pledge" | "others" | "again";

/** This reader’s part in the shuffles of one table: pledged in the lobby, revealed once everything is fixed. */
export class ShuffleParticipant {
  doubt: Doubt = "";
  #next: ShuffleContribution | null = null;
  #played: ShuffleContribution | null = null;
  /** What was pledged on this connection. */
  #pledged = "";
  /** What the lobby last showed as pledged, by those who are people. */
  #shown: Pledged[] = [];
  /** Whether a share was sent on this connection, and no deal has come of it yet. */
  #isAwaited = false;

  constructor(
    readonly code: string,
    readonly say: (message: ToServer) => void,
  ) {
    const kept = readStored(this.#key);
    if (!kept) return;
    try {
      const { next, played } = JSON.parse(kept) as {
        next: ShuffleContribution | null;
        played: ShuffleContribution | null;
      };
      [this.#next, this.#played] = [next, played];
    } catch {
      removeStored(this.#key);
    }
  }

  /** What went into the shuffle of the game that is on, or over. */
  get played(): ShuffleContribution | null {
    return this.#played;
  }

  /** A new connection: what was pledged on the old one is gone. */
  enter(): void {
    this.#pledged = "";
    this.#shown = [];
    this.#isAwaited = false;
  }

  /** Pledge in the lobby; after the deal keep what was pledged for the check at the end. */
  async see(lobby: Lobby): Promise<void> {
    if (lobby.phase === "lobby") await this.#pledge(lobby);
    else if (this.#next) {
      // What the lobby showed as pledged was dealt without.
      const shown = pledgeOf(this.#shown, lobby.seat);
      if (shown !== "" && shown === this.#next.pledge && !this.#next.isShared) this.doubt ||= "pledge";
      this.#played = { ...this.#next, during: lobby.commitment };
      this.#next = null;
      this.#isAwaited = false;
      this.#keep();
    } else if (this.#played && this.#played.during !== lobby.commitment) {
      // Another game is on, and this page was not there when it was dealt: its part was in the one before.
      this.#played = null;
      this.#keep();
    }
  }

  async #pledge(lobby: Lobby): Promise<void> {
    const chair = lobby.chairs.find(({ seat }) => seat === lobby.seat);
    if (!chair || !lobby.commitment) return;
    this.#shown = lobby.chairs.filter(({ who, pledge }) => who === "person" && pledge !== "");
    // A share that was sent counts for one deal; with a new one each time the server could try shuffles until it likes one.
    if (this.#next?.isShared && (this.#isAwaited || this.#next.commitment === lobby.commitment)) return;
    if (this.#next?.commitment !== lobby.commitment) {
      this.doubt = "";
      this.#next = newPart(lobby.commitment);
    }
    const part = this.#next;
    const { sha256 } = await loadDigests();
    part.pledge = hexOf(sha256(bytesOf(part.share) ?? new Uint8Array()));
    if (part !== this.#next || chair.pledge === part.pledge || this.#pledged === part.pledge) return;
    this.#keep();
    this.#pledged = part.pledge;
    this.say({ t: "pledge", pledge: part.pledge });
  }

  /** Reveal the share, if what is fixed now is what was shown before; else keep it back and say why. */
  seal(sealed: Sealed, seat: number): void {
    const part = this.#next;
    if (!part || seat < 0) return;
    const own = pledgeOf(sealed.pledges, seat);
    if (part.isShared) {
      this.doubt = "again";
      part.isSpent = true;
      this.#keep();
    } else if (sealed.commitment !== part.commitment) this.doubt = "commitment";
    else if (own !== pledgeOf(this.#shown, seat)) this.doubt = "pledge";
    else if (!areSame(sealed.pledges, this.#shown)) this.doubt = "others";
    // Otherwise another device of the same person takes part, or this one was too late, or has said that it takes none.
    else if (own !== "" && own === part.pledge && this.doubt === "") {
      part.isShared = true;
      part.pledges = sealed.pledges;
      this.#isAwaited = true;
      this.#keep();
      this.say({ t: "share", share: part.share });
    }
  }

  get #key(): string {
    return `shuffle.${this.code}`;
  }

  #keep(): void {
    writeStored(this.#key, JSON.stringify({ next: this.#next, played: this.#played }));
  }
}

const pledgeOf = (pledges: Pledged[], seat: number): string =>
  pledges.find((pledged) => pledged.seat === seat)?.pledge ?? "";

const newPart = (commitment: string): ShuffleContribution => ({
  commitment,
  share: randomHex(),
  pledge: "",
  isShared: false,
  isSpent: false,
  pledges: null,
  during: "",
});
