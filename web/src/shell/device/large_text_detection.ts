const LARGE = 1.5;
const USUAL = 16;

/** Say on the root of the page, as `data-text`, whether the reader's browser draws text much larger than usual. */
export function watchText(): void {
  const probe = document.createElement("span");
  probe.textContent = "X";
  probe.setAttribute("aria-hidden", "true");
  probe.style.cssText = "position:absolute;top:0;visibility:hidden;font-size:1rem;line-height:1";
  document.body.append(probe);
  new ResizeObserver(() => {
    const isLarge = probe.offsetHeight >= USUAL * LARGE;
    document.documentElement.dataset["text"] = isLarge ? "large" : "usual";
  }).observe(probe);
}
