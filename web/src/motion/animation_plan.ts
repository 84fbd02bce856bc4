import type { AnyPart, Argument, Happening, Zone } from "../generated/wire";
import type { SoundName } from "../sound/sound_parameters";

/** Where a card flies from and to. Spots may name arguments: "hand:{seat}/{card}", "row:{seat}/{level-1}". */
export interface FlightPath {
  /** The first of these spots that is on the page. */
  from: string[];
  to: string[];
  /** The argument that says which cards. */
  cards?: string;
  /** The key of the card, where no argument says it. */
  card?: string;
  /** What is on the other side of the card. */
  back?: string;
  /** Whether it lay, and will lie, face up, where the zones alone do not tell. */
  isUp?: boolean;
  endsUp?: boolean;
}

/** What happens to a place, apart from cards that fly there. */
export type Effect = "shake" | "slam" | "swirl" | "burst" | "fall";

/** How one kind of event looks: words for the eye, never a rule. */
export interface EventAnimation {
  ways?: FlightPath[];
  /** Two places whose cards change sides, one by one. */
  trade?: [string, string];
  effect?: { kind: Effect; at: string[] };
  sound?: SoundName;
  /** How many beats it is looked at; 1 when left out. */
  beats?: number;
  /** Whether nothing is said of it at the middle of the table. */
  isQuiet?: boolean;
  /** Whether nobody is asked anything until it has been shown. */
  asksLater?: boolean;
}

/** How an event looks that depends on what lies on the table before and after it, or on what happens with it. */
export type EventAnimationAt = (
  event: Happening,
  before: readonly AnyPart[],
  after: readonly AnyPart[],
  events: readonly Happening[],
) => EventAnimation;

/** By kind of event. */
export type Choreography = Readonly<Record<string, EventAnimation | EventAnimationAt>>;

/** One card on its way. */
export interface Flight {
  from: string[];
  to: string[];
  /** The key of the card, "" where the reader does not know it. */
  face: string;
  /** What is on its other side. */
  back?: string;
  /** Whether it lay, and will lie, face up. */
  isUp: boolean;
  endsUp: boolean;
  /** Which of several alike, counted from the last. */
  nth: number;
  /** In which leg of the journey: the second begins when the first is over. */
  leg: number;
}

/** Whether a card flies on from where another flight of it ends. */
export const follows = (next: Flight, flight: Flight): boolean =>
  next.leg > flight.leg && next.face === flight.face && next.from.some((spot) => flight.to.includes(spot));

/** What is shown of one event; of none, when something moved without one. */
export interface AnimationPlan {
  event: Happening | null;
  flights: Flight[];
  effect: { kind: Effect; at: string[] } | null;
  sound: SoundName | null;
  beats: number;
  isQuiet: boolean;
  asksLater?: boolean;
}

const isZone = (part: AnyPart): part is Zone => part.t === "zone";

/** Write a card and the arguments of an event into a spot; null when one is missing. A hidden card lies nowhere in particular. */
export function filled(spot: string, args: Readonly<Record<string, Argument>>, card = ""): string | null {
  let isWhole = true;
  const place = spot.replace("/{card}", card && `/${card}`);
  const said = place.replace(/\{(\w+)(-1)?\}/g, (_, name: string, less?: string) => {
    const value = args[name];
    if (value === undefined || Array.isArray(value)) isWhole = false;
    if (typeof value === "number") return String(less ? value - 1 : value);
    return String(value ?? "").replace(/^[@#]/, "");
  });
  return isWhole ? said : null;
}

/** The faces that an argument says, "" for each card face down. */
export function facesIn(said: Argument | undefined): string[] {
  if (said === undefined || typeof said === "number") return [];
  if (Array.isArray(said)) return said.map((card) => card.replace(/^#/, ""));
  if (said.startsWith("~")) return Array.from({ length: Number(said.slice(1)) }, () => "");
  return [said === "#?" ? "" : said.replace(/^#/, "")];
}

/** Whether a card lies face up on a spot. */
export function isOpenAt(parts: readonly AnyPart[], spot: string, face: string): boolean {
  if (!face) return false;
  const zone = parts.find((part) => part.id === spot.split("/")[0]);
  if (!zone) return true;
  if (zone.t === "grid") return true;
  return isZone(zone) && zone.faces.some((each) => each !== "");
}

const spotsFor = (spots: string[], args: Readonly<Record<string, Argument>>, card: string): string[] =>
  spots.map((spot) => filled(spot, args, card)).filter((spot) => spot !== null);

const isThere = (parts: readonly AnyPart[], spot: string): boolean =>
  spot.startsWith("@") || parts.some((part) => part.id === spot.split("/")[0]);

function flightsOf(
  way: FlightPath,
  leg: number,
  event: Happening,
  [before, after]: readonly [readonly AnyPart[], readonly AnyPart[]],
): Flight[] {
  const faces = way.card !== undefined ? [way.card] : facesIn(way.cards ? event.args[way.cards] : undefined);
  return faces.map((face, index) => {
    const from = spotsFor(way.from, event.args, face).filter((spot) => isThere(before, spot));
    const to = spotsFor(way.to, event.args, face).filter((spot) => isThere(after, spot));
    const nth = faces.slice(index + 1).filter((other) => other === face).length;
    const isUp = way.isUp ?? isOpenAt(before, from[0] ?? "", face);
    const endsUp = way.endsUp ?? isOpenAt(after, to[0] ?? "", face);
    return { from, to, face, isUp, endsUp, nth, leg, ...(way.back && { back: way.back }) };
  });
}

/** What changes sides between two places: each card goes to the same place on the other side. */
function traded([one, other]: [string, string], event: Happening, before: readonly AnyPart[]): Flight[] {
  const [first, second] = [filled(one, event.args), filled(other, event.args)];
  if (!first || !second) return [];
  const go = (from: string, to: string): Flight[] => {
    const zone = before.filter(isZone).find((part) => part.id === from);
    return (zone?.faces ?? []).flatMap((face, index) =>
      face
        ? [{ from: [`${from}/${index}`], to: [`${to}/${index}`], face, isUp: true, endsUp: true, nth: 0, leg: 0 }]
        : [],
    );
  };
  return [...go(first, second), ...go(second, first)];
}

/** What is shown of each event, by the choreography of its game. */
export function animationPlansOf(
  events: readonly Happening[],
  before: readonly AnyPart[],
  after: readonly AnyPart[],
  choreography: Choreography,
): AnimationPlan[] {
  return events.map((event) => {
    const entry = choreography[event.kind] ?? {};
    const look = typeof entry === "function" ? entry(event, before, after, events) : entry;
    const flown = (look.ways ?? []).flatMap((way, leg) => flightsOf(way, leg, event, [before, after]));
    const flights = [...flown, ...(look.trade ? traded(look.trade, event, before) : [])];
    const at = spotsFor(look.effect?.at ?? [], event.args, "");
    return {
      event,
      flights: flights.filter((flight) => flight.from.length > 0 && flight.to.length > 0),
      effect: look.effect && at.length > 0 ? { kind: look.effect.kind, at } : null,
      sound: look.sound ?? null,
      beats: look.beats ?? 1,
      isQuiet: look.isQuiet ?? false,
      asksLater: look.asksLater ?? false,
    };
  });
}
