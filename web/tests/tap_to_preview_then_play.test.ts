import { expect, test } from "vitest";

import type { AnyPart, Zone } from "../src/generated/wire";
import { CardLift } from "../src/board/cards/tap_to_preview_then_play.svelte";
import { cardsOf, handOf } from "../src/board/cards/own_hand_zone_and_fan_card_keys";

const fan = (id: string, owner: number, faces: string[], layout = "fan"): Zone => ({
  t: "zone",
  id,
  name: id,
  owner,
  layout,
  count: faces.length,
  faces,
  ghost: -1,
});
const [first, second, other] = cardsOf(fan("hand:0", 0, ["fish", "fish", "sock"]));

test("cards that are alike are told apart, and lie on one spot", () => {
  expect([first, second, other].map((card) => card?.key)).toEqual(["hand:0/fish.0", "hand:0/fish.1", "hand:0/sock.0"]);
  expect([first, second].map((card) => card?.spot)).toEqual(["hand:0/fish", "hand:0/fish"]);
});

test("one's hand is one's own first fan", () => {
  const parts: AnyPart[] = [fan("hand:1", 1, []), fan("area:0", 0, [], "slots"), fan("hand:0", 0, []), fan("x", 0, [])];
  expect(handOf(parts, 0)?.id).toBe("hand:0");
  expect(handOf(parts, -1)).toBeUndefined();
});

test("a finger lifts a card with its first touch and plays it with its second", () => {
  const lift = new CardLift();
  if (!first || !second) throw new Error("no cards");
  const touch = (card: typeof first): boolean => {
    lift.down(card.key, "touch");
    return lift.takes(card);
  };
  expect(touch(first)).toBe(false);
  expect([lift.isUp(first.key), lift.isUp(second.key), lift.isByFinger]).toEqual([true, false, true]);
  expect(touch(second)).toBe(false);
  expect(touch(first)).toBe(false);
  expect(touch(first)).toBe(true);
  expect(lift.card).toBeNull();
});

test("a finger that came down on what has gone since lifts the card below it", () => {
  const lift = new CardLift();
  if (!first) throw new Error("no card");
  expect(lift.takes(first, "touch")).toBe(false);
  expect(lift.isUp(first.key)).toBe(true);
  lift.down(first.key, "touch");
  expect(lift.takes(first, "touch")).toBe(true);
});

test("a mouse or a key has lifted what it clicks", () => {
  const lift = new CardLift();
  if (!first) throw new Error("no card");
  lift.raise(first);
  lift.down(first.key, "mouse");
  expect(lift.takes(first)).toBe(true);
  lift.raise(first);
  expect(lift.takes(first)).toBe(true);
});

test("a card is laid down by its own key, or whichever it is", () => {
  const lift = new CardLift();
  if (!first || !second) throw new Error("no cards");
  lift.raise(first);
  lift.lower(second.key);
  expect(lift.card).toBe(first);
  lift.lower();
  expect(lift.card).toBeNull();
});

test("the second half of a double click plays no card that the first has brought under the mouse", () => {
  const lift = new CardLift();
  if (!first || !other) throw new Error("no cards");
  const click = (card: typeof first, isDouble: boolean): boolean => {
    lift.down(card.key, "mouse");
    return lift.takes(card, "mouse", isDouble);
  };
  expect([click(first, false), click(other, true), lift.isUp(other.key)]).toEqual([true, false, true]);
  expect([click(other, true), click(first, false)]).toEqual([true, true]);
});
