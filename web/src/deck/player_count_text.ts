import { t } from "../words/client_words.svelte";
import { say } from "./interface_text_en_fr";

/** With how many a deck can be played, in words. */
export function playerCountText(seats: readonly number[]): string {
  const [least, most] = [seats[0], seats.at(-1)];
  if (least === undefined || most === undefined) return say("mix-good-for-nobody");
  const isUnbroken = seats.length === most - least + 1;
  if (seats.length > 1 && isUnbroken) return say("mix-good-range", { least, most });
  const last = seats.length > 1 ? `${seats.slice(0, -1).join(", ")} ${t("and")} ${most}` : String(least);
  return say("mix-good-for", { seats: last });
}
