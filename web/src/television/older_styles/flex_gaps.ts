import type { StylesToMend } from "./styles_to_mend_type";

const CLEAR = "rgba(0, 0, 0, 0)";
const OUT_OF_FLOW = ["absolute", "fixed"];
const SIDES = ["margin-left", "margin-right", "margin-top", "margin-bottom"] as const;
type Side = (typeof SIDES)[number];
type Margins = Partial<Record<Side, number>>;

/** The margins that were added to an element, and those it had before. */
const added = new WeakMap<HTMLElement, Margins>();
const former = new WeakMap<HTMLElement, Record<Side, number>>();
/** The elements to which margins were added last. */
const widened = new Set<HTMLElement>();

/** The margins of an element as the styles have them. */
function ownMargins(element: HTMLElement): Record<Side, number> {
  const known = former.get(element);
  if (known) return known;
  const style = getComputedStyle(element);
  const own = Object.fromEntries(
    SIDES.map((side) => [side, Number.parseFloat(style.getPropertyValue(side)) || 0]),
  ) as Record<Side, number>;
  former.set(element, own);
  return own;
}

function setMargins(element: HTMLElement, margins: Margins): void {
  const before = added.get(element) ?? {};
  if (SIDES.every((side) => before[side] === margins[side])) return;
  for (const side of SIDES) {
    const more = margins[side];
    if (more !== undefined) element.style.setProperty(side, `${ownMargins(element)[side] + more}px`);
    else if (before[side] !== undefined) element.style.removeProperty(side);
  }
  added.set(element, margins);
}

const isShown = (element: HTMLElement): boolean => {
  const { display, position } = getComputedStyle(element);
  return display !== "none" && !OUT_OF_FLOW.includes(position);
};

/** The items of a flex box that take room: elements, and texts that stand between them. */
function itemsOf(box: HTMLElement): (HTMLElement | null)[] {
  return [...box.childNodes].flatMap((node) => {
    if (node instanceof HTMLElement || node instanceof SVGElement) {
      return isShown(node as HTMLElement) ? [node as HTMLElement] : [];
    }
    return node.nodeType === Node.TEXT_NODE && node.textContent?.trim() ? [null] : [];
  });
}

/** The room that all boxes ask for around their items, and some for themselves. */
class Room {
  readonly #margins = new Map<HTMLElement, Margins>();

  add(element: HTMLElement, more: Margins): void {
    const margins = this.#margins.get(element) ?? {};
    for (const side of SIDES) {
      const points = more[side];
      if (points !== undefined) margins[side] = (margins[side] ?? 0) + points;
    }
    this.#margins.set(element, margins);
  }

  /** Room between the items of one line: before each but the first, or where that is a text, after the one before. */
  between(items: (HTMLElement | null)[], gap: number, [before, after]: [Side, Side]): void {
    items.forEach((item, at) => {
      const former = items[at - 1];
      if (at === 0) return;
      if (item) this.add(item, { [before]: gap });
      else if (former) this.add(former, { [after]: gap });
    });
  }

  /** Room on all sides of items that may need several lines; the box is larger by as much as its outer ones stick out. */
  around(box: HTMLElement, items: (HTMLElement | null)[], across: number, down: number): void {
    const [x, y] = [across / 2, down / 2];
    items.forEach((item) => {
      if (item) this.add(item, { "margin-left": x, "margin-right": x, "margin-top": y, "margin-bottom": y });
    });
    const { paddingTop, paddingLeft, backgroundColor, backgroundImage } = getComputedStyle(box);
    const isBare = Number.parseFloat(paddingTop) + Number.parseFloat(paddingLeft) === 0;
    if (isBare && backgroundImage === "none" && backgroundColor === CLEAR) {
      this.add(box, { "margin-left": -x, "margin-right": -x, "margin-top": -y, "margin-bottom": -y });
    }
  }

  apply(): void {
    widened.forEach((element) => {
      if (!this.#margins.has(element)) setMargins(element, {});
    });
    widened.clear();
    this.#margins.forEach((margins, element) => {
      setMargins(element, margins);
      widened.add(element);
    });
  }
}

/** Give the items of flex boxes the room that `gap` asks for: the engine of 2019 has it for grids alone. */
export function spreadFlexBoxes(gaps: StylesToMend["gaps"]): void {
  const room = new Room();
  document.querySelectorAll<HTMLElement>(gaps.join()).forEach((box) => {
    const { display, columnGap, rowGap, flexWrap, flexDirection } = getComputedStyle(box);
    if (!display.endsWith("flex")) return;
    const [across, down] = [Number.parseFloat(columnGap) || 0, Number.parseFloat(rowGap) || 0];
    const items = itemsOf(box);
    if (flexWrap !== "nowrap") room.around(box, items, across, down);
    else if (flexDirection === "row") room.between(items, across, ["margin-left", "margin-right"]);
    else if (flexDirection === "row-reverse") room.between(items, across, ["margin-right", "margin-left"]);
    else if (flexDirection === "column") room.between(items, down, ["margin-top", "margin-bottom"]);
    else room.between(items, down, ["margin-bottom", "margin-top"]);
  });
  room.apply();
}
