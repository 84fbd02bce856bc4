import type { Size } from "../../motion/find_and_measure_board_elements";
import { headroom, isFlat, isNarrow } from "./seat_and_passed_gift_layout";

/** In pixels: a face and a name over the gifts, or beside them. */
const LEAST_HEIGHT = { columns: 70, rows: 66 };
/** A gift on its way where there is least room. */
const SMALLEST: Size = { width: 50, height: 70 };
/** The same on a phone. */
const GIFT: Size = { width: 66, height: 92 };
/** What is left above and below it. */
const AROUND_GIFT = 24;
/** From this width on a gift has room between the two at the sides; the oldest phones are narrower. */
export const LEAST_WIDTH_FOR_THREE = 340;
/** From this height on a place has room for what usually stands in it. */
const LOOSE = 120;
/** So high a place is on a phone that has room for all. */
const FULL_HEIGHT = 132;
/** What a name and an object's name of two lines take of a place without a face. */
const TWO_NAMES = 66;
/** What a face and a name take of a tight place, and a name alone. */
const FACE_AND_NAME = 44;
const NAME = 28;
/** So high a gift is that is known again: in lower places it has the room of the face. */
const KNOWN = 44;

/** From this width on a low place has room for the names of its gifts beside them, and it need not be wider than that. */
export const ROOM_FOR_NAMES = 270;
const WIDEST_LOW_PLACE = 360;

/** How large everything is on a table of this size. */
export interface RingSizes {
  /** Whether all sit in rows, on a phone on its side. */
  isInRows: boolean;
  /** Whether all sit in columns. */
  isSlim: boolean;
  /** Whether places are as small as on a phone. */
  isSmall: boolean;
  /** Whether places are lower than what usually stands in them. */
  isTight: boolean;
  /** Whether they are so low that faces leave no room for gifts, or for the names below these. */
  isFaceless: boolean;
  isLow: boolean;
  /** Whether few enough sit at a table that is large enough for larger cards: across a room all of that counts. */
  isRoomy: boolean;
  isCrowd: boolean;
  place: Size;
  /** How wide the place at the head or the foot is. */
  headWidth: number;
  /** What lies between the columns of places. */
  gap: number;
  /** How wide a gift is in somebody's place, where that depends on the table. */
  giftWidth: number | null;
  /** A gift on its way. */
  card: Size;
  /** How wide a gift is while it is shown to all. */
  shownWidth: number;
}

/** Measure a table; between two rounds it is as high as what stands on it. */
export function ringSizes(table: Size, seats: number, isResting: boolean): RingSizes {
  const { width, height } = table;
  const isInRows = isFlat(table) && !isResting;
  const isSlim = isNarrow(table) && !isInRows;
  const isCrowd = seats > 4;
  const isRoomy = width >= 1100 && height >= 680 && seats <= 6;
  const isSmall = isSlim && (width < 640 || height < 680);
  const isLow = !isSlim && height < 600;

  /** Three sit below the head of a narrow table: a gift lies between the two at its sides, above one's own place. */
  function lowerForThree(wished: number): number {
    const free = height - headroom(seats, table) - AROUND_GIFT;
    const roomy = free - GIFT.height;
    return Math.min(
      wished,
      Math.max(LEAST_HEIGHT.columns, roomy < LOOSE ? Math.min(LOOSE - 1, free - SMALLEST.height) : roomy),
    );
  }

  /** How high places may be so that all of them are seen: as wished, or less, but never too low to be read. */
  function lower(wished: number): number {
    if (isResting) return wished;
    if (isSlim && seats === 3 && width >= LEAST_WIDTH_FOR_THREE) return lowerForThree(wished);
    const [free, rows] = isInRows ? [36, 3] : [headroom(seats, table) + (isCrowd ? 40 : 100), isCrowd ? 3 : 2];
    return Math.min(wished, Math.max(LEAST_HEIGHT[isInRows ? "rows" : "columns"], Math.floor((height - free) / rows)));
  }

  function placeSize(): Size {
    /** As wide as fits three times beside each other on a phone. */
    const third = Math.min(124, Math.max(96, Math.floor((width - 16) / 3)));
    if (isInRows) return { width: Math.min(200, Math.floor(width * 0.27)), height: lower(96) };
    if (width < 640)
      return {
        width: seats === 2 ? 168 : isCrowd || width < 350 ? third : 124,
        height: lower(isCrowd ? 146 : FULL_HEIGHT),
      };
    if (isSmall) return { width: 176, height: lower(FULL_HEIGHT) };
    if (isRoomy) return isCrowd ? { width: 200, height: 176 } : { width: 216, height: 190 };
    return { width: isCrowd ? 176 : 200, height: isCrowd || height < 560 ? 156 : 172 };
  }

  const place = placeSize();
  const gap = width - 2 * place.width - 16;

  /** What is left between the columns, where that is more than others have. */
  function headWidth(): number {
    if (isInRows) return Math.max(place.width, Math.min(WIDEST_LOW_PLACE, gap - 16));
    return isSlim && seats > 2 ? Math.min(216, gap) : place.width;
  }
  const isTight = isSlim && place.height < (isCrowd ? 146 : LOOSE);
  const isLeast = isInRows || isTight;
  /** Whether gifts give way to the names of objects. */
  const isSnug = isSmall && !isTight && width < 640 && seats > 2 && place.height < FULL_HEIGHT;
  const isFaceless = isSnug || (isTight && place.height < FACE_AND_NAME + KNOWN);
  const overGift = isFaceless ? NAME : FACE_AND_NAME;
  const perGift = Math.min(46, isInRows ? (place.height - 18) / 1.5 : (place.height - overGift) / 1.4);
  const card = isLeast ? SMALLEST : isSmall || isLow ? GIFT : { width: 92, height: 129 };
  /** Between who sits at the head, where somebody does, and who sits at the foot: what is shown to all lies on neither. */
  const headGap = Math.floor((height - headroom(seats, table) - (seats === 3 ? 1 : 2) * place.height - 8) / 1.4);
  const between = seats % 2 === 0 || seats === 3 ? Math.max(card.width, Math.min(104, headGap)) : 104;
  const wide = Math.max(110, Math.min(190, (height - 2 * place.height - 24) / 1.4));
  return {
    ...{ isInRows, isSlim, isSmall, isTight, isFaceless, isLow, isRoomy, isCrowd, place, card },
    gap,
    headWidth: headWidth(),
    giftWidth: isLeast ? Math.floor(perGift) : isSnug ? Math.floor((place.height - TWO_NAMES) / 1.4) : null,
    shownWidth: isLeast ? card.width : isSlim ? between : wide,
  };
}
