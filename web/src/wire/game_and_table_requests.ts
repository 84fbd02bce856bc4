import {
  defaults,
  type GameCard,
  type GameSheet,
  type HeldSeat,
  type Lid,
  type Lobby,
  type NewTable,
  type TableMade,
  type TableNews,
} from "../generated/wire";
import { readStored, removeStored, writeStored } from "../shell/browser_storage";
import { asOneself } from "../table/seat_token";
import { decode } from "./decode_and_fill_defaults";
import { isKeptHere, request, tablesHere } from "./where_tables_are";

async function get<T>(path: string): Promise<T> {
  const answer = await request(path, { headers: { accept: "application/json" } });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return (await answer.json()) as T;
}

/** Send what somebody asks; whether it was refused is for the caller to see. */
export async function send(path: string, body: object, signal?: AbortSignal): Promise<Response> {
  const headers = { "content-type": "application/json" };
  return request(path, { method: "POST", headers, body: JSON.stringify(body), ...(signal ? { signal } : {}) });
}

async function post(path: string, body: object): Promise<Response> {
  const answer = await send(path, body);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer;
}

const wholeLid = (lid?: Partial<Lid>): Lid => ({ ...defaults.Lid, ...lid });

export async function listGames(): Promise<GameCard[]> {
  const cards = await get<GameCard[]>("/api/games");
  return cards.map((card) => ({ ...defaults.GameCard, ...card, lid: wholeLid(card.lid) }));
}

/** The bots of a game that a person chooses from; with a number of seats, those that play at so many. */
export async function listBots(game: string, seats?: number): Promise<string[]> {
  const bots = await get<Record<string, string[]>>(seats ? `/api/bots?seats=${seats}` : "/api/bots");
  return bots[game] ?? [];
}

const sheets = new Map<string, Promise<GameSheet>>();

/** Everything to draw a game with; asked for once. */
export function gameSheet(game: string): Promise<GameSheet> {
  const known = sheets.get(game);
  if (known) return known;
  const asked = get<GameSheet>(`/api/games/${game}`).then((sheet) => ({
    ...sheet,
    lid: wholeLid(sheet.lid),
    choices: sheet.choices.map((choice) => ({ ...defaults.Choice, ...choice })),
  }));
  asked.catch(() => sheets.delete(game));
  sheets.set(game, asked);
  return asked;
}

const MOST_SEATS = 16;
const NEWS = "news.";

const wholeNews = (news: TableNews): TableNews => ({
  ...news,
  chairs: news.chairs.map((chair) => ({ ...defaults.Chair, ...chair })),
});

/** The same of the tables that this browser keeps; what was known of them last, where they are not open. */
async function askSeatsHere(held: HeldSeat[]): Promise<TableNews[]> {
  const answer = await tablesHere()?.ask("/api/seats", { method: "POST", body: JSON.stringify({ seats: held }) });
  if (!answer) return held.flatMap(({ code }) => JSON.parse(readStored(NEWS + code) ?? "[]") as TableNews[]);
  const found = (await answer.json()) as TableNews[];
  for (const { code } of held) removeStored(NEWS + code);
  for (const news of found) writeStored(NEWS + news.code, JSON.stringify([news]));
  return found;
}

/** How the tables are doing that these seats are at; those that are gone are missing. */
export async function askSeats(held: HeldSeat[]): Promise<TableNews[]> {
  const here = held.filter(({ code }) => isKeptHere(code));
  const there = held.filter(({ code }) => !isKeptHere(code));
  const found = here.length ? await askSeatsHere(here) : [];
  for (let from = 0; from < there.length; from += MOST_SEATS) {
    const answer = await post("/api/seats", { seats: there.slice(from, from + MOST_SEATS) });
    found.push(...((await answer.json()) as TableNews[]));
  }
  return found.map(wholeNews);
}

/** A table as a stranger sees it, null where none of that code stands. */
export async function peekAt(code: string): Promise<Lobby | null> {
  const answer = await request(`/api/tables/${code}`);
  if (answer.status === 404) return null;
  if (!answer.ok) throw new Error(`table ${code}: ${answer.status}`);
  const lobby = decode(await answer.text());
  return lobby?.t === "lobby" ? lobby : null;
}

/** Whether a table of that code stands. */
export const tableExists = async (code: string): Promise<boolean> => (await peekAt(code)) !== null;

/** Make a table at the server, or one that this browser keeps. */
export async function makeTable(
  game: string,
  seats: number,
  options: NewTable["options"] = {},
  isHere = false,
): Promise<TableMade> {
  const body = { game, seats, options };
  if (!isHere) return (await (await post("/api/tables", body)).json()) as TableMade;
  const answer = await tablesHere()?.ask("/api/tables", { method: "POST", body: JSON.stringify(body) });
  if (!answer?.ok) throw new Error(`no table here: ${answer?.status}`);
  return (await answer.json()) as TableMade;
}

/** End a table against bots for good. */
export async function endTable(code: string): Promise<void> {
  const answer = await request(`/api/tables/${code}/end`, { method: "POST", headers: asOneself(code) });
  if (!answer.ok && answer.status !== 404) throw new Error(`end of ${code}: ${answer.status}`);
}

const recordOf = (code: string): string => `/api/tables/${code}/record`;

/** The record of the game that is over. */
export async function recordText(code: string): Promise<string> {
  const answer = await request(recordOf(code), { headers: asOneself(code) });
  if (!answer.ok) throw new Error(`record of ${code}: ${answer.status}`);
  return answer.text();
}

/** Save the record of a table’s game as a file; a link alone does not say who asks. */
export async function saveRecord(code: string, name: string): Promise<void> {
  const address = URL.createObjectURL(new Blob([await recordText(code)], { type: "application/x-ndjson" }));
  Object.assign(document.createElement("a"), { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
