import type { Chair } from "../generated/wire";
import { botName, botPicture } from "../words/seat_bot_name_picture_and_temperament";
import { t } from "../words/client_words.svelte";

/** What whoever sits there is called. */
export function chairName(code: string, seat: number, chair: Chair | undefined): string {
  if (chair?.name) return chair.name;
  return chair?.who === "bot" ? botName(code, seat) : t("seat-number", { number: seat + 1 });
}

/** The picture of whoever sits there. */
export function chairPicture(code: string, seat: number, chair: Chair | undefined): string {
  return chair?.who === "bot" ? botPicture(code, seat) : chair?.avatar || "wrapped-gift";
}

/** What all who sit there are called: “Léa, Tom and Zoé”. */
export function namesOf(code: string, chairs: readonly Chair[], seats: readonly number[]): string {
  const names = seats.map((seat) => chairName(code, seat, chairs[seat]));
  const last = names.pop() ?? "";
  return names.length ? `${names.join(", ")} ${t("and")} ${last}` : last;
}
