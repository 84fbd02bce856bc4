import type { Lobby } from "../generated/wire";
import type { LiveTable } from "../table/live_table.svelte";

const LIKED = "rules";

/** The bot to invite when nobody says which: neither a fool nor a brooder. */
export const likedBot = (bots: readonly string[]): string => (bots.includes(LIKED) ? LIKED : (bots[0] ?? "random"));

/** Put a bot on every free seat. */
export function fillUp(table: LiveTable, { chairs }: Lobby, bots: readonly string[]): void {
  for (const { seat, who } of chairs) if (who === "free") table.say({ t: "add_bot", seat, bot: likedBot(bots) });
}
