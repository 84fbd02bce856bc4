import type { Desk } from "../../table/desk.svelte";

/** Who may be aimed at is asked with the name of what is sent; "" where nobody is. */
export function hint(desk: Desk): string {
  const isAiming = desk.onSpots.length > 0 && desk.onSpots.every((option) => option.verb === "target");
  const power = desk.table.board?.parts.find((part) => part.t === "fact" && part.name === "picked_power");
  if (!isAiming || power?.t !== "fact") return "";
  return desk.words.saying("hint_target", { power: String(power.value) }, desk);
}
