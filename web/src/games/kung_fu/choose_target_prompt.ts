import type { TableContext } from "../../table/table_moves_and_selection_context.svelte";

/** Who may be aimed at is asked with the name of what is sent, and what can be taken in plain sight; "" where nobody is. */
export function hint(context: TableContext): string {
  const isAiming = context.onSpots.length > 0 && context.onSpots.every((option) => option.verb === "target");
  const power = context.table.board?.parts.find((part) => part.t === "fact" && part.name === "picked_power");
  if (!isAiming || power?.t !== "fact") return "";
  const hasLoot = context.table.board?.parts.some((part) => part.t === "fact" && part.name === "loot");
  return context.words.saying(hasLoot ? "hint_rob" : "hint_target", { power: String(power.value) }, context);
}
