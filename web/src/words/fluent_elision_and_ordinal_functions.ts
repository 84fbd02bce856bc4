import { FluentNumber, type FluentFunction, type FluentValue } from "@fluent/bundle";

const VOWEL_SOUND = /^[aeiouyhàâäéèêëîïôöùûüœæ]/i;

/** French elision: "de Léa", "d’Alice". */
export function elided(name: string): string {
  return (VOWEL_SOUND.test(name) ? "d’" : "de ") + name;
}

function plain(value: FluentValue | undefined): string | number {
  if (value instanceof FluentNumber) return value.value;
  return typeof value === "string" ? value : String(value?.valueOf() ?? "");
}

/** The functions that the words of a game may call; the Python side registers the same two. */
export const functions: Record<string, FluentFunction> = {
  DE: ([name]) => elided(String(plain(name))),
  ORD: ([number]) => (Number(plain(number)) === 1 ? "one" : "other"),
};
