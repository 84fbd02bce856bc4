import type { AnyPart } from "../../generated/wire";
import type { Reader, GameWords } from "../../words/game_words";
import { factsOf, type PlayedCard } from "./gift_piles_and_played_cards";

interface Teller extends Reader {
  words: GameWords;
}

/** What happened so far with the card being played: who played it at whom, then each answer, oldest first. */
export function comebackLines(
  parts: readonly AnyPart[],
  laid: readonly PlayedCard[],
  target: number,
  context: Teller,
): string[] {
  const [first, ...answers] = laid;
  if (!first) return [];
  const { words } = context;
  const args = { seat: `@${first.seat}`, card: `#${first.card}`, target: `@${target}` };
  const pointed = factsOf(parts, "pointed")[0];
  const about = pointed ? ` ${words.saying("stage_pointed", { gift: `#${pointed.value}` }, context)}` : "";
  const kind = target < 0 ? "stage_own" : target === context.seat ? "stage_aimed_you" : "stage_aimed";
  return [
    words.saying(kind, args, context) + about,
    ...answers.map(({ seat, card }) => words.saying("stage_answers", { seat: `@${seat}`, card: `#${card}` }, context)),
  ];
}
