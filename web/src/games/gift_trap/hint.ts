import type { Desk } from "../../table/desk.svelte";
import { roomOf } from "./room.svelte";

/** What is to be done next, in a sentence; "" where nothing is. */
export function hint(desk: Desk): string {
  const room = roomOf(desk);
  if (!room.isAsked) return "";
  const say = (key: string, args: Record<string, string | number> = {}): string => desk.words.saying(key, args, desk);
  const { picked } = room;
  if (picked?.kind === "trap") return say("hint_trap");
  if (room.phase === "colour") return say("hint_colour");
  if (room.has("get_more") && room.has("trap")) return say("hint_cards");
  if (room.has("get_more")) return say("hint_get_more");
  if (room.has("wait")) return say("hint_beat");
  if (room.has("open")) return say("hint_open");
  if (room.phase === "give") {
    if (picked?.kind === "ribbon") return say("hint_ribbon");
    if (picked?.kind === "gift") return say("hint_gift", { square: picked.square + 1 });
    if (picked?.kind === "friend") return say("hint_friend", { target: `@${picked.seat}` });
    return say(room.has("done") ? "hint_done" : "hint_give");
  }
  if (picked?.kind === "token") return say("hint_token", { rank: `#${picked.rank}` });
  if (picked?.kind === "gift") return say("hint_rated", { square: picked.square + 1 });
  return say(room.has("done") ? "hint_done" : "hint_rate");
}
