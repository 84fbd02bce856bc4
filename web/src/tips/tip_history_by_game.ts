import { Tips } from "./tips.svelte";

const known = new Map<string, Tips>();

/** The tips of a game, the same wherever they are asked for. */
export function tipsOf(game: string): Tips {
  const found = known.get(game) ?? new Tips(game);
  known.set(game, found);
  return found;
}
