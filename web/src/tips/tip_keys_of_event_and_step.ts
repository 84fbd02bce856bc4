import type { AnyPart, Happening } from "../generated/wire";

/** The words of a game for what happened, the narrowest first: to whom it happened, then whatever it was. */
export function keysOfEvent({ kind, args }: Happening, seat: number): string[] {
  const roles = Object.keys(args).filter((name) => args[name] === `@${seat}`);
  return [...roles.map((role) => `tip-${kind}-${role}`), `tip-${kind}`];
}

/** The value of a fact of the table, as text; "" where there is none of that name. */
function factIn(parts: readonly AnyPart[], name: string): string {
  const fact = parts.find((part) => part.t === "fact" && part.name === name);
  return fact?.t === "fact" ? String(fact.value) : "";
}

/** The words of a game for what lies on the table from the first turn on, and does not go without saying. */
export function keysOfFacts(parts: readonly AnyPart[]): string[] {
  return parts.flatMap((part) => (part.t === "fact" ? [`tip-fact-${part.name}`] : []));
}

/** The words of a game for the step at which one is asked; "" where its table names none. */
export function keyOfStep(parts: readonly AnyPart[]): string {
  const step = factIn(parts, "step");
  return step && `tip-${step.replace(/^#/, "")}`;
}

/** The round that is played; "" where the table names none. */
export const roundIn = (parts: readonly AnyPart[]): string => factIn(parts, "round");
