import { TipHistory } from "./tip_history_and_on_off_choice.svelte";

const known = new Map<string, TipHistory>();

/** Which tips of a game were told, the same wherever it is asked for. */
export function tipHistoryOf(game: string): TipHistory {
  const found = known.get(game) ?? new TipHistory(game);
  known.set(game, found);
  return found;
}
