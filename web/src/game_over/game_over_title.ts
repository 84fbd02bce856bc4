import type { TableContext } from "../table/table_context_words_moves_and_selection.svelte";
import { speech, t } from "../words/client_words.svelte";
import { isBrokenOff, winnersOf } from "./ranking_winners_and_share_text";

/** The sentence that says who has won, to whoever reads it. */
export function gameOverTitle(context: TableContext): string {
  const { board, seat } = context.table;
  if (!board) return "";
  if (isBrokenOff(board)) return t("broken-off");
  const winners = winnersOf(board);
  const [first] = winners;
  if (!first) return "";
  if (winners.length > 1) {
    const names = new Intl.ListFormat(speech.language).format(winners.map((winner) => context.nameOf(winner.seat)));
    return t("tie", { names });
  }
  return first.seat === seat ? t("you-win") : t("winner", { name: context.nameOf(first.seat) });
}
