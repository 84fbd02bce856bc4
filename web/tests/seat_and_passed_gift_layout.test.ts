import { describe, expect, test } from "vitest";

import {
  angleTo,
  halfway,
  headroom,
  isAside,
  isNarrow,
  lineThrough,
  middleOf,
  placesOf,
} from "../src/games/not_a_hat/seat_and_passed_gift_layout";
import { ringSizes } from "../src/games/not_a_hat/ring_sizes";
import { beside } from "../src/games/not_a_hat/card_backs_and_neighbours";
import { edgeOf, type Point, type Size } from "../src/motion/find_and_measure_board_elements";

const LAPTOP = { width: 1075, height: 690 };
const PHONE = { width: 378, height: 555 };
const PHONE_WITH_BARS = { width: 378, height: 440 };
const ON_ITS_SIDE = { width: 832, height: 266 };
const SMALL_ON_ITS_SIDE = { width: 655, height: 236 };
const PLACE = { width: 176, height: 156 };
const SMALL = { width: 112, height: 132 };
const CARD = { width: 92, height: 129 };
/** How high a gift is that is shown on a phone. */
const SHOWN = 146;

describe.each([2, 3, 4, 5, 6, 7, 8])("with %d at the table", (seats) => {
  test.each([
    ["a laptop", LAPTOP, PLACE],
    ["a phone", PHONE, SMALL],
    ["a phone under the bars of its browser", PHONE_WITH_BARS, { width: 112, height: 105 }],
    ["a phone on its side", ON_ITS_SIDE, { width: 200, height: 76 }],
    ["a small phone on its side", SMALL_ON_ITS_SIDE, { width: 176, height: 66 }],
  ])("on %s nobody sits on another or off the table, and left is left", (_, table, place) => {
    const places = placesOf(seats, table, place);
    places.forEach((one, at) => {
      expect(one.x - place.width / 2).toBeGreaterThanOrEqual(-0.5);
      expect(one.y + place.height / 2).toBeLessThanOrEqual(table.height + 0.5);
      for (const other of places.slice(at + 1)) {
        const isApart = Math.abs(one.x - other.x) >= place.width || Math.abs(one.y - other.y) >= place.height - 1;
        expect(isApart, `${at}: ${JSON.stringify([one, other])}`).toBe(true);
      }
    });
    const [own, left] = places;
    if (own && left && seats > 2) {
      expect(left.x).toBeLessThan(own.x);
      expect(places.at(-1)?.x).toBeGreaterThan(own.x);
    }
  });

  test("a gift on its way lies on nobody’s place", () => {
    const places = placesOf(seats, LAPTOP, PLACE);
    places.forEach((from, at) => {
      const to = places[(at + 1) % seats] ?? from;
      const spot = halfway(from, to, places, LAPTOP, PLACE, CARD);
      for (const each of [from, to]) {
        const isApart = [
          Math.abs(spot.x - each.x) >= (PLACE.width + CARD.width) / 2,
          Math.abs(spot.y - each.y) >= (PLACE.height + CARD.height) / 2,
        ];
        expect(isApart.some(Boolean)).toBe(true);
      }
    });
  });
});

/** How wide a place is on a phone. */
const narrow = (seats: number): Size => ({ width: seats > 4 ? 112 : seats === 2 ? 168 : 124, height: 132 });

/** How much room each seat takes: on a phone those at the head and the foot have what the columns leave. */
const boxesOf = (seats: number, table: Size, place: Size): Size[] =>
  Array.from({ length: seats }, (_, step) =>
    table.width > 640 || seats === 2 || isAside(step, seats)
      ? place
      : { ...place, width: table.width - 2 * place.width - 16 },
  );

/** Points along a line that an SVG draws. */
function along(line: string): Point[] {
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0, x2 = 0, y2 = 0] = (line.match(/-?\d+/g) ?? []).map(Number);
  return Array.from({ length: 41 }, (_, index) => {
    const [t, u] = [index / 40, 1 - index / 40];
    return { x: u * u * x0 + 2 * u * t * x1 + t * t * x2, y: u * u * y0 + 2 * u * t * y1 + t * t * y2 };
  });
}

describe.each([
  ["a laptop", LAPTOP, (): Size => PLACE, CARD],
  ["a phone", PHONE, narrow, { width: 66, height: 92 }],
])("on %s", (_, table, placeFor, card) => {
  test.each([2, 3, 4, 5, 6, 7, 8])("with %d at the table the way of a gift touches no third place", (seats) => {
    const place = placeFor(seats);
    const places = placesOf(seats, table, place);
    const boxes = boxesOf(seats, table, place);
    const boxOf = (step: number): Size => boxes[step] ?? place;
    const isOn = ({ x, y }: Point, at: Point, { width, height }: Size): boolean =>
      Math.abs(x - at.x) < width / 2 && Math.abs(y - at.y) < height / 2;
    for (const step of [1, seats - 1]) {
      places.forEach((from, giver) => {
        const receiver = (giver + step) % seats;
        const to = places[receiver] ?? from;
        const middle = middleOf(seats, table, place);
        const spot = isNarrow(table) ? middle : halfway(from, to, places, table, place, card);
        const way = along(lineThrough(edgeOf(from, boxOf(giver), spot), spot, edgeOf(to, boxOf(receiver), spot)));
        expect(way.some((point) => Math.hypot(point.x - spot.x, point.y - spot.y) < 2)).toBe(true);
        places.forEach((other, third) => {
          if (third === giver || third === receiver) return;
          const box = boxOf(third);
          const reach = { width: card.width + box.width, height: card.height + box.height };
          expect(isOn(spot, other, reach), `${giver} to ${receiver}: the gift lies on ${third}`).toBe(false);
          const touched = way.filter((point) => isOn(point, other, box));
          expect(touched, `${giver} to ${receiver}: the way crosses ${third}`).toEqual([]);
        });
      });
    }
  });
});

