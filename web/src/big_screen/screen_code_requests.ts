import type { ScreenCode, ScreenTable } from "../generated/wire";
import { asOneself, bigScreenPlace, keepToken, tokenOf } from "../table/seat_token";
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

/** Let whoever sits at the table be told that a screen of this browser is a big screen. */
export async function keepBigScreenToken(table: string): Promise<void> {
  if (tokenOf(bigScreenPlace(table))) return;
  const headers = { "content-type": "application/json", ...asOneself(table) };
  const answer = await fetch(`/api/tables/${table}/screen`, { method: "POST", headers, body: "{}" });
  if (answer.ok) keepToken(bigScreenPlace(table), ((await answer.json()) as ScreenTable).token);
}

/** How the server answered who chose a table for a screen. */
export type Choice = "chosen" | "unknown" | "too-many" | "silent";

/** Let the screen that shows this code show one’s own table. */
export async function showOnScreen(table: string, screen: string): Promise<Choice> {
  const headers = { "content-type": "application/json", ...asOneself(table) };
  const body = JSON.stringify({ screen });
  const answer = await fetch(`/api/tables/${table}/screen`, { method: "POST", headers, body }).catch(() => null);
  if (!answer || answer.status >= 500) return "silent";
  if (answer.ok) return "chosen";
  return answer.status === 429 ? "too-many" : "unknown";
}
