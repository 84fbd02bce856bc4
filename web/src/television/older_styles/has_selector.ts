import type { StylesToMend } from "./styles_to_mend_type";

const MARK = "data-has";

/** Whether an element has what a `:has()` asks for: within it, right after it, or anywhere after it. */
function holds(element: Element, asked: string): boolean {
  if (asked.startsWith("+")) return element.nextElementSibling?.matches(asked.slice(1)) ?? false;
  if (!asked.startsWith("~")) {
    return element.querySelector(asked.startsWith(">") ? `:scope ${asked}` : asked) !== null;
  }
  let beside = element.nextElementSibling;
  while (beside && !beside.matches(asked.slice(1))) beside = beside.nextElementSibling;
  return beside !== null;
}

/** Mark the elements for which a `:has()` of the styles holds. */
export function markHas(has: StylesToMend["has"]): void {
  const marks = new Map<Element, string[]>();
  document.querySelectorAll(`[${MARK}]`).forEach((element) => marks.set(element, []));
  for (const [mark, { anchor, asked }] of Object.entries(has)) {
    document.querySelectorAll(anchor).forEach((element) => {
      if (asked.some((each) => holds(element, each))) marks.set(element, [...(marks.get(element) ?? []), mark]);
    });
  }
  marks.forEach((own, element) => {
    const said = own.join(" ");
    if (said === (element.getAttribute(MARK) ?? "")) return;
    if (said) element.setAttribute(MARK, said);
    else element.removeAttribute(MARK);
  });
}
