import { expect, test } from "vitest";

import type { Chair } from "../src/generated/wire";
import { SeatChange } from "../src/evening/announce_own_seat_change";

const chairs = (...names: string[]): Chair[] => names.map((name, seat) => ({ seat, name }) as Chair);

function heard(): { change: SeatChange; said: unknown[] } {
  const said: unknown[] = [];
  return { change: new SeatChange((key, args) => said.push(args ? [key, args] : key)), said };
}

test("who has asked for a seat hears of it with the message that brings the seat, once", () => {
  const { change, said } = heard();
  const at = chairs("Léa", "Tom");
  change.observe({ seat: -1, is_asking: true, chairs: at });
  change.observe({ seat: -1, is_asking: false, chairs: at });
  expect(said).toEqual([]);
  change.observe({ seat: 1, is_asking: false, chairs: at });
  change.observe({ seat: 1, is_asking: false, chairs: at });
  expect(said).toEqual(["bedtime-taken"]);
});

test("who gives a seat away hears who has it once they have, and not before", () => {
  const { change, said } = heard();
  change.observe({ seat: 1, is_asking: false, chairs: chairs("Léa", "Tom") });
  change.giveTo(1, "Zoé");
  change.observe({ seat: 1, is_asking: false, chairs: chairs("Léa", "Tom") });
  change.observe({ seat: -1, is_asking: false, chairs: chairs("Léa", "Tom") });
  expect(said).toEqual([]);
  change.observe({ seat: -1, is_asking: false, chairs: chairs("Léa", "Zoé") });
  change.observe({ seat: -1, is_asking: false, chairs: chairs("Léa", "Zoé") });
  expect(said).toEqual([["bedtime-handed", { name: "Zoé" }]]);
});

test("who sat down without asking, or stands up, hears nothing", () => {
  const { change, said } = heard();
  change.observe({ seat: -1, is_asking: false, chairs: chairs("Léa", "") });
  change.observe({ seat: 1, is_asking: false, chairs: chairs("Léa", "Tom") });
  change.observe({ seat: -1, is_asking: false, chairs: chairs("Léa", "") });
  expect(said).toEqual([]);
});
