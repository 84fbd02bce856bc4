import type { GamePresentation } from "../presentation_interface_and_registry";
import { hint } from "./gift_or_target_prompt";
import PlaysOrGiftsLeft from "./PlaysOrGiftsLeft.svelte";
import { choreography } from "./choreography";
import { decidingEvent } from "./deciding_event";
import PlayedCardOverlayWithAnswerAndPick from "./PlayedCardOverlayWithAnswerAndPick.svelte";
import DiscardPile from "./DiscardPile.svelte";
import ZodiacOrLimitBadge from "./ZodiacOrLimitBadge.svelte";
import GiftArea from "./GiftArea.svelte";
import StandingDefences from "./StandingDefences.svelte";

export const presentation: GamePresentation = {
  choreography,
  hint,
  decidingEvent,
  zones: { area: GiftArea, table: StandingDefences, discard_pile: DiscardPile },
  besideName: "area",
  besideTurn: "rounds_left",
  facts: {
    sign: ZodiacOrLimitBadge,
    limit: ZodiacOrLimitBadge,
    plays_left: PlaysOrGiftsLeft,
    gifts_left: PlaysOrGiftsLeft,
  },
  hidden: [
    "points",
    "worth",
    "laid",
    "pointed",
    "stack",
    "owes",
    "searched",
    "seen",
    "rounds_left",
    "step",
    "strength",
    "to_cure",
    "smallest_cure",
    "remedy",
    "chosen_gift",
  ],
  stage: { parts: ["stack", "dying"], tall: ["seen", "searched"], component: PlayedCardOverlayWithAnswerAndPick },
  throwsAway: ["discard", "pay"],
  playsLastOneLeft: { point: "to_cure" },
  passes: { end: [], let: [], depart: [] },
  drops: {
    play: ["@", "area:", "area:{me}", "table:{me}", "discards", "deck"],
    answer: ["stack", "area:{me}"],
    pay: ["discards", "picked"],
    discard: ["discards", "picked"],
    use: ["discards", "picked"],
    give: ["@", "picked"],
  },
};
