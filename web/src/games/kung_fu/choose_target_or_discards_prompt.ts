import type { TableContext } from "../../table/table_context_words_moves_and_selection.svelte";

/** What is asked of those who may be aimed at, by the name of what is sent, and of cards that may go; else "". */
export function hint(context: TableContext): string {
  const verbs = [...new Set(context.onSpots.map((option) => option.verb))];
  if (verbs.join() === "discard") return context.words.label("several-discard");
  const isAiming = verbs.join() === "target";
  const power = context.table.board?.parts.find((part) => part.t === "fact" && part.name === "picked_power");
  if (!isAiming || power?.t !== "fact") return "";
  const hasLoot = context.table.board?.parts.some((part) => part.t === "fact" && part.name === "loot");
  return context.words.saying(hasLoot ? "hint_rob" : "hint_target", { power: String(power.value) }, context);
}
