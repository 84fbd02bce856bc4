import type { ScreenCode, ScreenTable } from "../generated/wire";
import { send } from "../wire/game_and_table_requests";

/** A new code for this screen; null where the server draws none now. */
export async function drawScreenCode(): Promise<ScreenCode | null> {
  const answer = await send("/api/screens", {});
  return answer.ok ? ((await answer.json()) as ScreenCode) : null;
}

/** The table that was chosen for a screen, its code "" for none yet; null where the screen’s code is good no more. */
export async function tableOfScreen({ code, secret }: ScreenCode): Promise<ScreenTable | null> {
  const answer = await fetch(`/api/screens/${code}`, { headers: { authorization: `Bearer ${secret}` } });
  if (answer.status === 404) return null;
  if (!answer.ok) throw new Error(`screen ${code}: ${answer.status}`);
  return (await answer.json()) as ScreenTable;
}
