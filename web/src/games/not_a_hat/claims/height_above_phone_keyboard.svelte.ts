import { heightAboveKeyboard } from "../../../shell/device/measured_height_above_keyboard_and_scroll_restore";

/** The keyboard of a phone leaves half of the page: then a sheet may take that half. Made within a component. */
export class KeyboardRoom {
  /** How high the page is above the keyboard, 0 where that covers nothing. */
  height = $state(0);

  constructor() {
    $effect(() => {
      const view = window.visualViewport;
      view?.addEventListener("resize", this.#measure);
      return () => view?.removeEventListener("resize", this.#measure);
    });
  }

  #measure = (): void => {
    const isPhone = matchMedia("(width < 1000px)").matches;
    this.height = isPhone ? heightAboveKeyboard() : 0;
  };
}
