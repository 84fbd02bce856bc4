import { readStored, writeStored } from "../shell/browser_storage";

const keyOf = (game: string): string => `tips.${game}`;

/** Stands among the tips for: whoever uses this device was asked whether they know the game. */
export const ASKED = "asked";
/** Stands among the tips for: whoever watches on this device was asked whether they know the game. */
export const ASKED_WATCHING = "watched";
/** Stands among the tips for: none is wanted. */
export const NO_TIPS = "off";

/** What was told of a game on this device. */
export function rememberedTips(game: string): string[] {
  return (readStored(keyOf(game)) ?? "").split(" ").filter((key) => key !== "");
}

export const withoutRepeats = (keys: readonly string[]): string[] => [...new Set(keys)];

export function rememberTips(game: string, keys: readonly string[]): void {
  writeStored(keyOf(game), withoutRepeats(keys).join(" "));
}

/** Whether nobody has played or declined to learn a game on this device. */
export const isNewHere = (game: string): boolean => !rememberedTips(game).includes(ASKED);
