import { defaults, type EveningNews, type EveningStanding } from "../generated/wire";
import { asOneself } from "../table/seat_token";

/** A standing with every field that was left out filled up. */
export const wholeStanding = (standing: EveningStanding): EveningStanding => ({
  ...defaults.EveningStanding,
  ...standing,
});

/** All games of the evening, from whoever is at the table. */
export async function eveningNews(code: string): Promise<EveningNews> {
  const answer = await fetch(`/api/tables/${code}/evening`, { headers: asOneself(code) });
  if (!answer.ok) throw new Error(`evening of ${code}: ${answer.status}`);
  const { standings, games } = (await answer.json()) as EveningNews;
  return {
    standings: standings.map(wholeStanding),
    games: games.map((game) => ({
      ...defaults.EveningGameNews,
      ...game,
      seats: (game.seats ?? []).map((seat) => ({ ...defaults.EveningPlace, ...seat })),
    })),
  };
}
