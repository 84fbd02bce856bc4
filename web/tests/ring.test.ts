import { describe, expect, it } from "vitest";

import LOOK from "../src/look.css?raw";

const DAY = /^:root \{(.*?)^\}/ms.exec(LOOK)?.[1] ?? "";
const EVENING = /^:root\[data-theme="dark"\] \{(.*?)^\}/ms.exec(LOOK)?.[1] ?? "";
const GROUNDS = ["paper", "dots", "sheet", "sunk", "dawn", "glow-soft", "mark"];

function colour(block: string, name: string): number[] {
  const found = new RegExp(`--${name}: #(\\w{6});`).exec(block)?.[1] ?? "";
  return [0, 2, 4].map((at) => parseInt(found.slice(at, at + 2), 16) / 255);
}

function light(channels: number[]): number {
  const [r = 0, g = 0, b = 0] = channels.map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

describe.each([
  ["by day", DAY],
  ["in the evening", EVENING],
])("the ring of what has the focus, %s", (_, block) => {
  it.each(GROUNDS)("stands out from --%s, 3 to 1", (ground) => {
    const [low = 0, high = 0] = [light(colour(block, "ring")), light(colour(block, ground))].sort((a, b) => a - b);
    expect((high + 0.05) / (low + 0.05)).toBeGreaterThanOrEqual(3);
  });

  it("is no glow", () => {
    expect(colour(block, "ring")).not.toEqual(colour(block, "glow"));
  });
});
