/** What the keyboard is brought to, the first of these that is on the page: a card to play, any own card, a choice. */
const PLACES = [
  '[data-testid^="spot-hand:"]',
  '[data-testid^="why-hand:"]',
  '[data-testid="claim-search"]',
  '[data-testid^="spot-"]',
  '[data-testid^="option-"]:not([disabled])',
  "[data-spot] button:not([disabled])",
  "button:not([disabled]), [tabindex]",
];

/** Bring the keyboard to the first card of a table, or to what there is to do in its place. */
export function focusFirstCard(table: HTMLElement | undefined): void {
  for (const place of PLACES) {
    const found = table?.querySelector<HTMLElement>(place);
    if (found) {
      found.focus();
      return;
    }
  }
}
