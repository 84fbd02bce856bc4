import { readStored, removeStored, writeStored } from "../shell/browser_storage";
import type { TableModel } from "../table/table_model.svelte";

const keyOf = (code: string): string => `first-pace.${code}`;

/** What is asked of the table: its messages, and what it is set to. */
type Table = Pick<TableModel, "code" | "say" | "setting">;

/** Let bots take their time at this table, against who is new to the game. */
export function beginFirstGamePace(table: Table): void {
  writeStored(keyOf(table.code), "yes");
  table.say({ t: "manner", name: "pace", value: "calm" });
}

/** Let bots play as usual again, unless somebody has set another pace: a rematch is no first game. */
export function endFirstGamePace(table: Table): void {
  if (readStored(keyOf(table.code)) === null) return;
  removeStored(keyOf(table.code));
  if (table.setting("pace") === "calm") table.say({ t: "manner", name: "pace", value: "lively" });
}
