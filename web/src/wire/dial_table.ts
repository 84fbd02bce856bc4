import { connectToServer, type Socket } from "./websocket_connection";
import { isKeptHere, tablesHere } from "./where_tables_are";

/** Open a line to the table of that code, wherever it is kept. */
export const dialTo =
  (code: string): (() => Socket) =>
  () =>
    (isKeptHere(code) ? tablesHere()?.dial() : undefined) ?? connectToServer();
