import type { Option } from "../../generated/wire";

/** By verb: what ends a turn, or answers nothing; and the verbs of what is no more than a part of that. */
export type Passes = Readonly<Record<string, readonly string[]>>;

/** The option to do no more: what the game calls so, else the first button where numbers stand for something else. */
export const passAmong = (buttons: readonly Option[], passes: Passes, isNumberless: boolean): Option | undefined =>
  buttons.find(({ verb }) => verb in passes) ?? (isNumberless ? buttons[0] : undefined);

/**
 * The button to be seen first: to do no more only where nothing else is left, and no button at all while there are moves
 * on the table.
 */
export function loudAmong(buttons: readonly Option[], options: readonly Option[], passes: Passes): Option | undefined {
  const pass = buttons.find(({ verb }) => verb in passes);
  const parts = pass ? (passes[pass.verb] ?? []) : [];
  const others = options.filter((option) => option !== pass && !parts.includes(option.verb));
  if (others.length === 0) return pass;
  return others.every((option) => buttons.includes(option)) ? others[0] : undefined;
}
