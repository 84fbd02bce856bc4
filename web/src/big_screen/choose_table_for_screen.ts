import type { ScreenTable } from "../generated/wire";
import { asOneself, bigScreenPlace, keepToken, tokenOf } from "../table/seat_token";

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
