import type { Said } from "../generated/wire";
import { readStored, writeStored } from "../shell/browser_storage";

const LONGEST = 120;
/** How long a quick reaction stays at its seat, in milliseconds. */
const MOMENT = 2800;
/** How long a line floats over the table, and how many at once. */
const LINE_MOMENT = 6000;
const MOST_LINES = 2;
const EVERYBODY = "*";

/** By which one person is told from another: spectators have no seat, and seats change hands. */
export const speaker = (said: Said): string => `${said.seat}:${said.name}`;

/** What is said at one table, as this reader wants to hear it. */
export class Chat {
  isOpen: boolean = $state(false);
  /** Reactions of the moment. */
  floating: Said[] = $state.raw([]);
  /** Lines that were said just now, while the talk is closed. */
  #passing: Said[] = $state.raw([]);
  /** Whom this reader does not want to hear; kept by this browser alone. */
  muted: string[] = $state.raw([]);
  #said: Said[] = $state.raw([]);
  #unread: Said[] = $state.raw([]);
  /** The number up to which all was seen. */
  #read = 0;
  /** The number of the last line that was said before this reader came. */
  #before = 0;
  readonly lines: Said[] = $derived(this.#said.filter((said) => this.isHeard(said)));
  readonly passing: Said[] = $derived(this.isOpen ? [] : this.#passing.filter((said) => this.isHeard(said)));
  readonly unread: number = $derived(this.#unread.filter((said) => this.isHeard(said)).length);

  constructor(readonly code: string) {
    this.muted = (readStored(`muted.${code}`) ?? "").split("\n").filter((name) => name !== "");
    this.#read = Number(readStored(`read.${code}`) ?? 0);
  }

  /** Who was heard without having a seat. */
  get watchers(): string[] {
    return this.#said.filter(({ seat }) => seat < 0).map(speaker);
  }

  /** Whom this reader does not hear, one by one. */
  get mutedOnes(): string[] {
    return this.muted.filter((who) => who !== EVERYBODY);
  }

  get isAllMuted(): boolean {
    return this.muted.includes(EVERYBODY);
  }

  isHeard(said: Said): boolean {
    return !this.isAllMuted && !this.muted.includes(speaker(said));
  }

  /** Note what was said before one came: it floats by no more. */
  enter(before: number): void {
    this.#before = before;
  }

  hear(said: Said, isOwn = false): void {
    if (said.reaction) {
      this.#float(said);
      return;
    }
    const isKnown = this.#said.some((each) => each.number === said.number && each.text === said.text);
    if (isKnown) return;
    // A server that began anew counts from one again.
    if (said.number <= (this.#said.at(-1)?.number ?? 0)) this.#read = 0;
    this.#said = [...this.#said, said].slice(-LONGEST);
    if (said.number > this.#read) this.#unread = [...this.#unread, said];
    if (this.isOpen) this.read();
    else if (said.number > this.#before && !isOwn) this.#pass(said);
  }

  #pass(said: Said): void {
    this.#passing = [...this.#passing, said].slice(-MOST_LINES);
    setTimeout(() => (this.#passing = this.#passing.filter((each) => each !== said)), LINE_MOMENT);
  }

  #float(said: Said): void {
    if (!this.isHeard(said)) return;
    this.floating = [...this.floating.filter((each) => each.seat !== said.seat || said.seat < 0), said];
    setTimeout(() => (this.floating = this.floating.filter((each) => each !== said)), MOMENT);
  }

  /** Note that everything said so far was seen. */
  read(): void {
    this.#unread = [];
    this.#passing = [];
    this.#read = this.#said.at(-1)?.number ?? 0;
    writeStored(`read.${this.code}`, String(this.#read));
  }

  show(isOpen: boolean): void {
    this.isOpen = isOpen;
    if (isOpen) this.read();
  }

  /** Hear somebody no more, or again. */
  mute(who: string, isMuted: boolean): void {
    this.muted = [...this.muted.filter((each) => each !== who), ...(isMuted ? [who] : [])];
    writeStored(`muted.${this.code}`, this.muted.join("\n"));
  }

  muteAll(isMuted: boolean): void {
    this.mute(EVERYBODY, isMuted);
  }
}
