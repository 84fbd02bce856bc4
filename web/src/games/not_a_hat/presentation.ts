import type { GamePresentation } from "../presentation_interface_and_registry";
import AnswerButtons from "./claims/AnswerButtons.svelte";
import ClaimSheet from "./claims/ClaimSheet.svelte";
import { choreography } from "./choreography";
import { decidingEvent } from "./deciding_event";
import SpeechAndDictationToggles from "./claims/SpeechAndDictationToggles.svelte";
import TableSurface from "./TableSurface.svelte";
import DrawingOrBackCard from "./DrawingOrBackCard.svelte";
import RoundRecap from "./RoundRecap.svelte";

export const presentation: GamePresentation = {
  choreography,
  zones: {},
  facts: {},
  hidden: ["menu"],
  stage: null,
  drops: {},
  card: DrawingOrBackCard,
  surface: TableSurface,
  answers: { turn: AnswerButtons, accept: AnswerButtons, refuse: AnswerButtons, deal: AnswerButtons },
  sheets: { claim: ClaimSheet },
  decidingEvent,
  gameOverPanel: RoundRecap,
  preferences: SpeechAndDictationToggles,
  hint: (context) => {
    const isAsked = context.options.some(({ verb }) => verb === "refuse");
    const key = context.onSheet.length ? "hint_claim" : isAsked ? "hint_answer" : "";
    return key && context.words.saying(key, {}, context);
  },
  mustAnswer: true,
  forgets: true,
};
