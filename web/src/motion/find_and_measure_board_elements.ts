/** A point, in pixels from the upper left corner of what it lies on. */
export interface Point {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

/** A place on the screen. */
export interface Box extends Point, Size {
  /** All of the area that a card lies in the middle of. */
  area?: Box;
}

/** What is wider than this is no card but an area. */
const WIDEST = 200;
const CARD = { width: 56, height: 78 };

/** What is drawn for a spot, else for the part that it belongs to; null where neither is on the page. */
export function elementAt(root: ParentNode, spot: string, nth = 0): HTMLElement | null {
  if (spot.startsWith("@")) return root.querySelector<HTMLElement>(`[data-seat="${spot.slice(1)}"]`);
  const found = root.querySelectorAll<HTMLElement>(`[data-spot="${CSS.escape(spot)}"]`);
  const last = found[found.length - 1 - nth] ?? found[found.length - 1];
  if (last) return last;
  const part = spot.split("/")[0] ?? "";
  return part === spot ? null : elementAt(root, part);
}

/** The card that lies on a place; null for an area, which holds many or none. */
export function cardOn(element: HTMLElement): HTMLElement | null {
  return element.dataset["seat"] === undefined ? element.querySelector<HTMLElement>(".card") : null;
}

/** Where a card lies, or would lie, on a place. */
export function boxOf(element: HTMLElement): Box {
  // What holds a card stays put while the card itself arrives.
  const { x, y, width, height } = (cardOn(element)?.parentElement ?? element).getBoundingClientRect();
  if (width <= WIDEST && height <= WIDEST * 1.5) return { x, y, width, height };
  const shrunk = Math.min(1, height / CARD.height);
  const size = { width: CARD.width * shrunk, height: CARD.height * shrunk };
  const area = { x, y, width, height };
  return { x: x + (width - size.width) / 2, y: y + (height - size.height) / 2, ...size, area };
}

export const middleOf = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 });

/** Where a line from the middle of a place leaves it. */
export function edgeOf(middle: Point, { width, height }: Size, toward: Point): Point {
  const [dx, dy] = [toward.x - middle.x, toward.y - middle.y];
  const share = Math.min(width / 2 / Math.max(Math.abs(dx), 1), height / 2 / Math.max(Math.abs(dy), 1), 1);
  return { x: middle.x + dx * share, y: middle.y + dy * share };
}

/** Whether any of it is on the screen. */
export const isInSight = ({ x, y, width, height }: Box): boolean =>
  width > 0 && x + width > 0 && y + height > 0 && x < innerWidth && y < innerHeight;
