import type { Standing } from "../generated/wire";

const MEDALS = ["", "🥇", "🥈", "🥉"];

/** Who came where, best first. */
export function ranked(standings: readonly Standing[]): Standing[] {
  return [...standings].sort((a, b) => a.place - b.place || a.seat - b.seat);
}

/** The result of a game in a few lines, to be sent to friends. */
export function resultText(
  game: string,
  standings: readonly Standing[],
  nameOf: (seat: number) => string,
  end: string,
  link: string,
): string {
  const places = ranked(standings).map(({ seat, place }) => `${MEDALS[place] ?? `${place}.`} ${nameOf(seat)}`);
  return [`🎁 ${game}`, ...places, end, link].filter((line) => line !== "").join("\n");
}
