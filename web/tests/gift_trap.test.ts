import { describe, expect, test } from "vitest";

import {
  doubling,
  gift,
  giving,
  placementsOn,
  more,
  rated,
  rating,
  towards,
  type Placement,
} from "../src/games/gift_trap/giving_and_rating/gift_and_rating_placement_edits";
import {
  pairsOf,
  ratedGiftsIn,
  signed,
  worthOf,
} from "../src/games/gift_trap/reveal_and_scores/whole_game_pair_and_gift_scores";
import { displayOf, parcelsOf, phaseOf, ratingsOf } from "../src/games/gift_trap/board_selectors";
import { openedBy, RevealProgress } from "../src/games/gift_trap/reveal_and_scores/revealed_so_far.svelte";
import { placed } from "../src/games/gift_trap/reveal_and_scores/pawn_layout_without_overlap";
import { autoAdvance } from "../src/games/gift_trap/auto_advance_preference.svelte";
import { choreography } from "../src/games/gift_trap/choreography";
import { animationPlansOf } from "../src/motion/animation_plan";
import type { AnyPart, Happening, Option } from "../src/generated/wire";

const zone = (id: string, owner: number, faces: string[]): AnyPart => ({
  t: "zone",
  id,
  name: id.split(":")[0] ?? id,
  owner,
  layout: "slots",
  count: faces.filter(Boolean).length,
  faces,
  ghost: -1,
});
const fact = (id: string, value: string): AnyPart => ({ t: "fact", id, name: id, owner: -1, value });
const cells = ["card-kazoo", "card-yacht", "card-socks", "card-snail", "", "", "", "", ""];
const display: AnyPart = { t: "grid", id: "display", name: "display", owner: -1, columns: 3, cells };

function option(verb: string, args: Option["args"]): Option {
  return { id: 1, verb, args, spot: "", caution: "", caution_args: {} };
}

describe("what is laid", () => {
  const given = zone("given:0", 0, ["", "card-socks", "card-kazoo"]);

  test("is read from the board", () => {
    const ratings = zone("ratings:0", 0, ["great", "", "no_way", ""]);
    const parts = [display, given, ratings];
    expect(placementsOn([...parts, fact("step", "step_give")], 0, 3)).toEqual([gift(2, 1), gift(0, 2)]);
    expect(placementsOn([...parts, fact("step", "step_rate")], 0, 3)).toEqual([
      rating(0, "great"),
      rating(2, "no_way"),
    ]);
  });

  test("GIVE MORE is where it was laid, also on a page that was not there", () => {
    const marks = zone("given_marks:0", 0, ["", "", "give_more"]);
    expect(placementsOn([display, given, marks], 0, 3)).toEqual([gift(2, 1), gift(0, 2), more(0)]);
    expect(placementsOn([display, given], 0, 3)).not.toContain(more(0));
  });

  test("a gift goes from one friend to another, and what lay there comes back", () => {
    expect(giving([gift(0, 1), gift(1, 2)], 0, 2, 1)).toEqual([gift(0, 2)]);
    expect(giving([gift(0, 1)], 2, 1, 2)).toEqual([gift(0, 1), gift(2, 1)]);
    expect(giving([gift(0, 1), more(0)], 3, 1, 1)).toEqual([gift(3, 1)]);
  });

  test("a ribbon goes to another gift, or off the same", () => {
    expect(doubling([gift(0, 1), more(0)], 0)).toEqual([gift(0, 1)]);
    expect(doubling([gift(0, 1), more(0), gift(1, 2)], 1)).toEqual([gift(0, 1), gift(1, 2), more(1)]);
  });

  test("a token leaves the gift where it lay", () => {
    expect(rated([rating(0, "great"), rating(1, "ok")], 1, "great")).toEqual([rating(1, "great")]);
  });
});

test("what is wanted is reached step by step: back first, then one thing after the other", () => {
  const wanted: Placement[] = [gift(1, 1), gift(0, 2), more(0)];
  const options = [
    option("give", { square: 1, target: "@2" }),
    option("give", { square: 2, target: "@1" }),
    option("give_more", { square: 1 }),
  ];
  expect(towards([gift(0, 1)], wanted, options)).toBe("take_back");
  expect(towards([gift(1, 1)], wanted, options)).toBe(options[0]);
  expect(towards([gift(1, 1), gift(0, 2)], wanted, options)).toBe(options[2]);
  expect(towards(wanted, wanted, options)).toBeNull();
});

test("squares without a gift are left out, and tokens lie by square", () => {
  const parts = [display, zone("ratings:2", 2, ["rated", "", "", "rated"])];
  expect(displayOf(parts)).toHaveLength(4);
  expect(ratingsOf(parts, 2)).toEqual(["rated", "", "", "rated"]);
});

test("parcels lie from the neighbour on the left on, two of one giver side by side", () => {
  const parts = [zone("parcels:1", 1, ["parcel", "", "parcel", "card-yacht", "", "parcel"])];
  const found = parcelsOf(parts, 1, 3).map(({ giver, slot }) => [giver, slot]);
  expect(found).toEqual([
    [2, 0],
    [2, 1],
    [0, 0],
    [0, 1],
  ]);
});

test("a beat belongs to what follows it", () => {
  const phase = (step: string, beat = ""): string => phaseOf([fact("step", step), fact("beat", beat)]);
  expect(phase("step_beat", "beat_give")).toBe("give");
  expect(phase("step_beat", "beat_flip")).toBe("reveal");
  expect(phase("step_open")).toBe("reveal");
});

