import {
  defaults,
  type Fault,
  type HouseCardNews,
  type NewOwnCard,
  type OwnCardNews,
  type OwnNews,
} from "../generated/wire";
import { asOneself } from "../table/seat_token";
import { request } from "./where_tables_are";

/** Something about the table’s own cards was refused, and why. */
export class CustomCardRefused extends Error {
  constructor(readonly fault: Fault) {
    super(fault.expected);
  }
}

const wholeCard = (card: OwnCardNews): OwnCardNews => ({ ...defaults.OwnCardNews, ...card });

/** `place`: where the token is kept of whoever asks, one of several people on this device. */
async function ask(code: string, method: string, path: string, body?: BodyInit, place = code): Promise<Response> {
  const headers = asOneself(place);
  const answer = await request(`/api/tables/${code}/${path}`, { method, headers, ...(body ? { body } : {}) });
  if (answer.ok) return answer;
  const said = (await answer.json().catch(() => null)) as Fault | null;
  throw said ? new CustomCardRefused({ ...defaults.Fault, ...said }) : new Error(`${path}: ${answer.status}`);
}

/** All the table’s own cards. */
export async function customCards(code: string, place = code): Promise<OwnNews> {
  const news = (await (await ask(code, "GET", "own", undefined, place)).json()) as OwnNews;
  return { ...news, cards: news.cards.map(wholeCard) };
}

export async function addCard(code: string, card: NewOwnCard, place = code): Promise<OwnCardNews> {
  const answer = await ask(code, "POST", "own", JSON.stringify({ cards: [card] }), place);
  return wholeCard(((await answer.json()) as [OwnCardNews])[0]);
}

export const changeCard = async (code: string, id: string, card: NewOwnCard): Promise<unknown> =>
  ask(code, "PUT", `own/${id}`, JSON.stringify(card));

export const removeCard = async (code: string, id: string, place = code): Promise<unknown> =>
  ask(code, "DELETE", `own/${id}`, undefined, place);

export const givePhoto = async (code: string, id: string, photo: Blob, place = code): Promise<unknown> =>
  ask(code, "PUT", `own/${id}/photo`, photo, place);

export const takePhoto = async (code: string, id: string): Promise<unknown> => ask(code, "DELETE", `own/${id}/photo`);

/** A photo of the table’s, which only who is at it is given. */
export const photoOf = async (code: string, name: string): Promise<Blob> =>
  (await ask(code, "GET", `photos/${name}`)).blob();

/** The cards of the game, and which are put away. */
export async function houseCards(code: string): Promise<HouseCardNews[]> {
  const cards = (await (await ask(code, "GET", "house")).json()) as HouseCardNews[];
  return cards.map((card) => ({ ...defaults.HouseCardNews, ...card }));
}

export const putAway = async (code: string, ids: string[], isOn: boolean): Promise<unknown> =>
  ask(code, "POST", "house", JSON.stringify({ ids, is_on: isOn }));

/** The table’s own cards as a file. */
export const packOf = async (code: string, withPhotos: boolean): Promise<Blob> =>
  (await ask(code, "GET", withPhotos ? "pack?photos=yes" : "pack")).blob();

/** Add the cards of a file; gives how many they were. */
export const addPack = async (code: string, file: Blob): Promise<number> =>
  ((await (await ask(code, "POST", "pack", file)).json()) as OwnCardNews[]).length;
