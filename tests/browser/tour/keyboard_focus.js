// Where the keyboard is now: what has the focus, whether one sees that it does, and whether it can be seen at all.
(over) => {
  const part = document.activeElement;
  if (!part || part === document.body) return null;
  if (!part.dataset.stop) {
    window.stops = (window.stops ?? 0) + 1;
    part.dataset.stop = String(window.stops);
  }
  const shown = part.matches("input[type=radio]") && part.parentElement.matches("label") ? part.parentElement : part;
  const style = getComputedStyle(shown);
  const around = getComputedStyle(shown, "::after");
  const isRinged = [style, around].some((each) => each.outlineStyle !== "none" && parseFloat(each.outlineWidth) >= 2);
  const box = shown.getBoundingClientRect();
  const [x, y] = [box.left + box.width / 2, box.top + Math.min(box.height / 2, innerHeight / 2)];
  const on = document.elementFromPoint(Math.min(Math.max(x, 0), innerWidth - 1), Math.min(Math.max(y, 0), innerHeight - 1));
  const isMeant = over !== "" && on?.closest(over);
  const isCovered = !isMeant && !(on && (shown.contains(on) || on.contains(shown) || on.closest("label")?.contains(shown)));
  const said = (part.getAttribute("aria-label") ?? part.textContent).trim().replace(/\s+/g, " ").slice(0, 50);
  return { stop: part.dataset.stop, name: `${part.localName} “${said}”`, isRinged, isCovered, group: part.name ?? "" };
}
