import type { StylesToMend } from "./styles_to_mend_type";

const MARK = "data-container";
const HOLDS = {
  "<": (one: number, other: number) => one < other,
  "<=": (one: number, other: number) => one <= other,
  ">": (one: number, other: number) => one > other,
  ">=": (one: number, other: number) => one >= other,
};
const PER_CENT = 100;

const property = (element: Element, name: string): string => getComputedStyle(element).getPropertyValue(name).trim();

/** Width through height, as `aspect-ratio` writes it; 0 for `auto`. */
function ratioOf(written: string): number {
  const [width = 0, height = 1] = written.split("/").map(Number);
  return width > 0 && height > 0 ? width / height : 0;
}

/** Gives containers the units of their size and the marks of what holds for it, and elements with a ratio their height. */
export class ContainerAndRatioSizes {
  readonly #styles: StylesToMend;
  readonly #known = new Set<HTMLElement>();
  readonly #sizes = new ResizeObserver((entries) => {
    entries.forEach(({ target }) => this.#fit(target as HTMLElement));
  });

  constructor(styles: StylesToMend) {
    this.#styles = styles;
  }

  /** Look for new elements, and fit all: what a style says of them may have changed. */
  look(): void {
    const { containers, ratios } = this.#styles;
    const found = document.querySelectorAll<HTMLElement>([...containers, ...ratios].join());
    found.forEach((element) => {
      if (!this.#known.has(element)) this.#sizes.observe(element);
      this.#known.add(element);
      this.#fit(element);
    });
    this.#known.forEach((element) => {
      if (element.isConnected) return;
      this.#sizes.unobserve(element);
      this.#known.delete(element);
    });
  }

  #fit(element: HTMLElement): void {
    const ratio = ratioOf(property(element, "--aspect-ratio"));
    const height = ratio ? `${element.offsetWidth / ratio}px` : "";
    if (element.style.height !== height && (ratio || "ratio" in element.dataset)) {
      element.style.height = height;
      element.dataset["ratio"] = "";
    }
    const name = property(element, "--container");
    if (name) this.#measure(element, name);
  }

  #measure(element: HTMLElement, name: string): void {
    const style = getComputedStyle(element);
    const sides = (...all: string[]): number =>
      all.reduce((sum, each) => sum + Number.parseFloat(style.getPropertyValue(each)), 0);
    const width = element.clientWidth - sides("padding-left", "padding-right");
    const height = element.clientHeight - sides("padding-top", "padding-bottom");
    const units = { w: width, h: height, min: Math.min(width, height), max: Math.max(width, height) };
    Object.entries(units).forEach(([unit, size]) => {
      const written = `${size / PER_CENT}px`;
      if (element.style.getPropertyValue(`--cq${unit}`) !== written) {
        element.style.setProperty(`--cq${unit}`, written);
      }
    });
    const measured = { width, height, slant: width - height };
    const marks = Object.entries(this.#styles.conditions)
      .filter(([, { name: asked }]) => !asked || asked === name)
      .filter(([, { anyOf }]) =>
        anyOf.some((all) => all.every(([side, sign, points]) => HOLDS[sign](measured[side], points))),
      )
      .map(([mark]) => mark)
      .join(" ");
    if (element.getAttribute(MARK) !== marks) element.setAttribute(MARK, marks);
  }
}
