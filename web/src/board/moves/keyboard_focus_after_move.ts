import type { FanCard } from "../cards/own_hand_zone_and_fan_card_keys";
import type { Option } from "../../generated/wire";

/** What it asks of the table. */
interface MovesOnPage {
  readonly hand: readonly FanCard[];
  readonly buttons: readonly Option[];
  readonly pass: Option | undefined;
  /** What is played on a spot. */
  at(spot: string): readonly Option[];
}

/** The next card of a hand that can be played, from the place of the last one on; past the end, the last that can. */
export function nextPlayableCard(moves: Pick<MovesOnPage, "hand" | "at">, from: number): FanCard | undefined {
  const isPlayable = ({ spot }: FanCard): boolean => moves.at(spot).length > 0;
  return moves.hand.slice(from).find(isPlayable) ?? moves.hand.filter(isPlayable).at(-1);
}

/** The button from which the keyboard goes on: a card, what else glows, an answer; what does no more comes last. */
export function nextMoveButton(moves: MovesOnPage, from: number): HTMLElement | null {
  const card = nextPlayableCard(moves, from);
  const others = moves.buttons.filter((option) => option !== moves.pass);
  const answers = [...others, ...(moves.pass ? [moves.pass] : [])];
  const places = [
    ...(card ? [`[data-card="${CSS.escape(card.key)}"]`] : []),
    ".lit > button",
    ...answers.map(({ id }) => `.action-bar [data-testid="option-${id}"]`),
  ];
  const found = places.map((place) => document.querySelector<HTMLElement>(place));
  return found.find((button) => button !== null) ?? null;
}
