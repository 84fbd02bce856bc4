import type { Board, Option } from "../../../generated/wire";
import type { TableContext } from "../../../table/table_context_words_moves_and_selection.svelte";
import { zoneIn } from "../../../table/board_part_values_by_id";
import {
  doubling,
  giving,
  givenTo,
  placementsOn,
  rankOn,
  rated,
  receiverOf,
  towards,
  type Placement,
} from "./gift_and_rating_placement_edits";
import { displayOf, isTrapped, phaseOf, type Phase } from "../board_selectors";

/** What was touched first, of two things that belong together. */
export type Picked =
  | { kind: "gift"; square: number }
  | { kind: "friend"; seat: number }
  | { kind: "token"; rank: string }
  | { kind: "ribbon" }
  | { kind: "trap" }
  | null;

/** How often what did not arrive is sent again. */
const TRIES = 4;

/** What one person does at the table: what is laid here at once, and brought to the server step by step. */
export class DraftState {
  picked: Picked = $state.raw(null);
  /** What is to be laid, and is drawn as if it were. */
  wanted: readonly Placement[] = $state.raw([]);
  /** Whether "done" was pressed before all was laid. */
  #isDone = false;
  /** What the server was known to hold. */
  #known: readonly Placement[] = [];
  #isSent = false;
  #tries = 0;
  #at = "";

  constructor(readonly context: TableContext) {}

  get board(): Board | null {
    return this.context.table.board;
  }

  get parts(): Board["parts"] {
    return this.board?.parts ?? [];
  }

  get phase(): Phase {
    return phaseOf(this.parts);
  }

  get seats(): number {
    return this.context.table.lobby?.chairs.length ?? 0;
  }

  get options(): readonly Option[] {
    return this.context.table.options;
  }

  has(verb: string): boolean {
    return this.options.some((option) => option.verb === verb);
  }

  /** Whether gifts, or tokens, can be laid or moved now. */
  get isLaying(): boolean {
    return this.isAsked && this.options.some(({ verb }) => ["give", "rate", "done"].includes(verb));
  }

  get isAsked(): boolean {
    return this.context.table.isMine && !this.context.table.isReplay;
  }

  /** How many gifts each gives to each other. */
  get each(): number {
    const given = zoneIn(this.parts, `given:${this.context.seat}`);
    return given && this.seats ? Math.max(1, given.faces.length / this.seats) : 1;
  }

