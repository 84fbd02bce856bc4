import { expect, test } from "vitest";

import { cardsOf } from "../src/board/cards/own_hand_zone_and_fan_card_keys";
import { nextPlayableCard } from "../src/board/moves/keyboard_focus_after_move";
import type { Option, Zone } from "../src/generated/wire";

const hand = cardsOf({ id: "hand:0", faces: ["fish", "sock", "tie", "vase"] } as Zone);
const table = (...playable: string[]) => ({
  hand,
  at: (spot: string): Option[] => (playable.includes(spot) ? [{ id: 1 } as Option] : []),
});

test("the keyboard goes on to the next card that can be played, from where it was", () => {
  expect(nextPlayableCard(table("hand:0/fish", "hand:0/tie"), 1)?.face).toBe("tie");
  expect(nextPlayableCard(table("hand:0/fish", "hand:0/sock"), 2)?.face).toBe("sock");
  expect(nextPlayableCard(table(), 0)).toBeUndefined();
});
