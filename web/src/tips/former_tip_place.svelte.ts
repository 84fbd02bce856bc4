import { on } from "svelte/events";

/** Milliseconds for which a finger that was on its way to a tip may still come down where the tip was. */
export const LATE = 700;

type Place = Pick<DOMRect, "left" | "right" | "top" | "bottom">;

/** Keeps a touch that was meant for a button of a tip, which has just moved, from pressing what lies there now. */
export class FormerTipPlace {
  #places: readonly Place[] = [];
  #since = -Infinity;

  /** The tip moves at this time of the page's clock; its buttons were in these places. */
  leave(places: readonly Place[], now: number): void {
    this.#places = places;
    this.#since = now;
  }

  /** Return whether a touch at this spot and time was meant for the tip. A mouse and keys see what they press. */
  takes(touch: Pick<PointerEvent, "clientX" | "clientY" | "timeStamp" | "pointerType">): boolean {
    if (touch.pointerType !== "touch" || touch.timeStamp - this.#since > LATE) return false;
    const { clientX: x, clientY: y } = touch;
    return this.#places.some(({ left, right, top, bottom }) => left <= x && x <= right && top <= y && y <= bottom);
  }
}

function guard(place: FormerTipPlace, event: MouseEvent): void {
  const isInTip = event.target instanceof Element && event.target.closest(".tip");
  if (!isInTip && event instanceof PointerEvent && place.takes(event)) event.stopPropagation();
}

/** Let the eye follow a tip from where it was to where it is. */
function slide(from: Place | undefined): void {
  const tip = document.querySelector(".tip > .sheet");
  if (!from || !tip || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const { left, top } = tip.getBoundingClientRect();
  const start = { transform: `translate(${from.left - left}px, ${from.top - top}px)` };
  tip.animate([start, { transform: "none" }], { duration: LATE, easing: "ease-in-out" });
}

/** Watch where the tip of this page has its place: it slides there, and a touch where it was touches nothing else. */
export function watchTipPlace(placed: () => unknown): void {
  const place = new FormerTipPlace();
  let former: Place | undefined;
  $effect.pre(() => {
    placed();
    const buttons = [...document.querySelectorAll(".tip button")];
    const places = buttons.map((button) => button.getBoundingClientRect());
    place.leave(places, performance.now());
    former = document.querySelector(".tip > .sheet")?.getBoundingClientRect();
  });
  $effect(() => {
    placed();
    slide(former);
  });
  $effect(() => on(window, "click", (event) => guard(place, event), { capture: true }));
}
