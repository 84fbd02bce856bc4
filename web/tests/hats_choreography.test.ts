import { describe, expect, test } from "vitest";

import { defaults, type AnyPart, type Happening } from "../src/generated/wire";
import { choreography } from "../src/games/not_a_hat/choreography";
import { animationPlansOf } from "../src/motion/animation_plan";

const zone = (id: string, ...faces: string[]): AnyPart => ({
  ...defaults.Zone,
  t: "zone",
  id,
  name: id.split(":")[0] ?? id,
  owner: Number(id.split(":")[1] ?? -1),
  layout: "slots",
  faces,
  count: faces.length,
});
const step = (value: string): AnyPart => ({ ...defaults.Fact, t: "fact", id: "step", name: "step", value });
const event = (kind: string, args: Happening["args"]): Happening => ({ kind, args, is_fleeting: true, pause: 0 });

const BACK = "back-black-left";
const OTHER = "back-white-right";
const turns = event("turns", { seat: "@1", back: BACK });
const hands = event("hands", { seat: "@1", target: "@2" });
const accepts = event("accepts", { seat: "@1", target: "@0" });

/** By event: from where to where what flies, and how it lies before and after. */
const told = (events: Happening[], before: AnyPart[], after: AnyPart[]): string[][] =>
  animationPlansOf(events, before, after, choreography).map(({ flights }) =>
    flights.map(
      ({ from, to, face, isUp, endsUp }) =>
        `${from.join()} > ${to.join()} ${face} ${isUp ? "up" : "down"}-${endsUp ? "up" : "down"}`,
    ),
  );

test("a gift from the shop goes to where all see it, and is turned there", () => {
  const shop = zone("shop", "card-owl");
  const shown = event("shows", { seat: "@1", card: "#card-hat" });
  expect(told([shown], [shop, step("step_answer")], [shop, zone("gift", "card-hat")])).toEqual([
    ["shop > gift/0 card-hat up-up"],
  ]);
  const before = [step("step_show"), zone("gift", "card-hat"), zone("gifts:1", "card-owl")];
  const after = [step("step_claim"), zone("gift", BACK), zone("gifts:1", "card-owl")];
  expect(told([turns, hands], before, after)).toEqual([["gift/0 > gift/0 card-hat up-down"], []]);
  expect(animationPlansOf([turns], before, after, choreography)[0]?.flights[0]?.back).toBe(BACK);
});

describe("who accepts", () => {
  test("gets the gift above the others, and gives the oldest that lay face down", () => {
    const before = [step("step_answer"), zone("gift", BACK), zone("gifts:1", OTHER), zone("gifts:2", "card-owl")];
    const after = [step("step_claim"), zone("gift", OTHER), zone("gifts:1", BACK), zone("gifts:2", "card-owl")];
    expect(told([accepts, hands], before, after)).toEqual([
      [`gift/0 > gifts:1/0 ${BACK} up-up`],
      [`gifts:1/0 > gift/0 ${OTHER} up-up`],
    ]);
  });

  test("of two gifts keeps the younger", () => {
    const before = [step("step_answer"), zone("gift", BACK), zone("gifts:1", OTHER, "card-cat")];
    const after = [step("step_claim"), zone("gift", OTHER), zone("gifts:1", "card-cat", BACK)];
    expect(told([accepts, hands], before, after)[0]).toEqual([`gift/0 > gifts:1/1 ${BACK} up-up`]);
  });

  test("turns the oldest face down where it lay face up, and it flies once", () => {
    const before = [step("step_answer"), zone("gift", OTHER), zone("gifts:1", "card-cat")];
    const after = [step("step_claim"), zone("gift", BACK), zone("gifts:1", OTHER)];
    expect(told([accepts, turns, hands], before, after)).toEqual([
      [`gift/0 > gifts:1/0 ${OTHER} up-up`],
      ["gifts:1/0 > gift/0 card-cat up-down"],
      [],
    ]);
  });
});

describe("with all open", () => {
  test("a gift that goes on flies once, and stays face up", () => {
    const before = [step("step_answer"), zone("gift", "card-hat"), zone("gifts:1", "card-cat")];
    const after = [step("step_claim"), zone("gift", "card-cat"), zone("gifts:1", "card-hat")];
    const goes = ["gifts:1/0 > gift/0 card-cat up-up"];
    expect(told([accepts, turns, hands], before, after)).toEqual([["gift/0 > gifts:1/0 card-hat up-up"], goes, []]);
    expect(told([accepts, hands], before, after)).toEqual([["gift/0 > gifts:1/0 card-hat up-up"], goes]);
  });

  test("nothing is turned up that was up", () => {
    const exposes = event("exposes", { seat: "@1", target: "@0", card: "#card-hat" });
    const places = [zone("shop", "card-owl"), zone("shame:0")];
    const [plan] = animationPlansOf([exposes], [...places, zone("gift", "card-hat")], places, choreography);
    expect(plan?.flights[0]).toMatchObject({ isUp: true, endsUp: true });
    expect(plan?.flights[0]?.back).toBeUndefined();
  });
});

test.each([
  ["exposes", "shame:0/card-hat", "0"],
  ["misjudges", "shame:1/card-hat", "1"],
])("a gift that %s, which all have seen turned up, lies with whoever was wrong", (kind, pile, wrong) => {
  const places = [zone("shop", "card-owl"), zone("shame:0"), zone("shame:1")];
  const event_ = event(kind, { seat: "@1", target: "@0", card: "#card-hat" });
  const [plan] = animationPlansOf([event_], [...places, zone("gift", BACK)], places, choreography);
  expect(told([event_], [...places, zone("gift", BACK)], places)).toEqual([[`gift/0 > ${pile} card-hat up-up`]]);
  expect(plan?.effect?.at).toEqual([`@${wrong}`]);
});
