import type { Choreography, FlightPath } from "../../motion/animation_plan";

/** From the hand, or from where the reader's own picked cards lie. */
const thrown = ["picked/{card}", "hand:{seat}/{card}"];
/** What pays for a card goes to the discard pile. */
const paid: FlightPath = { from: thrown, to: ["discards"], cards: "paid" };
/** From the hand to where cards are being played; where nobody can answer, to whom it is for. */
const played: FlightPath = { from: thrown, to: ["stack", "@{target}"], cards: "card" };
const passed: FlightPath = { from: ["hand:{target}/{card}"], to: ["hand:{seat}/{card}"], cards: "cards" };

export const choreography: Choreography = {
  starts: { beats: 1.5 },
  draws: {
    ways: [{ from: ["deck"], to: ["hand:{seat}/{card}"], cards: "cards" }],
    sound: "draw",
    beats: 0.8,
    isQuiet: true,
  },
  begins: { beats: 0.4, isQuiet: true },
  offers: { ways: [played], sound: "attack", beats: 1.6 },
  offers_pair: { ways: [{ ...played, cards: "cards" }], sound: "attack", beats: 1.6 },
  plays: { ways: [{ ...played, to: ["stack", "discards"] }, paid], sound: "card", beats: 1.2 },
  aims: { ways: [played, paid], sound: "attack", beats: 1.6 },
  puts_on: { ways: [played, paid], sound: "attack", beats: 1.6 },
  picks_out: { ways: [{ ...played, to: ["stack", "discards"] }, paid], sound: "card", beats: 1.2 },
  sends_on: { ways: [played, paid], sound: "attack", beats: 1.6 },
  cures: {
    ways: [
      { from: thrown, to: ["discards"], cards: "cards" },
      { from: ["area:{seat}"], to: ["discards"], cards: "gifts" },
      { from: ["area:{seat}"], to: ["discards"], cards: "placed" },
    ],
    sound: "pop",
    beats: 1.8,
  },
  answers: { ways: [played, paid], effect: { kind: "slam", at: ["@{seat}"] }, sound: "block", beats: 1.8 },
  answers_trio: {
    ways: [{ ...played, cards: "cards" }],
    effect: { kind: "slam", at: ["@{seat}"] },
    sound: "block",
    beats: 1.8,
  },
  cancels: {
    ways: [{ from: ["stack", "@{seat}"], to: ["discards"], cards: "answered" }],
    effect: { kind: "slam", at: ["@{seat}"] },
    sound: "block",
    beats: 1.6,
  },
  turns_back: {
    ways: [{ from: ["stack", "@{seat}"], to: ["@{target}"], cards: "answered" }],
    effect: { kind: "shake", at: ["@{target}"] },
    sound: "theft",
    beats: 1.8,
  },
  deflects: { ways: [{ from: ["@{seat}"], to: ["@{target}"], cards: "answered" }], sound: "theft", beats: 1.6 },
  catches: {
    ways: [{ from: ["stack", "@{seat}"], to: ["hand:{seat}/{card}"], cards: "answered" }],
    sound: "theft",
    beats: 1.4,
  },
  redoes: { ways: [paid], beats: 1.4 },
  fizzles: { sound: "pop", beats: 1.2 },
  guards: {
    ways: [{ from: ["table:{seat}/{card}", "@{seat}"], to: ["discards"], cards: "card" }],
    effect: { kind: "slam", at: ["@{seat}"] },
    sound: "block",
    beats: 1.8,
  },
  lands: {
    ways: [{ from: ["stack", "@{seat}"], to: ["area:{seat}"], cards: "card" }],
    effect: { kind: "shake", at: ["area:{seat}"] },
    sound: "card",
    beats: 1.4,
  },
  lands_pair: {
    ways: [{ from: ["stack", "@{seat}"], to: ["area:{seat}"], cards: "cards" }],
    effect: { kind: "shake", at: ["area:{seat}"] },
    sound: "card",
    beats: 1.4,
  },
  sticks: {
    ways: [{ from: ["stack", "@{seat}"], to: ["area:{seat}"], cards: "card" }],
    effect: { kind: "shake", at: ["area:{seat}"] },
    sound: "card",
    beats: 1.6,
  },
  steals: { ways: [passed], sound: "theft", beats: 1.4 },
  gives: { ways: [{ ...passed, from: thrown, to: ["hand:{target}/{card}"] }], sound: "card", beats: 1.2 },
  takes: { ways: [passed], sound: "theft", beats: 1.4 },
  looks: { beats: 1.2 },
  discards: { ways: [{ from: thrown, to: ["discards"], cards: "cards" }], sound: "card", beats: 1.1 },
  removes: {
    ways: [
      { from: ["area:{seat}"], to: ["discards"], cards: "gift" },
      { from: ["area:{seat}"], to: ["discards"], cards: "placed" },
    ],
    sound: "pop",
    beats: 1.4,
  },
  strips: { ways: [{ from: ["area:{seat}"], to: ["discards"], cards: "placed" }], sound: "pop", beats: 1.4 },
  moves: {
    ways: [
      { from: ["area:{seat}"], to: ["area:{target}"], cards: "gift" },
      { from: ["area:{seat}"], to: ["area:{target}"], cards: "placed" },
    ],
    effect: { kind: "shake", at: ["area:{target}"] },
    sound: "theft",
    beats: 1.8,
  },
  swaps_hands: {
    ways: [
      { from: ["hand:{target}/{card}"], to: ["hand:{seat}/{card}"], cards: "cards" },
      { from: ["hand:{seat}/{card}"], to: ["hand:{target}/{card}"], cards: "theirs" },
    ],
    effect: { kind: "swirl", at: ["@{seat}", "@{target}"] },
    sound: "tornado",
    beats: 2.2,
  },
  swaps_areas: {
    trade: ["area:{seat}", "area:{target}"],
    effect: { kind: "swirl", at: ["area:{seat}", "area:{target}"] },
    sound: "tornado",
    beats: 2.4,
  },
  limits: { beats: 1.2 },
  searches: { beats: 0.8, isQuiet: true },
  fetches: {
    ways: [{ from: ["searched/{card}", "discards"], to: ["hand:{seat}/{card}"], cards: "card" }],
    sound: "draw",
    beats: 1.2,
  },
  reshuffles: { ways: [{ from: ["discards"], to: ["deck"], card: "" }], sound: "draw" },
  eliminated: {
    ways: [
      { from: ["area:{seat}"], to: ["deck"], cards: "gifts" },
      { from: ["hand:{seat}/{card}"], to: ["discards"], cards: "hand" },
    ],
    effect: { kind: "fall", at: ["@{seat}"] },
    sound: "tornado",
    beats: 3.2,
  },
  leaves: {
    ways: [
      { from: ["area:{seat}"], to: ["deck"], cards: "gifts" },
      { from: ["hand:{seat}/{card}"], to: ["discards"], cards: "hand" },
    ],
    beats: 1.6,
  },
  wins: { effect: { kind: "burst", at: ["@{seat}"] }, sound: "win", beats: 3 },
  stops: { beats: 2 },
};
