import { t } from "../words/client_words.svelte";

const HOUR = 3600;
const DAY = 24 * HOUR;

/** Until when a table is kept, in seconds since 1970: a day, or the time of one that is near. */
export function keptUntil(until: number, now = Date.now() / 1000): string {
  const date = new Date(until * 1000);
  if (until - now >= DAY) return t("kept-until-day", { day: date.getDate(), month: date.getMonth() + 1 });
  const [hours, minutes] = [date.getHours(), date.getMinutes()].map((part) => String(part).padStart(2, "0"));
  return t("kept-until-time", { time: `${hours}:${minutes}` });
}

/** For how long a table is kept that one is at; "" for good. */
export function lifetime(
  { kept_for, has_played }: { kept_for: number; has_played: boolean },
  now = Date.now() / 1000,
): string {
  if (!kept_for) return "";
  if (has_played) return keptUntil(now + kept_for, now);
  return t("kept-unplayed", { hours: Math.max(1, Math.round(kept_for / HOUR)) });
}
