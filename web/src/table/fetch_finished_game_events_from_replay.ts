import type { Happening } from "../generated/wire";

/** What this seat saw happen in a game that is over; spectators: what everybody saw. */
export async function pastEventsOf(code: string, seat: number): Promise<Happening[]> {
  const { replayOfTable } = await import("../wire/replay_requests");
  const replay = await replayOfTable(code, seat < 0 ? "table" : String(seat));
  return replay.steps.flatMap((step) => step.update?.events ?? []);
}
