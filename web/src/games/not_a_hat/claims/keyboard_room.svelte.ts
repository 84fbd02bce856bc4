/** The keyboard of a phone leaves half of the page: then a sheet may take that half. Made within a component. */
export class KeyboardRoom {
  /** How high the page is above the keyboard, 0 where that covers nothing. */
  height = $state(0);
  /** How far the page was scrolled before the keyboard came. */
  #scrolled = scrollY;

  constructor() {
    $effect(() => {
      const view = window.visualViewport;
      view?.addEventListener("resize", this.#measure);
      return () => {
        view?.removeEventListener("resize", this.#measure);
        if (this.height > 0) this.#scrollBack();
      };
    });
  }

  /** Note where the page stands: a browser scrolls it to bring what is typed into view. */
  expect(): void {
    if (this.height === 0) this.#scrolled = scrollY;
  }

  #measure = (): void => {
    const height = window.visualViewport?.height ?? innerHeight;
    const isCovered = height < innerHeight * 0.8 && matchMedia("(width < 1000px)").matches;
    const wasCovered = this.height > 0;
    this.height = isCovered ? height : 0;
    if (wasCovered && !isCovered) this.#scrollBack();
  };

  #scrollBack(): void {
    scrollTo(scrollX, this.#scrolled);
  }
}
