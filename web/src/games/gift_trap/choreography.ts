import type { Happening } from "../../generated/wire";
import type { Choreography, EventAnimation } from "../../motion/animation_plan";
import { facesIn } from "../../motion/animation_plan";
import { autoAdvance } from "./auto_advance_preference.svelte";
import { keyOf } from "./board_selectors";

/** Every gift comes from its pack to its square. */
function dealt({ args }: Happening): EventAnimation {
  const from = [`pack:${keyOf(args["colour"])}`];
  const ways = facesIn(args["gifts"]).map((card, square) => ({ from, to: [`display/${square}`], card }));
  return { ways: ways.map((way) => ({ ...way, isUp: false, endsUp: true })), sound: "draw", beats: 1.4, isQuiet: true };
}

/** Beats that a parcel takes where all have asked to go faster. */
const FAST = 1.2;

const flip = (sound: EventAnimation["sound"], beats: number) => (): EventAnimation => ({
  asksLater: true,
  sound: sound ?? "pop",
  beats: autoAdvance.isFast ? FAST : beats,
});

export const choreography: Choreography = {
  starts: { beats: 1 },
  deals: dealt,
  gives: { beats: 0.1, isQuiet: true },
  gives_more: { beats: 1, sound: "pop" },
  rates: { beats: 0.1, isQuiet: true },
  gets_more: { beats: 1.4, sound: "pop" },
  traps: { sound: "block", beats: 2.4, asksLater: true, effect: { kind: "slam", at: ["display/{square-1}"] } },
  turns: { sound: "card", beats: 1.6, asksLater: true },
  lifts: { sound: "draw", beats: 0.6 },
  delights: flip("win", 4),
  pleases: flip("pop", 3.6),
  suits: flip("pop", 3.4),
  appals: flip("attack", 4),
  misses: flip("turn", 3.4),
  jams: flip("block", 3.4),
  qualifies: { beats: 1.6, sound: "win", effect: { kind: "burst", at: ["@{seat}"] } },
  wins: { effect: { kind: "burst", at: ["@{seat}"] }, sound: "win", beats: 3 },
  win_together: { sound: "win", beats: 3 },
  calls_time: { beats: 2 },
  leaves: { beats: 1.4 },
  breaks_off: { beats: 2 },
  moves_pawns: { beats: 0.1, isQuiet: true },
  gives_best: { beats: 0.1, isQuiet: true },
  gives_worst: { beats: 0.1, isQuiet: true },
  ends_round: { beats: 1, isQuiet: true, sound: "turn" },
};
