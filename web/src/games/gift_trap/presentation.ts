import type { GamePresentation } from "../presentation_interface_and_registry";
import DoneTrapAndAutoContinueButtons from "./DoneTrapAndAutoContinueButtons.svelte";
import { choreography } from "./choreography";
import AutoAdvanceSetting from "./AutoAdvanceSetting.svelte";
import TableSurface from "./TableSurface.svelte";
import GiftCardFace from "./gifts/GiftCardFace.svelte";
import GiftPicture from "./gifts/GiftPicture.svelte";
import { hint } from "./next_step_hint";
import GameOverGiverReceiverPairScores from "./reveal_and_scores/GameOverGiverReceiverPairScores.svelte";
import KnowsBestAndRatedGifts from "./reveal_and_scores/KnowsBestAndRatedGifts.svelte";
import { PICTURED } from "./reveal_and_scores/whole_game_pair_and_gift_scores";

export const presentation: GamePresentation = {
  choreography,
  zones: {},
  facts: {},
  hidden: [],
  stage: null,
  drops: {},
  card: GiftCardFace,
  picture: GiftPicture,
  surface: TableSurface,
  answers: { done: DoneTrapAndAutoContinueButtons, wait: DoneTrapAndAutoContinueButtons },
  picturedRecap: { kinds: PICTURED, component: KnowsBestAndRatedGifts },
  gameOverPanel: GameOverGiverReceiverPairScores,
  preferences: AutoAdvanceSetting,
  hint,
  keepsActionBar: true,
  numbered: "display",
};