describe("pawns on a way", () => {
  const way = { length: 20, width: 200, pawn: 22 };

  test("stand over their spaces where there is room, and who has left has none", () => {
    expect(placed([12, -1, 3], way)).toEqual([
      { seat: 2, space: 3, x: 30, off: 0 },
      { seat: 0, space: 12, x: 120, off: 0 },
    ]);
  });

  test("that would touch stand side by side, over the mean of their spaces", () => {
    expect(placed([10, 10, 11], way).map(({ x }) => Math.round(x))).toEqual([81, 103, 125]);
  });

  test.each([
    [[0, 0, 0, 0, 0, 0, 0, 0]],
    [[20, 20, 20, 20, 20, 20, 20, 20]],
    [[4, 1, 0, 7, 2, 0, 0, 16]],
    [[0, 1, 2, 3, 4, 5, 6, 7]],
  ])("of %j never lie on each other nor leave the way, and are in the order of their spaces", (spaces) => {
    const row = placed(spaces, way);
    expect(row.map(({ space }) => space)).toEqual([...spaces].sort((one, other) => one - other));
    for (const [nth, { x, off, space }] of row.entries()) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x).toBeLessThanOrEqual(way.width + 1e-9);
      expect(x + off).toBeCloseTo(space * 10);
      if (nth) expect(x - (row[nth - 1]?.x ?? 0)).toBeGreaterThanOrEqual(way.pawn - 1e-9);
    }
  });
});

const opening = (kind: string, giver: number, receiver: number, card: string, steps: number, times = 1): Happening => ({
  kind,
  args: {
    seat: `@${giver}`,
    target: `@${receiver}`,
    gift: `#${card}`,
    parcel: 0,
    round: 1,
    give_times: times,
    give_steps: steps * times,
    give_space: 5,
    get_times: 1,
    get_steps: steps,
    get_space: 7,
  },
  is_fleeting: false,
  pause: 0,
});

describe("what was opened", () => {
  const events = [
    opening("delights", 0, 1, "card-kazoo", 3, 2),
    opening("appals", 1, 0, "card-yacht", 4),
    opening("pleases", 0, 1, "card-socks", 2),
    opening("misses", 2, 0, "card-kazoo", 1),
  ];
  const opened = events.map(openedBy).filter((each) => each !== null);

  test("counts for a pair without doublings, the best pair first", () => {
    expect(opened.map(worthOf)).toEqual([3, -4, 2, -1]);
    expect(pairsOf(opened)[0]).toEqual({ giver: 0, receiver: 1, points: 5, gifts: 2 });
    expect(pairsOf(opened).at(-1)?.points).toBe(-4);
  });

  test("tells the surest gift and the most dreaded one as the recap has them", () => {
    const line = (kind: string, args: Record<string, string | number>): Happening => ({
      kind,
      args,
      is_fleeting: false,
      pause: 0,
    });
    const story = [
      line("knows-best", { seat: "@0", target: "@1", hits: 9, gifts: 10, others: 0 }),
      line("surest-gift", { gift: "#card-kazoo", liked: 3, count: 4 }),
      line("dreaded-gift", { gift: "#own-goat", dreaded: 2, count: 4 }),
    ];
    expect(ratedGiftsIn(story)).toEqual([
      { gift: "card-kazoo", isWanted: true, votes: 3, of: 4 },
      { gift: "own-goat", isWanted: false, votes: 2, of: 4 },
    ]);
    expect(ratedGiftsIn([])).toEqual([]);
  });

  test("is written with a sign", () => {
    expect([3, 0, -4].map(signed)).toEqual(["+3", "0", "−4"]);
  });
});

describe("what is told", () => {
  const tracks = (space: number): AnyPart[] =>
    ["give", "get"].map((id) => ({ t: "track", id, name: id, owner: -1, length: 20, pawns: [space, space] }));

  test("pawns and parcels wait for their turn", () => {
    const told = new RevealProgress();
    told.rest(tracks(2));
    const first = opening("delights", 0, 1, "card-kazoo", 3);
    const second = opening("suits", 1, 0, "card-socks", 1);
    told.hear([first, second]);
    expect(told.isHidden(1, 0, "card-kazoo")).toBe(true);
    told.tell(first);
    expect(told.isHidden(1, 0, "card-kazoo")).toBe(false);
    expect(told.isHidden(0, 1, "card-socks")).toBe(true);
    expect(told.pawns).toEqual({ give: [5, 2], get: [2, 7] });
    expect(told.before).toEqual({ give: [2, 2], get: [2, 2] });
    expect([told.faceIn(1, 0, 0), told.faceIn(0, 1, 0)]).toEqual(["card-kazoo", undefined]);
    told.rest(tracks(9));
    expect(told.faceIn(1, 0, 0)).toBeUndefined();
    expect(told.last?.gift).toBe("card-socks");
    expect(told.pawns.give).toEqual([9, 9]);
    expect(told.waiting).toEqual([]);
  });

  test("a parcel is looked at for seconds, and for a moment where all have asked to go faster", () => {
    const kinds = ["delights", "pleases", "suits", "appals", "misses", "jams"];
    const events = kinds.map((kind) => ({ ...opening("suits", 0, 1, "card-kazoo", 1), kind }));
    const beats = (): number[] => animationPlansOf(events, [], [], choreography).map((plan) => plan.beats);
    expect(Math.min(...beats())).toBeGreaterThan(3);
    try {
      autoAdvance.isFast = true;
      expect(Math.max(...beats())).toBeLessThan(1.5);
    } finally {
      autoAdvance.isFast = false;
    }
  });
});
