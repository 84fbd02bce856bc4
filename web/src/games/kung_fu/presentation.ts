import type { GamePresentation } from "../presentation_interface_and_registry";
import AttackWithBlockOrLetThroughButtons from "./AttackWithBlockOrLetThroughButtons.svelte";
import ClimbProgress from "./ClimbProgress.svelte";
import { choreography } from "./choreography";
import { hint } from "./choose_target_or_discards_prompt";
import SeatLevelCardRow from "./SeatLevelCardRow.svelte";

export const presentation: GamePresentation = {
  choreography,
  hint,
  zones: { row: SeatLevelCardRow },
  besideTurn: "rounds_left",
  facts: { next_level: ClimbProgress },
  hidden: [
    "loot",
    "attack_card",
    "attack_power",
    "attack_way",
    "wanted_level",
    "picked_card",
    "picked_power",
    "rounds_left",
  ],
  stage: { parts: ["attacked"], tall: ["attacked"], component: AttackWithBlockOrLetThroughButtons },
  throwsAway: ["discard"],
  keys: { block: "B" },
  passes: { clean_up: [], done: ["discard"], let: [] },
  drops: {
    place: ["row:{me}"],
    attack: ["@", "row:", "hand:"],
    discard: ["discards", "picked"],
    block: ["stage", "discards", "row:{me}"],
  },
};
