import type { TableModel } from "../table/table_model.svelte";
import { announce } from "./announce";
import { say } from "./interface_text_en_fr";

/** The answer and the seat come in messages of their own; milliseconds. */
const MOMENT = 600;

/** Say to somebody who has handed their seat on who has it now. */
export function announceSeatGivenAway(table: TableModel, name: string): void {
  setTimeout(() => {
    if (table.seat < 0) announce(say("bedtime-handed", { name }));
  }, MOMENT);
}

/** Say to somebody who has asked for a seat that it is theirs. */
export function announceSeatTaken(table: TableModel): void {
  setTimeout(() => {
    if (table.seat >= 0) announce(say("bedtime-taken"));
  }, MOMENT);
}
