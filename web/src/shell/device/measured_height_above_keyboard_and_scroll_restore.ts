/** Less of the window than this is seen above the keyboard of a phone. */
const ABOVE_KEYBOARD = 0.8;

/** How high the page is above the keyboard of a phone, 0 where none covers it. */
export function heightAboveKeyboard(): number {
  const view = window.visualViewport;
  // A reader who has zoomed in sees less, too.
  const height = view ? view.height * view.scale : innerHeight;
  return height < innerHeight * ABOVE_KEYBOARD ? height : 0;
}

/**
 * Takes back how far a phone scrolled the page to show a field above its keyboard, once the keyboard closes: some
 * browsers leave it there, with half of the table out of view. Where the reader has scrolled meanwhile, it stays.
 */
export class KeyboardScroll {
  /** Where the page was before the keyboard opened. */
  #before = 0;
  #isOpen = false;
  #isTouched = false;
  #hasReaderScrolled = false;

  /** A field was chosen: the keyboard opens after that, and the page is scrolled. */
  focus = (): void => {
    if (this.#isOpen) return;
    this.#before = scrollY;
    this.#hasReaderScrolled = false;
  };

  touch = ({ touches }: Pick<TouchEvent, "touches">): void => {
    this.#isTouched = touches.length > 0;
  };

  scroll = (): void => {
    this.#hasReaderScrolled ||= this.#isTouched;
  };

  resize = (): void => {
    const wasOpen = this.#isOpen;
    this.#isOpen = heightAboveKeyboard() > 0;
    // Also where the reader has scrolled, if that is further than the page goes.
    if (wasOpen && !this.#isOpen) window.scrollTo(0, this.#hasReaderScrolled ? scrollY : this.#before);
  };
}

/** Watch the keyboard as long as the page is open. */
export function watchKeyboard(): void {
  const keyboard = new KeyboardScroll();
  document.addEventListener("focusin", keyboard.focus);
  for (const kind of ["touchstart", "touchend", "touchcancel"] as const)
    document.addEventListener(kind, keyboard.touch);
  document.addEventListener("scroll", keyboard.scroll);
  window.visualViewport?.addEventListener("resize", keyboard.resize);
}
