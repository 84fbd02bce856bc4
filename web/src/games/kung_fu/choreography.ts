import type { Choreography } from "../../motion/animation_plan";

/** From the hand, or from where the reader's own cards to throw away lie. */
const thrown = ["picked/{card}", "hand:{seat}/{card}"];

export const choreography: Choreography = {
  starts: { beats: 1.5 },
  draws: {
    ways: [{ from: ["pile"], to: ["hand:{seat}/{card}"], cards: "cards" }],
    sound: "draw",
    beats: 0.8,
    isQuiet: true,
  },
  reshuffles: { ways: [{ from: ["discards"], to: ["pile"], card: "" }], sound: "draw" },
  attacks: {
    ways: [
      { from: ["hand:{seat}/{card}"], to: ["@{target}"], cards: "card" },
      { from: ["@{target}"], to: ["discards"], cards: "card" },
    ],
    effect: { kind: "shake", at: ["@{target}"] },
    sound: "attack",
    beats: 2.2,
  },
  blocks: {
    ways: [{ from: ["hand:{target}/granny"], to: ["discards"], card: "granny" }],
    effect: { kind: "slam", at: ["@{target}"] },
    sound: "block",
    beats: 2,
  },
  robs: {
    ways: [{ from: ["hand:{target}/{card}"], to: ["hand:{seat}/{card}"], cards: "card" }],
    sound: "theft",
    beats: 1.4,
  },
  lays: {
    ways: [{ from: ["hand:{target}/{card}"], to: ["row:{seat}/{level-1}"], cards: "card" }],
    sound: "theft",
    beats: 1.6,
  },
  takes: {
    ways: [{ from: ["row:{target}/{level-1}"], to: ["row:{seat}/{level-1}"], cards: "card" }],
    sound: "theft",
    beats: 1.6,
  },
  swaps: {
    trade: ["row:{seat}", "row:{target}"],
    effect: { kind: "swirl", at: ["row:{seat}", "row:{target}"] },
    sound: "tornado",
    beats: 2.4,
  },
  places: {
    ways: [{ from: ["hand:{seat}/{card}"], to: ["row:{seat}/{level-1}"], cards: "card" }],
    sound: "card",
    beats: 1.2,
  },
  discards: { ways: [{ from: thrown, to: ["discards"], cards: "cards" }], sound: "card", beats: 1.1 },
  begins: { beats: 0.4, isQuiet: true },
  cleans_up: { beats: 0.3, isQuiet: true },
  withdraws: { ways: [{ from: ["row:{seat}"], to: ["discards"], cards: "row" }], beats: 1.5 },
  wins: { effect: { kind: "burst", at: ["@{seat}"] }, sound: "win", beats: 3 },
  stops: { beats: 2 },
};
