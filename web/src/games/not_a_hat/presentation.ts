import type { GamePresentation } from "../presentations";
import AnswerButtons from "./claims/AnswerButtons.svelte";
import ClaimSheet from "./claims/ClaimSheet.svelte";
import { choreography } from "./choreography";
import VoiceSettings from "./claims/VoiceSettings.svelte";
import TableSurface from "./TableSurface.svelte";
import GiftCard from "./GiftCard.svelte";
import RoundRecap from "./RoundRecap.svelte";

export const presentation: GamePresentation = {
  choreography,
  zones: {},
  facts: {},
  hidden: ["menu"],
  stage: null,
  drops: {},
  card: GiftCard,
  surface: TableSurface,
  answers: { turn: AnswerButtons, accept: AnswerButtons, refuse: AnswerButtons, deal: AnswerButtons },
  sheets: { claim: ClaimSheet },
  gameOverPanel: RoundRecap,
  preferences: VoiceSettings,
  hint: (context) => (context.onSheet.length ? context.words.saying("hint_claim", {}, context) : ""),
  mustAnswer: true,
  forgets: true,
};
