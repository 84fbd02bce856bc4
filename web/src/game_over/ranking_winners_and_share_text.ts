import type { Board, Standing } from "../generated/wire";

const MEDALS = ["", "🥇", "🥈", "🥉"];

/** How a game ended. */
export type Ending = Pick<Board, "standings" | "story">;

/** Who came where, best first. */
export function ranked(standings: readonly Standing[]): Standing[] {
  return [...standings].sort((a, b) => a.place - b.place || a.seat - b.seat);
}

/** Whether nobody has won, as the game was broken off: the server’s recap says so. */
export function isBrokenOff({ story }: Pick<Board, "story">): boolean {
  return story.some(({ kind }) => kind.startsWith("stopped"));
}

/** Who has won: nobody where the game was broken off. */
export function winnersOf(ending: Ending): Standing[] {
  return isBrokenOff(ending) ? [] : ranked(ending.standings).filter(({ place }) => place === 1);
}

/** The result of a game in a few lines, to be sent to friends; a game that was broken off earns no medals. */
export function resultText(
  game: string,
  ending: Ending,
  nameOf: (seat: number) => string,
  end: string,
  link: string,
): string {
  const medals = isBrokenOff(ending) ? [] : MEDALS;
  const places = ranked(ending.standings).map(({ seat, place }) => `${medals[place] ?? `${place}.`} ${nameOf(seat)}`);
  return [`🎁 ${game}`, ...places, end, link].filter((line) => line !== "").join("\n");
}
