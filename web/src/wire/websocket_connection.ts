import type { ToServer } from "../generated/wire";
import type { Connection, MessageListener } from "./connection_and_message_listener_interfaces";
import { decode } from "./decode_and_fill_defaults";

/** The part of WebSocket that is used, so that a test can stand in for it. */
export interface Socket {
  onopen: (() => void) | null;
  onclose: (() => void) | null;
  onmessage: ((frame: { data: string }) => void) | null;
  send(frame: string): void;
  close(): void;
}

const SHORTEST = 500;
const LONGEST = 5000;
/** How long a server that is there may take to answer somebody who just came back to the page. */
const ANSWER = 600;
/** The same for a page that nobody waits for. */
const PATIENCE = 5000;
/** How long it may be quiet before the server is asked whether it is there. */
const QUIET = 10_000;
/** After so long without a heartbeat the device slept: what came meanwhile would be told all at once. */
const SLEPT = 2 * QUIET;

/** A websocket that comes back by itself: at once when the page wakes up, else after 0.5 to 5 s. */
export class WebSocketConnection implements Connection {
  #socket: Socket | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #doubt: ReturnType<typeof setTimeout> | undefined;
  readonly #heartbeat: ReturnType<typeof setInterval>;
  #pause = SHORTEST;
  #dialled = 0;
  #isOpen = false;
  #isOver = false;
  #isQuiet = false;
  #beaten = Date.now();

  constructor(
    readonly listener: MessageListener,
    readonly dial: () => Socket,
  ) {
    this.#heartbeat = setInterval(() => this.#beat(), QUIET);
    this.#open();
  }

  /** Send a message; nothing where there is no line to send it on. */
  say(message: ToServer): void {
    if (this.#isOpen) this.#socket?.send(JSON.stringify(message));
  }

  /** Make sure that somebody is there: dial at once where there is no line, or where it stays silent. */
  check(patience = ANSWER): void {
    if (this.#isOver) return;
    if (!this.#socket) {
      this.#pause = SHORTEST;
      this.#open();
      return;
    }
    if (!this.#isOpen) {
      if (Date.now() - this.#dialled > PATIENCE) this.renew();
      return;
    }
    this.say({ t: "ping" });
    this.#doubt ??= setTimeout(() => this.renew(), patience);
  }

  /** Leave a socket that may be dead without knowing it, and dial again. */
  renew(): void {
    if (this.#isOver) return;
    this.#drop();
    this.listener.online(false);
    this.check();
  }

  close(): void {
    this.#isOver = true;
    clearTimeout(this.#timer);
    clearInterval(this.#heartbeat);
    this.#drop();
  }

  /** Whether nothing ran for long while the page was to be seen; behind others its timers are rare anyway. */
  get #hasSlept(): boolean {
    return !document.hidden && Date.now() - this.#beaten > SLEPT;
  }

  #beat(): void {
    this.#beaten = Date.now();
    if (this.#isQuiet && this.#socket) this.check(PATIENCE);
    this.#isQuiet = true;
  }

  #trust(): void {
    clearTimeout(this.#doubt);
    this.#doubt = undefined;
    this.#isQuiet = false;
  }

  #drop(): void {
    this.#trust();
    const socket = this.#socket;
    this.#socket = null;
    this.#isOpen = false;
    if (!socket) return;
    socket.onopen = socket.onclose = socket.onmessage = null;
    socket.close();
  }

  #open(): void {
    clearTimeout(this.#timer);
    this.#dialled = this.#beaten = Date.now();
    const socket = this.dial();
    this.#socket = socket;
    socket.onopen = () => {
      this.#isOpen = true;
      this.say(this.listener.greeting());
    };
    socket.onmessage = ({ data }) => {
      // Another line tells how everything lies now.
      if (this.#hasSlept) {
        this.renew();
        return;
      }
      this.#trust();
      const message = decode(data);
      if (!message) return;
      this.#pause = SHORTEST;
      this.listener.online(true);
      this.listener.hear(message);
    };
    socket.onclose = () => {
      this.#drop();
      if (this.#isOver) return;
      this.listener.online(false);
      this.#timer = setTimeout(() => this.#open(), this.#pause);
      this.#pause = Math.min(this.#pause * 2, LONGEST);
    };
  }
}

/** Dial the server that served this page. */
export function connectToServer(): Socket {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  return new WebSocket(`${scheme}//${location.host}/ws`) as unknown as Socket;
}