describe.each([2, 3, 4, 5, 6, 7, 8])("on a phone with %d at the table", (seats) => {
  const table = { width: 378, height: seats % 2 === 0 || seats > 4 ? 522 : 460 };
  const place = narrow(seats);

  test("all sit below the shop and what is said, and a gift that is shown lies on nobody at the head or the foot", () => {
    const places = placesOf(seats, table, place);
    const middle = middleOf(seats, table, place);
    for (const { y } of places) expect(y - place.height / 2).toBeGreaterThanOrEqual(headroom(seats, PHONE));
    for (const [step, { y }] of places.entries()) {
      if (!isAside(step, seats)) expect(Math.abs(y - middle.y)).toBeGreaterThanOrEqual(place.height / 2 + SHOWN / 2);
    }
  });
});

test("who sits in a column at the side of a phone", () => {
  expect([1, 2, 3, 4].map((step) => isAside(step, 4))).toEqual([true, false, true, true]);
});

test("arrows and ways are measured from one place to the other", () => {
  expect(angleTo({ x: 0, y: 0 }, { x: 0, y: 5 })).toBe(90);
  expect(edgeOf({ x: 50, y: 50 }, { width: 40, height: 20 }, { x: 150, y: 50 })).toEqual({ x: 70, y: 50 });
  expect(lineThrough({ x: 0, y: 0 }, { x: 5, y: 5 }, { x: 10, y: 0 })).toBe("M0 0 Q5 10 10 0");
});

test("one’s neighbours are among those who still play", () => {
  expect([beside(0, [0, 2, 3], "left"), beside(0, [0, 2, 3], "right"), beside(3, [0, 2, 3], "left")]).toEqual([
    2, 3, 0,
  ]);
});

describe("with three on a phone, where a gift lies between two places and above a third", () => {
  /** How high a card is that is this wide. */
  const RATIO = 1.4;
  /** A card whose drawing is known again. */
  const LEGIBLE = 44;

  test.each([
    ["upright", { width: 378, height: 479 }],
    ["under the bars of a browser and a lesson", { width: 378, height: 325 }],
    ["a small one", { width: 348, height: 250 }],
    ["half of one", { width: 378, height: 327 }],
  ])("%s, cards can be known, and none lies on another", (_, table) => {
    const { giftWidth, card, place } = ringSizes(table, 3, false);
    expect((giftWidth ?? LEGIBLE) * RATIO).toBeGreaterThanOrEqual(LEGIBLE);
    const [own] = placesOf(3, table, place);
    const middle = middleOf(3, table, place);
    expect(middle.y - card.height / 2).toBeGreaterThanOrEqual(headroom(3, table));
    expect(middle.y + card.height / 2).toBeLessThanOrEqual((own?.y ?? 0) - place.height / 2);
  });
});

test("under the bars of a browser and the last words of a lesson, what is shown to three lies on nobody's place", () => {
  const table = { width: 378, height: 353 };
  const { shownWidth, place } = ringSizes(table, 3, false);
  const [own] = placesOf(3, table, place);
  const { y } = middleOf(3, table, place);
  expect(y + (shownWidth * 1.4) / 2).toBeLessThanOrEqual((own?.y ?? 0) - place.height / 2);
});

test.each([
  [2, { width: 378, height: 430 }],
  [4, { width: 378, height: 470 }],
  [4, { width: 378, height: 600 }],
])("with %i on a phone, what is shown to all lies on nobody's place", (seats, table) => {
  const { shownWidth, place } = ringSizes(table, seats, false);
  const points = placesOf(seats, table, place);
  const middle = middleOf(seats, table, place);
  const [own, head] = [points[0], points[seats / 2]];
  const half = (shownWidth * 1.4) / 2;
  expect(middle.y - half).toBeGreaterThanOrEqual((head?.y ?? 0) + place.height / 2);
  expect(middle.y + half).toBeLessThanOrEqual((own?.y ?? 0) - place.height / 2);
});

test("on a low phone a gift is small enough for an object's name of two lines below it", () => {
  const { giftWidth, isTight, isFaceless, place } = ringSizes({ width: 378, height: 456 }, 4, false);
  expect([isTight, isFaceless]).toEqual([false, true]);
  expect(1.4 * (giftWidth ?? Infinity) + 66).toBeLessThanOrEqual(place.height);
  expect(ringSizes({ width: 378, height: 600 }, 4, false).giftWidth).toBeNull();
});
