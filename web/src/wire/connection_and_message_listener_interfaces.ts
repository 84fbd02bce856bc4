import type { ToClient, ToServer } from "../generated/wire";

/** What a table is spoken to through, wherever it is: at a server, in a worker of this page, or nowhere. */
export interface Connection {
  /** Send a message; it is lost where nobody listens. */
  say(message: ToServer): void;
  /** Make sure that somebody is there: the page has woken up. */
  check(): void;
  /** Leave a line that may be dead without knowing it, and open another. */
  renew(): void;
  close(): void;
}

/** Whoever is told what a table says. */
export interface MessageListener {
  /** What to say first on every new connection. */
  greeting(): ToServer;
  hear(message: ToClient): void;
  online(isOnline: boolean): void;
}

/** Of a table that is told by the page itself what to show. */
export const noConnection: Connection = { say: () => {}, check: () => {}, renew: () => {}, close: () => {} };
