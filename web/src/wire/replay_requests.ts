import type { Fault, Replay } from "../generated/wire";
import { asOneself } from "../table/seat_token";
import { replayOf } from "./decode_and_fill_defaults";
import { request } from "./where_tables_are";

/** Why a replay was not given: what the server says, and with which status. */
export class NoReplay extends Error {
  constructor(
    readonly status: number,
    readonly fault: Fault | null,
  ) {
    super(fault?.expected ?? `status ${status}`);
  }
}

async function read(answer: Response): Promise<Replay> {
  if (answer.ok) return replayOf((await answer.json()) as Replay);
  const fault = await answer.json().then(
    (said) => said as Fault,
    () => null,
  );
  throw new NoReplay(answer.status, fault);
}

/** The last game of a table, as some eyes saw it. */
export async function replayOfTable(code: string, eyes: string): Promise<Replay> {
  return read(await request(`/api/tables/${code}/replay?eyes=${eyes}`, { headers: asOneself(code) }));
}

/** The game of a record, as some eyes saw it. */
export async function replayOfRecord(record: Blob, eyes: string): Promise<Replay> {
  return read(await request(`/api/replay?eyes=${eyes}`, { method: "POST", body: record }));
}
