import type { Lobby } from "../generated/wire";
import type { TableModel } from "../table/table_model.svelte";

/** Neither fools nor brooders, the liveliest first. */
const LIKED = ["playful", "rules", "granny", "friend"];

/** Those that one who is new to a game can hold their own against. */
const GENTLE = ["dreamy", "sieve", "stranger"];

/** The bot of somebody's first game: a gentle one where the game has one. */
export const firstBot = (bots: readonly string[]): string =>
  GENTLE.find((bot) => bots.includes(bot)) ?? defaultBot(bots);

/** The bot to invite when nobody says which. */
export const defaultBot = (bots: readonly string[]): string =>
  LIKED.find((bot) => bots.includes(bot)) ?? bots[0] ?? "random";

/** Put a bot on every free seat. */
export function fillUp(table: TableModel, { chairs }: Lobby, bots: readonly string[]): void {
  for (const { seat, who } of chairs) if (who === "free") table.say({ t: "add_bot", seat, bot: defaultBot(bots) });
}
