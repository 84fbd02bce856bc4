import type { Board, Chair, Fault, Lobby, Option, Refused, ToClient, ToServer } from "../generated/wire";
import { forget, recall, remember } from "../shell/memory";
import { Connection, dialHome, type Hearer, type Socket } from "../wire/connection";
import { apply, longer, type Entry } from "./apply";

/** How one comes to a table. */
export interface Arrival {
  name: string;
  avatar: string;
  watch?: boolean;
}

const tokenKey = (code: string): string => `seat.${code}`;

/** Keep the token of a seat for when one comes back. */
export const keepToken = (code: string, token: string): void => remember(tokenKey(code), token);

export const hasToken = (code: string): boolean => recall(tokenKey(code)) !== null;

/** One table as this reader sees it: what the server said, and the ways to answer. */
export class LiveTable implements Hearer {
  lobby: Lobby | null = $state.raw(null);
  board: Board | null = $state.raw(null);
  log: Entry[] = $state.raw([]);
  refused: Refused | null = $state.raw(null);
  /** What could not be carried out; before the first lobby: why one was turned away at the door. */
  fault: Fault | null = $state.raw(null);
  isOnline: boolean = $state(true);
  /** The number of the update that was answered already; −1 for none. */
  answered: number = $state(-1);
  readonly seat: number = $derived(this.lobby?.seat ?? this.board?.seat ?? -1);
  readonly isMine: boolean = $derived(this.board?.to_act.includes(this.seat) ?? false);
  readonly isOver: boolean = $derived((this.board?.standings.length ?? 0) > 0);
  readonly #connection: Connection;
  /** Called once when the first lobby arrives: quick start uses it. */
  onseated: ((lobby: Lobby) => void) | null = null;

  constructor(
    readonly code: string,
    readonly arrival: Arrival,
    dial: () => Socket = dialHome,
  ) {
    this.#connection = new Connection(this, dial);
  }

  greeting(): ToServer {
    const token = recall(tokenKey(this.code)) ?? "";
    return { t: "enter", code: this.code, ...this.arrival, token };
  }

  online(isOnline: boolean): void {
    this.isOnline = isOnline;
    if (!isOnline) this.answered = -1;
  }

  hear(message: ToClient): void {
    switch (message.t) {
      case "entered":
        if (message.token) keepToken(this.code, message.token);
        break;
      case "lobby":
        this.#hearLobby(message);
        break;
      case "board":
        this.board = message;
        this.answered = -1;
        break;
      case "update":
        this.#hearUpdate(message);
        break;
      case "refused":
        this.refused = message;
        this.answered = -1;
        break;
      case "fault":
        this.#hearFault(message);
    }
  }

  #hearLobby(lobby: Lobby): void {
    this.lobby = lobby;
    if (lobby.phase === "lobby") {
      this.board = null;
      this.log = [];
    }
    const seated = this.onseated;
    this.onseated = null;
    seated?.(lobby);
  }

  #hearUpdate(update: Extract<ToClient, { t: "update" }>): void {
    if (!this.board) return;
    const next = apply(this.board, update);
    if (!next) {
      this.say({ t: "resync" });
      return;
    }
    if (next === this.board) return;
    this.board = next;
    this.log = longer(this.log, update.events);
    this.answered = -1;
    // What was refused was refused a moment ago; now something else is asked, or nothing any more.
    if (update.options.length > 0 || update.standings.length > 0) this.refused = null;
  }

  #hearFault(fault: Fault): void {
    this.fault = fault;
    this.answered = -1;
    if (!fault.is_final && this.lobby) return;
    if (!this.lobby) forget(tokenKey(this.code));
    this.#connection.close();
  }

  say(message: ToServer): void {
    this.#connection.say(message);
  }

  play(option: Option): void {
    if (!this.board || this.answered === this.board.at) return;
    this.answered = this.board.at;
    this.say({ t: "play", action: option.id, at: this.board.at });
  }

  takeBack(): void {
    if (this.board?.can_take_back) this.say({ t: "take_back", at: this.board.at });
  }

  why(spot: string): void {
    this.say({ t: "why", spot });
  }

  chair(seat: number): Chair | undefined {
    return this.lobby?.chairs.find((chair) => chair.seat === seat);
  }

  wake(): void {
    this.#connection.wake();
  }

  renew(): void {
    this.#connection.renew();
  }

  close(): void {
    this.#connection.close();
  }
}
