import type { GameLook } from "../looks";
import Answers from "./Answers.svelte";
import { choreography } from "./choreography";
import Feel from "./Feel.svelte";
import Felt from "./Felt.svelte";
import GiftCard from "./GiftCard.svelte";
import GiftPicture from "./GiftPicture.svelte";
import { hint } from "./hint";
import Recall from "./Recall.svelte";

export const look: GameLook = {
  choreography,
  zones: {},
  facts: {},
  hidden: [],
  stage: null,
  drops: {},
  card: GiftCard,
  picture: GiftPicture,
  felt: Felt,
  answers: { done: Answers, wait: Answers },
  recall: Recall,
  feel: Feel,
  hint,
};