  /** Take up a new board: go on towards what is wanted, unless something else was done meanwhile. */
  follow(): void {
    const { table } = this.context;
    const { board } = table;
    if (!board || table.answered === board.at || table.isReplay) return;
    const at = `${this.phase} ${displayOf(board.parts).join()}`;
    const laid = placementsOn(board.parts, this.context.seat, this.seats);
    const isSame = laid.length === this.#known.length && laid.every((each) => this.#known.includes(each));
    if (at !== this.#at) {
      this.#at = at;
      this.picked = null;
      this.#settle(laid);
    } else if (!this.isLaying || (!this.#isSent && !isSame)) this.#settle(laid);
    else if (this.#isSent && isSame && ++this.#tries > TRIES) this.#settle(laid);
    if (!isSame) this.#tries = 0;
    this.#known = laid;
    this.#isSent = false;
    this.#step();
  }

  #settle(laid: readonly Placement[]): void {
    this.wanted = laid;
    this.#isDone = false;
    this.#tries = 0;
  }

  #want(wanted: readonly Placement[]): void {
    this.wanted = wanted;
    this.#isDone = false;
    this.#step();
  }

  #step(): void {
    const { table } = this.context;
    if (!this.isLaying || table.answered === this.board?.at) return;
    const next = towards(this.#known, this.wanted, this.options);
    const done = this.#isDone ? this.options.find(({ verb }) => verb === "done") : undefined;
    if (next === "take_back") {
      if (!this.board?.can_take_back) this.#settle(this.#known);
      else {
        this.#isSent = true;
        table.takeBack();
      }
    } else if (next) {
      this.#isSent = true;
      table.play(next);
    } else if (done) {
      this.#isDone = false;
      table.play(done);
    }
  }

  /** Lock what is laid, as soon as all of it is. */
  done(): void {
    this.picked = null;
    this.#isDone = true;
    this.#step();
  }

  give(square: number, seat: number): void {
    this.picked = null;
    if (this.isLaying && seat !== this.context.seat) this.#want(giving(this.wanted, square, seat, this.each));
  }

  rate(square: number, rank: string): void {
    this.picked = null;
    if (this.isLaying) this.#want(rated(this.wanted, square, rank));
  }

  /** Put the ribbon on a gift that is given. */
  double(square: number): void {
    this.picked = null;
    if (this.isLaying && receiverOf(this.wanted, square) >= 0) this.#want(doubling(this.wanted, square));
  }

  /** Put the own GiftTRAP on a gift. */
  trap(square: number): void {
    const option = this.options.find(({ verb, args }) => verb === "trap" && args["square"] === square + 1);
    this.picked = null;
    if (option) this.context.pick(option);
  }

  canTrap(square: number): boolean {
    return !isTrapped(this.parts, square) && this.has("trap");
  }

  /** A gift is touched: what it goes to was touched before, or is touched next. */
  touchGift(square: number): void {
    const { picked } = this;
    if (picked?.kind === "trap") this.trap(square);
    else if (picked?.kind === "friend") this.give(square, picked.seat);
    else if (picked?.kind === "token") this.rate(square, picked.rank);
    else if (picked?.kind === "ribbon") this.double(square);
    else if (picked?.kind === "gift" && picked.square === square) this.picked = null;
    else this.picked = { kind: "gift", square };
  }

  touchRecipient(seat: number): void {
    const { picked } = this;
    const square = givenTo(this.wanted, seat)[0];
    if (picked?.kind === "gift") this.give(picked.square, seat);
    else if (picked?.kind === "ribbon" && square !== undefined) this.double(square);
    else this.picked = picked?.kind === "friend" && picked.seat === seat ? null : { kind: "friend", seat };
  }

  touchToken(rank: string): void {
    const { picked } = this;
    if (picked?.kind === "gift") this.rate(picked.square, rank);
    else this.picked = picked?.kind === "token" && picked.rank === rank ? null : { kind: "token", rank };
  }

  touchRibbon(): void {
    const { picked } = this;
    if (picked?.kind === "gift" && receiverOf(this.wanted, picked.square) >= 0) this.double(picked.square);
    else this.picked = picked?.kind === "ribbon" ? null : { kind: "ribbon" };
  }

  /** Something was dropped on some spots, the innermost first. */
  drop(what: NonNullable<Picked>, spots: readonly string[]): void {
    const square = numberAfter("display/", spots);
    const seat = numberAfter("@", spots);
    const rank = spots.find((spot) => spot.startsWith("token:"))?.slice("token:".length);
    if (what.kind === "gift" && seat >= 0) this.give(what.square, seat);
    else if (what.kind === "gift" && rank) this.rate(what.square, rank);
    else if (what.kind === "token" && square >= 0) this.rate(square, what.rank);
    else if (what.kind === "ribbon" && square >= 0) this.double(square);
    else if (what.kind === "ribbon" && seat >= 0) {
      const first = givenTo(this.wanted, seat)[0];
      if (first !== undefined) this.double(first);
    }
  }

  receiverOf(square: number): number {
    return receiverOf(this.wanted, square);
  }

  rankOn(square: number): string {
    return rankOn(this.wanted, square);
  }
}

/** The number of the first spot that begins so; −1 where there is none. */
function numberAfter(start: string, spots: readonly string[]): number {
  const spot = spots.find((each) => each.startsWith(start));
  return spot ? Number(spot.slice(start.length)) : -1;
}

const draftStates = new WeakMap<TableContext, DraftState>();

/** The one of a table context. */
export function draftStateOf(context: TableContext): DraftState {
  const known = draftStates.get(context);
  if (known) return known;
  const draft = new DraftState(context);
  draftStates.set(context, draft);
  return draft;
}
