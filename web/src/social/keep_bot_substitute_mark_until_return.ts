import type { Lobby } from "../generated/wire";

/**
 * Return the lobby with everybody marked for whom a bot has played, until they are back or the game is over: where a bot
 * makes one choice alone, the server calls that over as soon as it is made.
 */
export function withLastingSubstitution(before: Lobby | null, now: Lobby): Lobby {
  if (!before || now.phase !== "playing") return now;
  const isLasting = (seat: number): boolean => {
    const [old, chair] = [before.chairs[seat], now.chairs[seat]];
    return old?.is_covered === true && chair?.who === "person" && !chair.is_here && chair.name === old.name;
  };
  return {
    ...now,
    chairs: now.chairs.map((chair) => (isLasting(chair.seat) ? { ...chair, is_covered: true } : chair)),
  };
}
