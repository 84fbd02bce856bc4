import type { Point, Size } from "../../motion/find_and_measure_board_elements";

/** Below this width there is a column of seats at each side; gifts are given across the middle, where nothing else lies. */
const NARROW = 900;
/** How far corners are pushed out from an ellipse. */
const ROUND = 0.75;
/** Apart by so much are the spots of which one is chosen for a gift on its way. */
const STRIDE = 8;
/** Room around it, as a part of its width: as much as can be, so that its way is seen. */
const APART: readonly number[] = [0.5, 0.25];
/** How much the shop and what is said take in the middle of a ring. */
const CENTRE: Size = { width: 236, height: 220 };
/** By seats in a column and whether one sits at the head: how far down each sits, as a part of the way. */
const DOWN: Readonly<Record<string, readonly number[]>> = {
  "1": [0],
  "1 head": [0.24],
  "2": [0, 0.54],
  "2 head": [0.16, 0.66],
  "3": [0, 0.5, 1],
  "3 head": [0, 0.5, 1],
};

/** Below this height, on a phone on its side, everybody sits in one of three rows round the middle. */
const FLAT: Size = { width: 560, height: 420 };
type Part = readonly [across: number, down: number];
const FOOT: Part = [0, 1];
const LEFT: Part = [0, 0.5];
const CORNER: Part = [0, 0];
const HEAD: readonly Part[] = [[0.5, 0]];
/** By how many others there are: who sits on the left of such a table, from the reader’s left on, and whether one sits at the head. */
const LEFT_SIDE: readonly (readonly [readonly Part[], readonly Part[]])[] = [
  [[], []],
  [[], HEAD],
  [[CORNER], []],
  [[LEFT], HEAD],
  [[LEFT, CORNER], []],
  [[LEFT, CORNER], HEAD],
  [[FOOT, LEFT, CORNER], []],
  [[FOOT, LEFT, CORNER], HEAD],
];

/** Whether the table is so low that all sit in rows. */
export const isFlat = ({ width, height }: Size): boolean => width >= FLAT.width && height < FLAT.height;

/** Whether all sit in columns, and not in a ring. */
export const isNarrow = ({ width }: Size): boolean => width < NARROW;

/** Below this height what is kept free is less. */
const LOW = 340;

/** How much is kept free above everybody on a narrow table, for the shop and for what is said. */
export const headroom = (seats: number, { height }: Size): number => (height < LOW ? 66 : seats > 4 ? 80 : 110);

/** Where things are shown to all; three leave the head of a narrow table free. */
export function middleOf(seats: number, table: Size, place: Size): Point {
  const top = headroom(seats, table) + (seats === 3 ? 0 : place.height);
  const y = isNarrow(table) && !isFlat(table) ? (top + table.height - place.height) / 2 : table.height / 2;
  return { x: table.width / 2, y };
}

/** Whether a seat, counted clockwise from the reader, sits in a column at the side. */
export function isAside(step: number, seats: number): boolean {
  return step !== 0 && (seats % 2 === 1 || step !== seats / 2);
}

/** Where everybody sits, clockwise from the reader at the foot: one’s left is left on the screen. */
export function placesOf(seats: number, table: Size, place: Size): Point[] {
  const steps = Array.from({ length: seats }, (_, step) => step);
  if (isFlat(table)) return steps.map((step) => inRows(step, seats, table, place));
  return steps.map((step) =>
    isNarrow(table) ? inColumns(step, seats, table, place) : onRing(step, seats, table, place),
  );
}

function onRing(step: number, seats: number, { width, height }: Size, place: Size): Point {
  const angle = Math.PI / 2 + (2 * Math.PI * step) / seats;
  const out = (part: number): number => Math.sign(part) * Math.abs(part) ** ROUND;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)].map((part) => (Math.abs(part) < 1e-9 ? 0 : part));
  return {
    x: width / 2 + out(cos ?? 0) * (width / 2 - place.width / 2),
    y: height / 2 + out(sin ?? 0) * (height / 2 - place.height / 2),
  };
}

function inRows(step: number, seats: number, { width, height }: Size, place: Size): Point {
  const [side, head] = LEFT_SIDE[seats - 1] ?? [[], []];
  const right = side.map(([across, down]): Part => [1 - across, down]).reverse();
  const [across, down] = [...side, ...head, ...right][step - 1] ?? [0.5, 1];
  return {
    x: place.width / 2 + across * (width - place.width),
    y: place.height / 2 + down * (height - place.height),
  };
}

function inColumns(step: number, seats: number, table: Size, place: Size): Point {
  const { width, height } = table;
  const way = height - headroom(seats, table) - place.height;
  const top = headroom(seats, table) + place.height / 2;
  if (step === 0) return { x: width / 2, y: top + way };
  if (!isAside(step, seats)) return { x: width / 2, y: top };
  const column = Math.ceil(seats / 2) - 1;
  const isLeft = step <= column;
  const row = isLeft ? column - step : step - (seats - column);
  const down = DOWN[`${column}${seats % 2 === 0 ? " head" : ""}`]?.[row] ?? 0;
  return { x: isLeft ? place.width / 2 : width - place.width / 2, y: top + way * down };
}

/** Which way one point is from another, in degrees clockwise from the right. */
export function angleTo(from: Point, to: Point): number {
  return Math.round((Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI);
}

/** Whether a card lies on somebody’s place, or not so far apart from it. */
function isOn(at: Point, card: Size, spot: Point, place: Size, apart: number): boolean {
  const isBeside = Math.abs(at.x - spot.x) >= (card.width + place.width) / 2 + apart;
  return !isBeside && Math.abs(at.y - spot.y) < (card.height + place.height) / 2 + apart;
}

/** Where a gift lies that goes from one to the other: as near as can be to halfway, where nothing else lies. */
export function halfway(from: Point, to: Point, places: readonly Point[], table: Size, place: Size, card: Size): Point {
  const mean = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const middle = middleOf(places.length, table, place);
  // Between two it goes right across.
  if (places.length < 3) return middle;
  const far = (spot: Point): number => Math.hypot(spot.x - mean.x, spot.y - mean.y);
  const isFree = (spot: Point, apart: number): boolean =>
    !isOn(spot, card, middle, CENTRE, apart) && !places.some((at) => isOn(spot, card, at, place, apart));
  for (const part of APART) {
    let best: Point | null = null;
    for (let x = card.width / 2; x <= table.width - card.width / 2; x += STRIDE) {
      for (let y = card.height / 2; y <= table.height - card.height / 2; y += STRIDE) {
        const spot = { x, y };
        if ((!best || far(spot) < far(best)) && isFree(spot, card.width * part)) best = spot;
      }
    }
    if (best) return best;
  }
  return middle;
}

/** A line that begins and ends at two points and goes through a third, for an SVG. */
export function lineThrough(from: Point, by: Point, to: Point): string {
  const bend = { x: 2 * by.x - (from.x + to.x) / 2, y: 2 * by.y - (from.y + to.y) / 2 };
  const said = ({ x, y }: Point): string => `${Math.round(x)} ${Math.round(y)}`;
  return `M${said(from)} Q${said(bend)} ${said(to)}`;
}
