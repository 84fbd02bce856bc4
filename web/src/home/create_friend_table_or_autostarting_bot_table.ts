import type { Lobby, NewTable } from "../generated/wire";
import { defaultBot, firstBot } from "../lobby/default_bot_and_fill_free_seats";
import type { TableModel } from "../table/table_model.svelte";
import { keepToken } from "../table/seat_token";
import { beginFirstGamePace } from "../tips/first_game_bot_pace";
import { tipHistoryOf } from "../tips/shared_tip_history_registry";
import { askSeats, listBots, makeTable } from "../wire/game_and_table_requests";

const SEATS = 4;
/** The table that is to start with bots as soon as its host has come in, and the bot to fill it with. */
let planned: { code: string; bot: string } | null = null;

/** The table that was made here for others, and that its host has not come to yet. */
let fresh = "";

/** For how many a table is made where nobody says. */
export const usualSeats = ([least, most]: [number, number]): number => Math.min(most, Math.max(least, SEATS));

/** By game: how many seats were chosen for a table with bots, as long as the page is open. */
const chosenSeats = new Map<string, number>();

/** Choose so many seats for a table with bots. */
export const chooseSeats = (game: string, seats: number): unknown => chosenSeats.set(game, seats);

/** How many seats a table with bots is to have: as many as were chosen last, else the usual number. */
export const seatsWithBots = (game: string, range: [number, number]): number =>
  chosenSeats.get(game) ?? usualSeats(range);

/** Make a table for friends and return its code. */
export async function createTable(game: string, range: [number, number], isHere = false): Promise<string> {
  return createTableFor(game, usualSeats(range), {}, isHere);
}

/** Make a table with so many seats and these options, `isHere`: one that this browser keeps, and return its code. */
export async function createTableFor(
  game: string,
  seats: number,
  options: NewTable["options"] = {},
  isHere = false,
): Promise<string> {
  const made = await makeTable(game, seats, options, isHere);
  keepToken(made.code, made.token);
  if (isHere) await askSeats([{ code: made.code, token: made.token }]);
  fresh = made.code;
  return made.code;
}

/** The table that was made here for several people on this device, who have yet to be named. */
let shared = "";

/** Make a table for several people on this device and return its code. */
export async function createTableToShare(game: string, range: [number, number], isHere = false): Promise<string> {
  shared = await createTable(game, range, isHere);
  return shared;
}

/** Whether its host has just made this table for several people on this device; asked once. */
export function isToShare(code: string): boolean {
  const isSo = shared === code;
  if (isSo) shared = "";
  return isSo;
}

/** Whether its host has just made this table for others, and is to say who invites; asked once. */
export function isFresh(code: string): boolean {
  const isSo = fresh === code && planned?.code !== code;
  fresh = "";
  return isSo;
}

/** Make a table that fills up with bots, gentle ones for a first game, and starts by itself; return its code. */
export async function createTableWithBots(
  game: string,
  seats: number,
  options: NewTable["options"] = {},
  isHere = false,
): Promise<string> {
  const bots = await listBots(game);
  const code = await createTableFor(game, seats, options, isHere);
  planned = { code, bot: tipHistoryOf(game).isNewcomer ? firstBot(bots) : defaultBot(bots) };
  return code;
}

/** Carry out what was planned for this table, once; against who is new to the game, bots take their time. */
export function startAsPlanned(table: TableModel): void {
  const plan = planned?.code === table.code ? planned : null;
  if (!plan) return;
  planned = null;
  table.onseated = ({ chairs, game }: Lobby) => {
    if (tipHistoryOf(game).isNewcomer) beginFirstGamePace(table);
    for (const chair of chairs) if (chair.who === "free") table.say({ t: "add_bot", seat: chair.seat, bot: plan.bot });
    table.say({ t: "start" });
  };
}
