/** Milliseconds. */
export const LONGEST_FLIGHT = 620;
const APART = 70;

export interface FlightTime {
  delay: number;
  duration: number;
}

/**
 * Return when the flights of a scene begin and how long they last, in milliseconds, within the `whole` of the scene.
 * `legs`: by flight, which leg of its way it is; one leg begins when the one before it ends, and cards that fly the
 * same leg begin a little apart.
 */
export function flightTimes(legs: readonly number[], whole: number): FlightTime[] {
  const last = Math.max(0, ...legs);
  const duration = Math.min(LONGEST_FLIGHT, (whole * 0.8) / (last + 1));
  const apart = Math.min(APART, (whole * 0.5) / Math.max(1, legs.length));
  const cards = Math.max(1, Math.ceil(legs.length / (last + 1)));
  return legs.map((leg, index) => ({ delay: leg * duration + (index % cards) * apart, duration }));
}
