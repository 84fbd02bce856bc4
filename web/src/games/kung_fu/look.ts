import type { GameLook } from "../looks";
import AttackStage from "./AttackStage.svelte";
import Climb from "./Climb.svelte";
import { choreography } from "./choreography";
import { hint } from "./hint";
import Staircase from "./Staircase.svelte";

export const look: GameLook = {
  choreography,
  hint,
  zones: { row: Staircase },
  facts: { next_level: Climb },
  hidden: ["loot", "attack_card", "attack_power", "attack_way", "wanted_level", "picked_card", "picked_power"],
  stage: { parts: ["attacked"], component: AttackStage },
  drops: {
    place: ["row:{me}"],
    attack: ["@", "row:", "hand:"],
    discard: ["discards", "picked"],
    block: ["stage", "discards", "row:{me}"],
  },
};
