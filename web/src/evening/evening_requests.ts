import { defaults, type EveningNews, type EveningStanding, type EveningSummary } from "../generated/wire";
import { saveFile } from "../shell/download_file";
import { request } from "../wire/where_tables_are";
import { asOneself } from "../table/seat_token";

/** A standing with every field that was left out filled up. */
export const wholeStanding = (standing: EveningStanding): EveningStanding => ({
  ...defaults.EveningStanding,
  ...standing,
});

/** The same of a summary. */
export const wholeSummary = (summary: EveningSummary): EveningSummary => ({
  ...defaults.EveningSummary,
  ...summary,
});

async function ask(code: string, ending: "" | ".csv"): Promise<Response> {
  const answer = await request(`/api/tables/${code}/evening${ending}`, { headers: asOneself(code) });
  if (!answer.ok) throw new Error(`evening of ${code}: ${answer.status}`);
  return answer;
}

/** Save the evening as a file: all that is known of it, or its rows for a spreadsheet. */
export async function saveEvening(code: string, kind: "json" | "csv"): Promise<void> {
  const answer = await ask(code, kind === "csv" ? ".csv" : "");
  saveFile(await answer.blob(), `regift-${code}.${kind}`);
}

/** Save a date for the calendar: this evening’s time a week later, by the clock of this device. */
export async function saveNextWeek(code: string, language: string): Promise<void> {
  const asked = new URLSearchParams({ lang: language, zone: Intl.DateTimeFormat().resolvedOptions().timeZone });
  const answer = await request(`/api/tables/${code}/next-week.ics?${asked}`, { headers: asOneself(code) });
  if (!answer.ok) throw new Error(`next week of ${code}: ${answer.status}`);
  saveFile(await answer.blob(), `regift-${code}.ics`);
}

/** Delete the evening for good; for its host alone. */
export async function forgetEvening(code: string): Promise<void> {
  const answer = await request(`/api/tables/${code}/evening`, { method: "DELETE", headers: asOneself(code) });
  if (!answer.ok) throw new Error(`evening of ${code}: ${answer.status}`);
}

/** All games of the evening, from whoever is at the table. */
export async function eveningNews(code: string): Promise<EveningNews> {
  const answer = await ask(code, "");
  const { standings, bettors, games } = (await answer.json()) as EveningNews;
  return {
    standings: standings.map(wholeStanding),
    bettors,
    games: games.map((game) => ({
      ...defaults.EveningGameNews,
      ...game,
      seats: (game.seats ?? []).map((seat) => ({ ...defaults.EveningPlace, ...seat })),
    })),
  };
}
