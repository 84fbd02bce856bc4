import type { Option } from "../generated/wire";
import { readStored, writeStored } from "../shell/browser_storage";
import { seatSpot } from "../table/board_spots_and_moves_by_spot";
import type { TableContext } from "../table/table_context_words_moves_and_selection.svelte";

const KEY = "phone-as-hand";

/** Whether this person’s phone shows no copy of the table while a big screen does; kept by this browser. */
class PhoneAsHand {
  isOn: boolean = $state(readStored(KEY) !== "no");

  set(isOn: boolean): void {
    this.isOn = isOn;
    writeStored(KEY, isOn ? "yes" : "no");
  }
}

export const phoneAsHand = new PhoneAsHand();

/** Whether somebody has a seat at a table, in a game that goes on. */
export function isInGame({ lobby, isOver, isSpectating, isReplay }: TableContext["table"]): boolean {
  return !!lobby && lobby.seat >= 0 && !isOver && !isSpectating && !isReplay;
}

/** Whether what is asked is played on something that is no card or panel of one’s own, so that the table is needed. */
export function needsTable(context: TableContext): boolean {
  const { table } = context;
  if (context.presentation.surface) return context.onSpots.length > 0 || context.onSheet.length > 0;
  const own = (table.board?.parts ?? []).filter((part) => part.owner === table.seat).map(({ id }) => id);
  const isOwn = ({ spot }: Option): boolean =>
    spot === seatSpot(table.seat) || own.some((id) => spot === id || spot.startsWith(`${id}/`));
  return context.onSpots.some((option) => !isOwn(option));
}
