import type { AnyPart, Happening } from "../../generated/wire";
import type { Choreography, EventAnimation } from "../../motion/animation_plan";
import { facesIn } from "../../motion/animation_plan";
import { firstFaceIn, valueIn, zoneIn } from "../../table/board_part_values_by_id";
import { isDrawing } from "./card_backs_and_neighbours";

const GIFT = "gift/0";

/** A gift that is turned face down: the one that was shown, or the oldest of who accepted another. */
function turned({ args }: Happening, before: readonly AnyPart[], after: readonly AnyPart[]): EventAnimation {
  const back = String(args["back"] ?? "");
  const own = `gifts:${String(args["seat"]).slice(1)}`;
  const isShown = valueIn(before, "step") === "step_show";
  const from = isShown ? GIFT : `${own}/0`;
  const card = firstFaceIn(before, isShown ? "gift" : own);
  // Where a game is seen again with all open, it stays face up.
  const ways = [{ from: [from], to: [GIFT], card, back, isUp: true, endsUp: isDrawing(firstFaceIn(after, "gift")) }];
  return { ways, sound: "card", beats: 1, isQuiet: true };
}

/** A gift that lay face down already, held out; one that was just turned is on its way. */
function held(
  { args }: Happening,
  before: readonly AnyPart[],
  after: readonly AnyPart[],
  events: readonly Happening[],
): EventAnimation {
  const own = `gifts:${String(args["seat"]).slice(1)}`;
  const card = firstFaceIn(before, own);
  const isOnItsWay = events.some(({ kind }) => kind === "turns") || card !== firstFaceIn(after, "gift");
  const ways = isOnItsWay ? [] : [{ from: [`${own}/0`], to: [GIFT], card }];
  return { ways, sound: "theft", beats: isOnItsWay ? 0 : 0.8, isQuiet: true };
}

/** The gift goes to who said thank you, above the others. */
function taken({ args }: Happening, before: readonly AnyPart[], after: readonly AnyPart[]): EventAnimation {
  const own = `gifts:${String(args["seat"]).slice(1)}`;
  const last = Math.max(0, (zoneIn(after, own)?.faces.length ?? 1) - 1);
  const ways = [{ from: [GIFT], to: [`${own}/${last}`], card: firstFaceIn(before, "gift") }];
  return { ways, sound: "pop", beats: 0.8, isQuiet: true };
}

/** The gift, which all have seen turned up, is put on the pile of whoever was wrong. */
function judged(wrong: string) {
  return ({ args }: Happening): EventAnimation => {
    const card = facesIn(args["card"])[0] ?? "";
    const seat = String(args[wrong]).slice(1);
    return {
      ways: [{ from: [GIFT], to: [`shame:${seat}/${card}`], card, isUp: true, endsUp: true }],
      effect: { kind: "shake", at: [`@${seat}`] },
      sound: "block",
      beats: 2,
    };
  };
}

/** The gifts that everybody begins with. */
function dealt({ args }: Happening): EventAnimation {
  const ways = facesIn(args["cards"]).map((card, at) => ({
    from: ["shop"],
    to: [`gifts:${String(args["seat"]).slice(1)}/${at}`],
    card,
  }));
  return { ways, sound: "draw", beats: 0.5, isQuiet: true };
}

export const choreography: Choreography = {
  starts: { beats: 1 },
  deals: dealt,
  displays: { beats: 0, isQuiet: true },
  shows: { ways: [{ from: ["shop"], to: [GIFT], cards: "card" }], sound: "draw", beats: 0.7, isQuiet: true },
  turns: turned,
  hands: held,
  claims: { sound: "turn", beats: 0.2, isQuiet: true },
  accepts: taken,
  refuses: { sound: "attack", beats: 0.2, isQuiet: true },
  turns_up: { sound: "card", beats: 0.2, isQuiet: true },
  exposes: judged("target"),
  misjudges: judged("seat"),
  stops: { beats: 1.6, sound: "tornado" },
  recalls: { beats: 0, isQuiet: true },
  wins: { effect: { kind: "burst", at: ["@{seat}"] }, sound: "win", beats: 3 },
  win_together: { sound: "win", beats: 3 },
  leaves: { ways: [{ from: ["gifts:{seat}"], to: ["shop"], card: "" }], beats: 1.2 },
  breaks_off: { beats: 2 },
};
