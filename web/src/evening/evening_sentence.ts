import type { EveningStanding } from "../generated/wire";

/** Which sentence tells an evening, and who is named in it. */
export interface EveningSentence {
  key: string;
  leaders: string[];
}

const VARIANTS = { leads: 4, far: 3, tied: 3, none: 1 };
/** So many points for each game are a lead that is told as a large one. */
const FAR = 1.5;

/** Choose the sentence for an evening after so many games: the same for everybody at the table. */
export function eveningSentence(standings: readonly EveningStanding[], games: number): EveningSentence {
  const best = standings[0]?.points ?? 0;
  const leaders = standings.filter(({ points }) => points === best).map(({ name }) => name);
  const lead = best - (standings[leaders.length]?.points ?? 0);
  const kind = best === 0 ? "none" : leaders.length > 1 ? "tied" : lead >= FAR * games && games > 1 ? "far" : "leads";
  const seed = games + (leaders[0]?.length ?? 0);
  return { key: `evening-${kind}-${(seed % VARIANTS[kind]) + 1}`, leaders };
}
