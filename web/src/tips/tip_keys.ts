import type { AnyPart, Happening } from "../generated/wire";

/** The words of a game for what happened, the narrowest first: to whom it happened, then whatever it was. */
export function keysOfEvent({ kind, args }: Happening, seat: number): string[] {
  const roles = Object.keys(args).filter((name) => args[name] === `@${seat}`);
  return [...roles.map((role) => `tip-${kind}-${role}`), `tip-${kind}`];
}

/** The words of a game for the step at which one is asked; "" where its table names none. */
export function keyOfStep(parts: readonly AnyPart[]): string {
  const step = parts.find((part) => part.t === "fact" && part.name === "step");
  return step?.t === "fact" ? `tip-${String(step.value).replace(/^#/, "")}` : "";
}
