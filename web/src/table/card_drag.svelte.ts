import type { Option } from "../generated/wire";
import { fits, optionsFor, type DropTargets } from "./options_for_dropped_card";

/** What a drag asks of the table. */
export interface DragTable {
  choosing: { options: Option[]; anchor: DOMRect } | null;
  readonly seat: number;
  readonly presentation: { readonly drops: DropTargets };
  /** The options that are played on a spot. */
  at(spot: string): Option[];
  /** What alone can be done now, where that lies on the table. */
  readonly onlyOnSpot?: Option | undefined;
  /** Whether a move that alone is left after a card was touched needs no touch of its own. */
  goesByItself?(option: Option): boolean;
  /** Play the only one of some options, or let one be chosen. */
  offer(options: Option[], anchor: DOMRect): void;
}

/** A card that is held. */
export interface Held {
  spot: string;
  face: string;
  /** Where its corner is, and how large it is. */
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Pixels that a finger may tremble. */
const TREMBLE = 9;
/** Pixels within which a card that was lifted is still only touched: the browser makes a click of it. */
const STRAY = 18;

/** The spots that lie under a point, the innermost first, and the seat they belong to last. */
export function spotsAt(x: number, y: number): string[] {
  const found: string[] = [];
  for (const element of document.elementsFromPoint(x, y)) {
    const { spot, seat } = (element as HTMLElement).dataset;
    const name = seat === undefined ? spot : `@${seat}`;
    if (name && !found.includes(name)) found.push(name);
  }
  return found;
}

/** Carries a lit card to where it is dropped: the same as touching the card, then what lies there. */
export class Drag {
  held: Held | null = $state.raw(null);
  /** The spots under the card. */
  over: readonly string[] = $state.raw([]);
  /** Where the last card was dropped: what is asked next may be answered there. */
  trail: readonly string[] = [];
  #isDragged = false;
  /** Whether the panel of a seat was touched: what alone is left to answer then needs no further touch. */
  #isAimed = false;
  /** What was touched, or where the last card was dropped: what alone can be chosen within it needs no further touch. */
  #entered: readonly string[] = [];
  #drop: (() => void) | null = null;

  constructor(readonly context: DragTable) {}

  /** Take hold of a card; it is lifted once the pointer has moved. */
  grab(event: PointerEvent & { currentTarget: HTMLElement }, spot: string, face: string): void {
    if (event.button !== 0 || !event.isPrimary || this.#drop) return;
    this.#isDragged = false;
    const { clientX: startX, clientY: startY, pointerId } = event;
    const box = event.currentTarget.getBoundingClientRect();
    const [atX, atY] = [startX - box.x, startY - box.y];

    let farthest = 0;

    const move = (to: PointerEvent): void => {
      if (to.pointerId !== pointerId) return;
      farthest = Math.max(farthest, Math.hypot(to.clientX - startX, to.clientY - startY));
      if (!this.held && farthest < TREMBLE) return;
      to.preventDefault();
      this.#isDragged = true;
      this.context.choosing = null;
      const { width, height } = box;
      this.held = { spot, face, x: to.clientX - atX, y: to.clientY - atY, width, height };
      this.over = spotsAt(to.clientX, to.clientY);
    };
    const up = (to: PointerEvent): void => {
      if (to.pointerId !== pointerId) return;
      const isHeld = this.held !== null && farthest >= STRAY;
      this.#isDragged = isHeld;
      this.#drop?.();
      // The click of this drag comes next, or none where it ends on something else: the one after that is meant.
      for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, forget, { capture: true, once: true });
      if (isHeld) this.drop(spot, spotsAt(to.clientX, to.clientY), new DOMRect(to.clientX, to.clientY, 1, 1));
    };
    const stop = (): void => this.#drop?.();
    const forget = (): void => void (this.#isDragged = false);
    this.#drop = () => {
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", stop);
      this.#drop = null;
      this.held = null;
      this.over = [];
    };
    addEventListener("pointermove", move, { passive: false });
    addEventListener("pointerup", up);
    addEventListener("pointercancel", stop);
  }

  /** Let go without doing anything. */
  cancel(): void {
    this.#drop?.();
  }

  /** Whether the click that ends a drag is to be passed over; asked once. */
  swallows(): boolean {
    const isDragged = this.#isDragged;
    this.#isDragged = false;
    return isDragged;
  }

  /** Whether what is held may be dropped on a spot. */
  accepts(spot: string): boolean {
    const { held, context } = this;
    if (!held || spot.includes("/")) return false;
    const options = context.at(held.spot).filter(({ verb }) => verb in context.presentation.drops);
    return options.some(({ verb }) => fits(verb, spot, context.presentation.drops, context.seat));
  }

  /** Do with a card what can be done where it was dropped. */
  drop(from: string, spots: readonly string[], anchor: DOMRect): void {
    const { context } = this;
    const options = optionsFor(context.at(from), from, spots, context.presentation.drops, context.seat);
    if (options.length === 0) return;
    context.offer(options, anchor);
    this.trail = spots;
    this.#isAimed = false;
    this.#entered = spots;
  }

  /** The panel of a seat was touched, where these spots lie in it. */
  aim(spots: readonly string[]): void {
    this.trail = spots;
    this.#isAimed = true;
  }

  /** A spot was touched, which may be a row of others. */
  enter(spot: string): void {
    this.#entered = [spot];
  }

  /** Answer nothing by what was touched before. */
  forget(): void {
    this.trail = [];
    this.#isAimed = false;
    this.#entered = [];
  }

  /** Answer what is asked now where the card was dropped or the panel touched, as far as that goes. */
  goOn(anchor: DOMRect): void {
    const [trail, isAimed, entered] = [this.trail, this.#isAimed, this.#entered];
    this.forget();
    const next = trail.find((spot) => this.context.at(spot).length > 0);
    const only = this.context.onlyOnSpot;
    const isForced = only !== undefined && entered.length > 0 && this.context.goesByItself?.(only);
    const isMeant = isAimed || isForced || entered.some((spot) => only?.spot.startsWith(`${spot}/`));
    const options = next !== undefined ? this.context.at(next) : only && isMeant ? [only] : undefined;
    if (!options) return;
    this.context.offer(options, anchor);
    this.trail = trail.filter((spot) => spot !== next);
    this.#isAimed = isAimed;
    this.#entered = entered;
  }
}
