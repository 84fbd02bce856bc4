import { createContext, tick } from "svelte";

import type { AnyPart, Board, Happening, Zone } from "../generated/wire";
import { sound } from "../sound/play_sound_and_vibrate";
import { motionPreferences } from "./motion_and_sound_preferences.svelte";
import { movedCards } from "./moved_cards";
import { boxOf, cardOn, elementAt, isInSight, type Box } from "./find_and_measure_board_elements";
import {
  animationPlansOf,
  follows,
  type Choreography,
  type Effect,
  type Flight,
  type AnimationPlan,
} from "./animation_plan";
import { flightTimes, LONGEST_FLIGHT } from "./flight_times";
import { easing } from "./spring_easing";
import { SceneQueue, type Scene } from "./animation_scene_queue.svelte";

/** A card in the air, or with reduced motion the line along which it went. */
export interface FlyingCard {
  id: number;
  flight: Flight;
  from: Box;
  to: Box;
  /** Whether its name is written on it, where it will lie. */
  isNamed: boolean;
  /** Whether the same card flies on from where it comes down. */
  goesOn: boolean;
  delay: number;
  duration: number;
}

/** What is laid over a place for a moment. */
export interface Sign {
  id: number;
  kind: Effect;
  box: Box;
}

/** What lies on top of a pile until the next card has come down on it; null for nothing. */
export interface Cover {
  id: number;
  face: string | null;
  box: Box;
}

/** Of more events than these nothing is shown to somebody who was away. */
const MOST_EVENTS = 14;
/** What moved without an event, more than a pick does, is a new board. */
const MOST_PICKED = 3;
const SHAKE = [0, -7, 6, -5, 4, -2, 0].map((x) => ({ transform: `translateX(${x}px)` }));

let number = 0;

interface Leg {
  flight: Flight;
  from: Box | null;
  to: Box | null;
  isNamed: boolean;
  /** What lies there already and is kept from sight until the card lands. */
  target: HTMLElement | null;
}

/** Shows what happened between two boards; knows nothing but what both of them and the events say. */
export class Director {
  readonly sceneQueue = new SceneQueue();
  flown: FlyingCard[] = $state.raw([]);
  signs: Sign[] = $state.raw([]);
  /** The latest first: the earliest lies on top. */
  covers: Cover[] = $state.raw([]);
  /** Whether something has happened that is about to be shown. */
  isDue: boolean = $state(false);
  #looked: Happening | null = null;
  /** Whether nobody is to be asked anything before that has been shown. */
  #isRevealDue: boolean = $state(false);
  isReduced: boolean = $state(false);
  root: HTMLElement | null = null;
  choreography: Choreography = {};

  /**
   * Note where everything lies before the page changes; shows what happened after it has.
   * `looked`: what all look at before anything changes, for as long as the table says.
   */
  async follow(
    before: Board,
    after: Board,
    events: readonly Happening[],
    looked: Happening | null = null,
  ): Promise<void> {
    this.#looked = looked;
    const show = this.root && this.#prepare(this.root, before, after, events);
    if (!show) return;
    await tick();
    try {
      show();
    } finally {
      this.isDue = this.#isRevealDue = false;
    }
  }

