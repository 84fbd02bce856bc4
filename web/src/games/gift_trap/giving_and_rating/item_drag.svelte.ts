import { spotsAt } from "../../../table/card_drag.svelte";
import type { Picked, DraftState } from "./optimistic_placements_and_server_sync.svelte";

/** Pixels that a finger may tremble. */
const TREMBLE = 9;
/** Pixels within which what was lifted is still only touched. */
const STRAY = 18;

export interface DraggedItem {
  what: NonNullable<Picked>;
  x: number;
  y: number;
}

/** Carries a gift, a token or a ribbon to where it is dropped: the same as touching one, then the other. */
export class ItemDrag {
  held: DraggedItem | null = $state.raw(null);
  over: readonly string[] = $state.raw([]);
  #isDragged = false;

  constructor(readonly draft: DraftState) {}

  grab(event: PointerEvent, what: NonNullable<Picked>): void {
    if (event.button !== 0 || !event.isPrimary || !this.draft.isLaying) return;
    this.#isDragged = false;
    const { clientX, clientY, pointerId } = event;
    let farthest = 0;
    const move = (to: PointerEvent): void => {
      if (to.pointerId !== pointerId) return;
      farthest = Math.max(farthest, Math.hypot(to.clientX - clientX, to.clientY - clientY));
      if (!this.held && farthest < TREMBLE) return;
      to.preventDefault();
      this.held = { what, x: to.clientX, y: to.clientY };
      this.over = spotsAt(to.clientX, to.clientY);
    };
    const stop = (): void => {
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", stop);
      this.held = null;
      this.over = [];
    };
    const up = (to: PointerEvent): void => {
      if (to.pointerId !== pointerId) return;
      const isHeld = this.held !== null && farthest >= STRAY;
      this.#isDragged = isHeld;
      stop();
      if (isHeld) this.draft.drop(what, spotsAt(to.clientX, to.clientY));
      // The click that ends a drag comes next, if any.
      setTimeout(() => (this.#isDragged = false));
    };
    addEventListener("pointermove", move, { passive: false });
    addEventListener("pointerup", up);
    addEventListener("pointercancel", stop);
  }

  /** Whether a click only ends a drag. */
  swallows(): boolean {
    return this.#isDragged;
  }
}
