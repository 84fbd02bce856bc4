import { expect, test } from "vitest";

import { hint } from "../src/games/gift_trap/next_step_hint";
import type { AnyPart, Option } from "../src/generated/wire";
import type { TableContext } from "../src/table/table_context_words_moves_and_selection.svelte";
import { Words, type Language } from "../src/words/fluent_bundle_with_typography_fixes";
import { GameWords } from "../src/words/game_words";
import en from "../../src/regift/games/gift_trap/table.en.ftl?raw";
import fr from "../../src/regift/games/gift_trap/table.fr.ftl?raw";

const LATER = { en: "You play GiftTRAP between parcels", fr: "Le Cadeau piégé : entre deux paquets" };
const step = (value: string): AnyPart => ({ t: "fact", id: "step", name: "step", owner: -1, value });
const trapOf = (seat: number): AnyPart => ({
  t: "token",
  id: `holds_trap_card:${seat}`,
  name: "holds_trap_card",
  owner: seat,
});

/** What seat 0 reads at a step with these parts on the table, where it may do this. */
function read(
  language: Language,
  now: string,
  parts: AnyPart[],
  verb: string,
  fastForward: object | null = null,
): string {
  const option: Option = { id: 1, verb, args: {}, spot: "", caution: "", caution_args: {} };
  const board = { parts: [step(now), ...parts] };
  const table = { board, isMine: true, isReplay: false, options: [option], lobby: null, fastForward };
  const words = new GameWords(new Words(language, language === "en" ? en : fr), new Words(language));
  return hint({ table, words, seat: 0, nameOf: () => "Léa" } as unknown as TableContext);
}

test.each([
  ["en", "step_give", "give"],
  ["en", "step_rate", "rate"],
  ["fr", "step_give", "give"],
  ["fr", "step_rate", "rate"],
] as const)("GT-49: in %s, at %s, who holds the GiftTRAP card reads when it is played", (language, now, verb) => {
  const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, " ");
  expect(plain(read(language, now, [trapOf(0)], verb))).toContain(LATER[language]);
  expect(plain(read(language, now, [], verb))).not.toContain(LATER[language]);
  expect(plain(read(language, now, [trapOf(1)], verb))).not.toContain(LATER[language]);
});

test.each(["en", "fr"] as const)("GT-49: in %s, a pause says what can be done, not when", (language) => {
  expect(read(language, "step_give", [trapOf(0)], "wait")).not.toContain(LATER[language]);
});

test.each([
  ["en", "“Faster” opens them all."],
  ["fr", "« Faster » les ouvre tous."],
] as const)("in %s, who chooses a parcel reads what the button to go faster does to the others", (language, told) => {
  const said = (fastForward: object | null): string =>
    read(language, "step_open", [], "open", fastForward).replace(/[\u00a0\u202f]/g, " ");
  expect(said({ wishing: 0, people: 1 })).toContain(told);
  expect(said(null)).not.toContain(told);
});