  #prepare(root: HTMLElement, before: Board, after: Board, events: readonly Happening[]): () => void {
    const plans = this.#plans(before.parts, after.parts, events);
    this.isDue = plans.length > 0;
    this.#isRevealDue = plans.some(({ asksLater }) => asksLater);
    const from = plans.map((plan) => plan.flights.map((flight) => this.#box(root, flight.from, flight.nth)));
    const ribbons = this.#ribbons(before.parts, after.parts, root);
    const places = placesIn(root);
    const tops = topsOf(before.parts);
    const isLooking = !document.hidden && events.length <= MOST_EVENTS;
    const moves = isLooking && !this.isReduced && motionPreferences.beat > 0;
    return () => {
      const scenes = plans.map((plan, index) =>
        this.#scene(plan, from[index] ?? [], root, moves ? this.#cover(plan, tops, root) : []),
      );
      if (moves) {
        for (const [id, box] of ribbons) this.#slide(root, id, box);
        for (const [element, box] of placesIn(root)) {
          const old = places.get(element);
          if (old) slide(element, old, box);
        }
      }
      this.sceneQueue.tell(scenes, isLooking);
    };
  }

  /** Whether something is still to be shown. */
  get isShowing(): boolean {
    return this.isDue || this.sceneQueue.isTelling;
  }

  /** Whether something is still to be shown before anybody is asked anything. */
  get isRevealing(): boolean {
    return this.#isRevealDue || this.sceneQueue.isRevealing;
  }

  /** Show the deal: from the largest pile into every hand. */
  async deal(board: Board): Promise<void> {
    await tick();
    const root = this.root;
    const zones = board.parts.filter((part) => part.t === "zone");
    const pile = zones.filter((zone) => zone.layout === "pile").sort((one, other) => other.count - one.count)[0];
    if (!root || !pile?.count) return;
    const hands = zones.filter((zone) => zone.layout === "fan" && zone.owner >= 0 && zone.count > 0);
    const most = Math.max(...hands.map((hand) => hand.count));
    const flights = Array.from({ length: most }, (_, round) =>
      hands.flatMap((hand) => (round < hand.count ? [dealt(pile.id, hand, round)] : [])),
    ).flat();
    const from = this.#box(root, [pile.id], 0);
    const plan: AnimationPlan = { event: null, flights, effect: null, sound: "draw", beats: 2, isQuiet: true };
    this.sceneQueue.tell([
      this.#scene(
        plan,
        flights.map(() => from),
        root,
      ),
    ]);
  }

  #plans(before: readonly AnyPart[], after: readonly AnyPart[], events: readonly Happening[]): AnimationPlan[] {
    const plans = animationPlansOf(events, before, after, this.choreography);
    if (events.some(({ kind }) => kind in this.choreography)) return plans;
    const flights = movedCards(before, after);
    const first = plans[0];
    if (first) return [{ ...first, flights, sound: flights.length ? "card" : null }, ...plans.slice(1)];
    const isPick = flights.length > 0 && flights.length <= MOST_PICKED;
    return isPick ? [{ event: null, flights, effect: null, sound: "card", beats: 0.5, isQuiet: true }] : [];
  }

  #box(root: HTMLElement, spots: readonly string[], nth: number): Box | null {
    const element = spots.map((spot) => elementAt(root, spot, nth)).find((found) => found !== null);
    return element ? boxOf(element) : null;
  }

  /** Keep the old top of each pile that a scene throws cards on. */
  #cover(plan: AnimationPlan, tops: Map<string, string | null>, root: HTMLElement): number[] {
    const spots = plan.flights.map(({ to }) => to[0] ?? "");
    const piles = [...tops.keys()].filter((pile) => spots.includes(pile));
    const covers = piles.flatMap((pile) => {
      const place = elementAt(root, pile);
      const face = tops.get(pile) ?? null;
      const last = plan.flights.filter(({ to }) => to[0] === pile).at(-1);
      tops.set(pile, last?.endsUp ? last.face : "");
      return place ? [{ id: ++number, face, box: boxOf(place) }] : [];
    });
    this.covers = [...covers, ...this.covers];
    return covers.map(({ id }) => id);
  }

  #scene(plan: AnimationPlan, old: readonly (Box | null)[], root: HTMLElement, ids: number[] = []): Scene {
    const legs = plan.flights.map((flight, index) => this.#leg(flight, old[index] ?? null, root));
    const isLast = (leg: Leg): boolean => !legs.some((other) => other.flight.leg > leg.flight.leg);
    const holds = this.isReduced ? [] : legs.filter(isLast).flatMap(({ target }) => (target ? [held(target)] : []));
    return {
      caption: plan.isQuiet ? null : plan.event,
      beats: plan.beats,
      whole: plan.event && plan.event === this.#looked ? plan.event.pause : 0,
      asksLater: plan.asksLater ?? false,
      begin: (beat) => {
        if (plan.sound) void sound(plan.sound);
        if (!this.isReduced || !plan.isQuiet) this.#fly(legs, plan.beats * beat, ids, holds);
        if (plan.effect) this.#strike(plan.effect, root, plan.beats * beat, ids);
      },
      end: () => {
        for (const hold of holds) hold.cancel();
        this.flown = this.flown.filter(({ id }) => !ids.includes(id));
        this.covers = this.covers.filter(({ id }) => !ids.includes(id));
        this.signs = this.signs.filter(({ id }) => !ids.includes(id));
      },
    };
  }

  #leg(flight: Flight, from: Box | null, root: HTMLElement): Leg {
    const place = flight.to.map((spot) => elementAt(root, spot, flight.nth)).find((found) => found !== null);
    const isPiece = flight.to.some((spot) => spot.includes("/"));
    const card = place ? cardOn(place) : null;
    const isNamed = card?.classList.contains("named") ?? false;
    return { flight, from, to: place ? boxOf(place) : null, isNamed, target: isPiece ? card : null };
  }

  #fly(legs: readonly Leg[], whole: number, ids: number[], holds: readonly Animation[]): void {
    const times = flightTimes(
      legs.map(({ flight }) => flight.leg),
      whole,
    );
    const inSight = legs.flatMap(({ flight, from, to, isNamed }, index) => {
      const time = times[index];
      if (!from || !to || !time || !isInSight(to)) return [];
      const id = ++number;
      ids.push(id);
      const delay = this.isReduced ? 0 : time.delay;
      const goesOn = legs.some((other) => follows(other.flight, flight));
      return [{ id, flight, from, to, isNamed, goesOn, delay, duration: time.duration }];
    });
    this.flown = [...this.flown, ...inSight];
    if (inSight.length === 0) for (const hold of holds) hold.cancel();
  }

  #strike({ kind, at }: { kind: Effect; at: string[] }, root: HTMLElement, whole: number, ids: number[]): void {
    for (const spot of at) {
      const element = elementAt(root, spot);
      if (!element) continue;
      if (kind === "shake" && !this.isReduced) {
        element.animate(SHAKE, { duration: 420, delay: Math.min(LONGEST_FLIGHT, whole * 0.4) });
      } else if (kind !== "shake" || this.isReduced) {
        const id = ++number;
        ids.push(id);
        const { x, y, width, height } = element.getBoundingClientRect();
        this.signs = [...this.signs, { id, kind, box: { x, y, width, height } }];
      }
    }
  }

  /** The marks that go from one seat to another, and where they hang before. */
  #ribbons(before: readonly AnyPart[], after: readonly AnyPart[], root: HTMLElement): [string, DOMRect][] {
    const goes = after.filter(
      (part) =>
        part.t === "token" &&
        before.some((each) => each.t === "token" && each.id === part.id && each.owner !== part.owner),
    );
    return goes.flatMap(({ id }) => {
      const element = elementAt(root, id);
      return element ? [[id, element.getBoundingClientRect()] as [string, DOMRect]] : [];
    });
  }

  #slide(root: HTMLElement, id: string, from: DOMRect): void {
    const element = elementAt(root, id);
    if (element) slide(element, from, element.getBoundingClientRect());
  }
}

