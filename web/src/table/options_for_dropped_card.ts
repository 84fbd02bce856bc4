import type { Option } from "../generated/wire";

/** By verb: where a card may be dropped to do it. */
export type DropTargets = Readonly<Record<string, readonly string[]>>;

const isOf = (spot: string, part: string): boolean => spot === part || spot.startsWith(`${part}/`);

/** Whether a card may be dropped on a spot to do this; where nothing is said of a verb, it may be dropped anywhere. */
export function fits(verb: string, spot: string, drops: DropTargets, me: number): boolean {
  const places = drops[verb];
  if (!places) return true;
  const isOwn = new RegExp(`[:@]${me}(/|$)`).test(spot);
  return places.some((place) =>
    /[:@]$/.test(place) ? !isOwn && spot.startsWith(place) : isOf(spot, place.replace("{me}", String(me))),
  );
}

/** What a card dropped on some spots, the innermost first, would do; nothing where it was taken from. */
export function optionsFor(
  options: readonly Option[],
  from: string,
  spots: readonly string[],
  drops: DropTargets,
  me: number,
): Option[] {
  const home = from.split("/")[0] ?? from;
  if (spots.length === 0 || spots.some((spot) => isOf(spot, home))) return [];
  return options.filter((option) => spots.some((spot) => fits(option.verb, spot, drops, me)));
}
