import type { TableContext } from "../../table/table_context_words_moves_and_selection.svelte";

/** What is asked of a gift or a player that glows, also where but one does; "" where something else is asked. */
export function hint(context: TableContext): string {
  const [verb = "", ...others] = new Set(context.onSpots.map((option) => option.verb));
  return others.length === 0 && ["point", "target"].includes(verb) ? context.words.label(`several-${verb}`) : "";
}
