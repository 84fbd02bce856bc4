/** How long the page keeps what it says, so that it can be heard, in milliseconds. */
const LONG_ENOUGH = 6000;
/** A live region has to be there before its text comes. */
const BREATH = 100;

/** Say something once to those who hear the page, wherever the focus is. */
export function announce(text: string): void {
  const part = document.createElement("p");
  part.className = "hidden";
  part.setAttribute("role", "status");
  document.body.append(part);
  setTimeout(() => (part.textContent = text), BREATH);
  setTimeout(() => part.remove(), LONG_ENOUGH);
}

/** Move a focus that is lost, since what had it is gone, to the title of the page. */
export function keepFocus(): void {
  const title = document.querySelector<HTMLElement>("main :is(h1, h2)");
  if (!title || document.activeElement !== document.body) return;
  title.tabIndex = -1;
  title.focus({ preventScroll: true });
}
