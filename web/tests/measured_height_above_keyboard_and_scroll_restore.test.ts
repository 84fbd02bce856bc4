import { afterEach, beforeEach, expect, test, vi } from "vitest";

import {
  heightAboveKeyboard,
  KeyboardScroll,
} from "../src/shell/device/measured_height_above_keyboard_and_scroll_restore";

const HEIGHT = 664;
const WITH_KEYBOARD = 330;
const scrollTo = vi.fn();
let view = { height: HEIGHT, scale: 1 };

/** The page is scrolled so far. */
function scrolled(top: number): void {
  vi.stubGlobal("scrollY", top);
}

beforeEach(() => {
  view = { height: HEIGHT, scale: 1 };
  vi.stubGlobal("innerHeight", HEIGHT);
  vi.stubGlobal("window", {
    scrollTo,
    get visualViewport() {
      return view;
    },
  });
  scrollTo.mockClear();
});

afterEach(() => vi.unstubAllGlobals());

/** A field at this place was chosen, and the browser has scrolled to show it above the keyboard. */
function open(before: number, after: number): KeyboardScroll {
  const keyboard = new KeyboardScroll();
  scrolled(before);
  keyboard.focus();
  scrolled(after);
  keyboard.scroll();
  view.height = WITH_KEYBOARD;
  keyboard.resize();
  return keyboard;
}

function close(keyboard: KeyboardScroll): void {
  view.height = HEIGHT;
  keyboard.resize();
}

test("once the keyboard closes, the page is where it was before it opened", () => {
  const keyboard = open(40, 260);
  keyboard.focus();
  expect(scrollTo).not.toHaveBeenCalled();
  close(keyboard);
  expect(scrollTo.mock.calls).toEqual([[0, 40]]);
});

test("where the reader has scrolled meanwhile, the page stays", () => {
  const keyboard = open(40, 260);
  keyboard.touch({ touches: [{}] as unknown as TouchList });
  scrolled(300);
  keyboard.scroll();
  keyboard.touch({ touches: [] as unknown as TouchList });
  close(keyboard);
  expect(scrollTo.mock.calls).toEqual([[0, 300]]);
});

test("a window that changes without a keyboard scrolls nothing", () => {
  const keyboard = new KeyboardScroll();
  scrolled(120);
  keyboard.focus();
  view.height = HEIGHT - 60;
  keyboard.resize();
  close(keyboard);
  expect(scrollTo).not.toHaveBeenCalled();
});

test("whoever has zoomed in has no keyboard open", () => {
  view = { height: WITH_KEYBOARD, scale: 2 };
  expect(heightAboveKeyboard()).toBe(0);
  view = { height: WITH_KEYBOARD, scale: 1 };
  expect(heightAboveKeyboard()).toBe(WITH_KEYBOARD);
});
