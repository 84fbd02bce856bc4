import { WebSocketConnection, type Socket } from "../wire/websocket_connection";
import { dialTo } from "../wire/dial_table";
import { TableModel, type Arrival } from "./table_model.svelte";

/** Come to a table , wherever it is kept; a big screen only ever watches. `placeOf`: where the tokens are kept. */
export function openLiveTable(
  code: string,
  arrival: Arrival,
  dial: () => Socket = dialTo(code),
  isBigScreen = false,
  placeOf?: (code: string) => string,
): TableModel {
  const table = new TableModel(
    code,
    isBigScreen ? { ...arrival, watch: true, seat_code: "" } : arrival,
    isBigScreen,
    placeOf,
  );
  table.connection = new WebSocketConnection(table, dial);
  return table;
}
