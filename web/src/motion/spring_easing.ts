const STEPS = 28;
/** What a spring may be off its end when its time is up. */
const REST = 0.008;

/** Where a damped spring that starts at 0 and rests at 1 is after a part of its time. */
export function springAt(part: number, damping = 0.68): number {
  if (part <= 0) return 0;
  if (part >= 1) return 1;
  const decay = -Math.log(REST);
  const pace = decay / damping;
  const swing = pace * Math.sqrt(1 - damping * damping);
  const wave = Math.cos(swing * part) + (decay / swing) * Math.sin(swing * part);
  return 1 - Math.exp(-decay * part) * wave;
}

/** The same as an easing that the browser takes. */
export function springEasing(damping = 0.68): string {
  const points = Array.from({ length: STEPS + 1 }, (_, step) => springAt(step / STEPS, damping).toFixed(3));
  return `linear(${points.join(", ")})`;
}

const LIVELY = springEasing();
const PLAIN = "cubic-bezier(0.2, 1.1, 0.3, 1)";

/** A spring where the browser knows how to, else its nearest curve. */
export const easing = (): string => (CSS.supports("animation-timing-function", LIVELY) ? LIVELY : PLAIN);
