import type { TableContext } from "../../table/table_context_words_moves_and_selection.svelte";
import { t } from "../../words/client_words.svelte";
import { holds } from "./board_selectors";
import { draftStateOf } from "./giving_and_rating/optimistic_placements_and_server_sync.svelte";

/** What is to be done next, in a sentence; "" where nothing is. */
export function hint(context: TableContext): string {
  const draft = draftStateOf(context);
  if (!draft.isAsked) return "";
  const say = (key: string, args: Record<string, string | number> = {}): string =>
    context.words.saying(key, args, context);
  const { picked } = draft;
  if (picked?.kind === "trap") return say("hint_trap");
  if (draft.phase === "colour") return say("hint_colour");
  if (draft.has("get_more") && draft.has("trap")) return say("hint_cards");
  if (draft.has("get_more")) return say("hint_get_more");
  if (draft.has("wait")) return say("hint_beat");
  if (draft.has("open")) {
    const faster = context.table.fastForward && context.words.words.find("hint_open_faster", { button: t("hasten") });
    return faster ?? say("hint_open");
  }
  /** Who holds the GiftTRAP card and is offered no use of it reads when it is. */
  const later = holds(draft.parts, "trap_card", context.seat) ? "_trap_later" : "";
  if (draft.phase === "give") {
    if (picked?.kind === "ribbon") return say("hint_ribbon");
    if (picked?.kind === "gift") return say("hint_gift", { square: picked.square + 1 });
    if (picked?.kind === "friend") return say("hint_friend", { target: `@${picked.seat}` });
    return say(draft.has("done") ? "hint_done" : `hint_give${later}`);
  }
  if (picked?.kind === "token") return say("hint_token", { rank: `#${picked.rank}` });
  if (picked?.kind === "gift") return say("hint_rated", { square: picked.square + 1 });
  return say(draft.has("done") ? "hint_done" : `hint_rate${later}`);
}
