import type { GameLook } from "../looks";
import Budget from "./Budget.svelte";
import { choreography } from "./choreography";
import ComebackStage from "./ComebackStage.svelte";
import DiscardPile from "./DiscardPile.svelte";
import Note from "./Note.svelte";
import Shelf from "./Shelf.svelte";
import Standing from "./Standing.svelte";

export const look: GameLook = {
  choreography,
  zones: { area: Shelf, table: Standing, discard_pile: DiscardPile },
  facts: { sign: Note, limit: Note, plays_left: Budget, gifts_left: Budget },
  hidden: [
    "points",
    "worth",
    "laid",
    "pointed",
    "stack",
    "owes",
    "seen",
    "step",
    "strength",
    "to_cure",
    "smallest_cure",
    "remedy",
  ],
  stage: { parts: ["stack", "dying"], component: ComebackStage },
  drops: {
    play: ["@", "area:", "area:{me}", "table:{me}", "discards", "deck"],
    answer: ["stack", "area:{me}"],
    pay: ["discards", "picked"],
    discard: ["discards", "picked"],
    use: ["discards", "picked"],
    give: ["@", "picked"],
  },
};
