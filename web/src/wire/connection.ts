import type { ToClient, ToServer } from "../generated/wire";
import { decode } from "./decode";

/** The part of WebSocket that is used, so that a test can stand in for it. */
export interface Socket {
  onopen: (() => void) | null;
  onclose: (() => void) | null;
  onmessage: ((frame: { data: string }) => void) | null;
  send(frame: string): void;
  close(): void;
}

export interface Hearer {
  /** What to say first on every new connection. */
  greeting(): ToServer;
  hear(message: ToClient): void;
  online(isOnline: boolean): void;
}

const SHORTEST = 500;
const LONGEST = 5000;

/** A websocket that comes back by itself: at once when the page wakes up, else after 0.5 to 5 s. */
export class Connection {
  #socket: Socket | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pause = SHORTEST;
  #isOpen = false;
  #isOver = false;

  constructor(
    readonly hearer: Hearer,
    readonly dial: () => Socket,
  ) {
    this.#open();
  }

  say(message: ToServer): void {
    if (this.#isOpen) this.#socket?.send(JSON.stringify(message));
  }

  /** Try at once; with a live socket do nothing. */
  wake(): void {
    if (this.#isOver || this.#socket) return;
    this.#pause = SHORTEST;
    this.#open();
  }

  /** Leave a socket that may be dead without knowing it, and dial again. */
  renew(): void {
    this.#drop();
    this.wake();
  }

  close(): void {
    this.#isOver = true;
    clearTimeout(this.#timer);
    this.#drop();
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    this.#isOpen = false;
    if (!socket) return;
    socket.onopen = socket.onclose = socket.onmessage = null;
    socket.close();
  }

  #open(): void {
    clearTimeout(this.#timer);
    const socket = this.dial();
    this.#socket = socket;
    socket.onopen = () => {
      this.#isOpen = true;
      this.say(this.hearer.greeting());
    };
    socket.onmessage = ({ data }) => {
      const message = decode(data);
      if (!message) return;
      this.#pause = SHORTEST;
      this.hearer.online(true);
      this.hearer.hear(message);
    };
    socket.onclose = () => {
      this.#socket = null;
      this.#isOpen = false;
      if (this.#isOver) return;
      this.hearer.online(false);
      this.#timer = setTimeout(() => this.#open(), this.#pause);
      this.#pause = Math.min(this.#pause * 2, LONGEST);
    };
  }
}

/** Dial the server that served this page. */
export function dialHome(): Socket {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  return new WebSocket(`${scheme}//${location.host}/ws`) as unknown as Socket;
}
