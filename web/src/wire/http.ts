import { defaults, type GameCard, type GameSheet, type TableMade } from "../generated/wire";

async function get<T>(path: string): Promise<T> {
  const answer = await fetch(path, { headers: { accept: "application/json" } });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return (await answer.json()) as T;
}

export const listGames = (): Promise<GameCard[]> => get("/api/games");

/** The bots that can play a game, the weakest first. */
export async function listBots(game: string): Promise<string[]> {
  const bots = await get<Record<string, string[]>>("/api/bots");
  return bots[game] ?? [];
}

const sheets = new Map<string, Promise<GameSheet>>();

/** Everything to draw a game with; asked for once. */
export function gameSheet(game: string): Promise<GameSheet> {
  const known = sheets.get(game);
  if (known) return known;
  const asked = get<GameSheet>(`/api/games/${game}`).then((sheet) => ({
    ...sheet,
    choices: sheet.choices.map((choice) => ({ ...defaults.Choice, ...choice })),
  }));
  asked.catch(() => sheets.delete(game));
  sheets.set(game, asked);
  return asked;
}

/** Whether a table of that code stands. */
export async function tableStands(code: string): Promise<boolean> {
  const answer = await fetch(`/api/tables/${code}`);
  if (answer.status === 404) return false;
  if (!answer.ok) throw new Error(`table ${code}: ${answer.status}`);
  return true;
}

export async function makeTable(game: string, seats: number): Promise<TableMade> {
  const body = JSON.stringify({ game, seats });
  const answer = await fetch("/api/tables", { method: "POST", headers: { "content-type": "application/json" }, body });
  if (!answer.ok) throw new Error(`a new table: ${answer.status}`);
  return (await answer.json()) as TableMade;
}

export const recordOf = (code: string): string => `/api/tables/${code}/record`;

/** The record of the game that is over. */
export async function recordText(code: string): Promise<string> {
  const answer = await fetch(recordOf(code));
  if (!answer.ok) throw new Error(`record of ${code}: ${answer.status}`);
  return answer.text();
}
