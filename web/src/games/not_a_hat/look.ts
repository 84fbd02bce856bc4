import type { GameLook } from "../looks";
import Answers from "./Answers.svelte";
import ClaimSheet from "./ClaimSheet.svelte";
import { choreography } from "./choreography";
import Feel from "./Feel.svelte";
import Felt from "./Felt.svelte";
import GiftCard from "./GiftCard.svelte";
import Recall from "./Recall.svelte";

export const look: GameLook = {
  choreography,
  zones: {},
  facts: {},
  hidden: ["menu"],
  stage: null,
  drops: {},
  card: GiftCard,
  felt: Felt,
  answers: { turn: Answers, accept: Answers, refuse: Answers, deal: Answers },
  sheets: { claim: ClaimSheet },
  recall: Recall,
  feel: Feel,
  hint: (desk) => (desk.onSheet.length ? desk.words.saying("hint_claim", {}, desk) : ""),
  mustAnswer: true,
  forgets: true,
};