/** What is seen on top of each pile, "" for a card face down, null for none. */
function topsOf(parts: readonly AnyPart[]): Map<string, string | null> {
  const piles = parts.filter((part) => part.t === "zone" && part.layout === "pile");
  return new Map(piles.map((pile) => [pile.id, pile.t === "zone" && pile.count ? (pile.faces.at(-1) ?? "") : null]));
}

/** What makes room when something comes or goes, and where it is. */
function placesIn(root: HTMLElement): Map<HTMLElement, DOMRect> {
  const places = [...root.querySelectorAll<HTMLElement>("[data-slide]")];
  return new Map(places.map((place) => [place, place.getBoundingClientRect()]));
}

/** Let something come from where it was to where it is. */
function slide(element: HTMLElement, from: DOMRect, to: DOMRect): void {
  const zoom = "currentCSSZoom" in element ? element.currentCSSZoom : 1;
  const [x, y] = [(from.x - to.x) / zoom, (from.y - to.y) / zoom];
  if (Math.abs(x) + Math.abs(y) < 2) return;
  const frames = [{ transform: `translate(${x}px, ${y}px)` }, { transform: "none" }];
  element.animate(frames, { duration: LONGEST_FLIGHT, easing: easing() });
}

/** The card that a hand is dealt in some round. */
function dealt(pile: string, hand: Zone, round: number): Flight {
  const face = hand.faces[round] ?? "";
  const nth = hand.faces.slice(round + 1).filter((other) => other === face).length;
  const to = face ? `${hand.id}/${face}` : hand.id;
  return { from: [pile], to: [to], face, isUp: false, endsUp: face !== "", nth, leg: 0 };
}

/** Keep what lies there from sight until the hold is given up. */
function held(element: HTMLElement): Animation {
  return element.animate([{ opacity: 0 }, { opacity: 0 }], { duration: 1, fill: "both" });
}

export const [useDirector, provideDirector] = createContext<Director>();
