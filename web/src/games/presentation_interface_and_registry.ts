import type { Component } from "svelte";

import type { Fact, Happening, Option, Zone } from "../generated/wire";
import type { Choreography } from "../motion/animation_plan";
import type { Passes } from "../board/moves/which_moves_pass_and_which_is_main_button";
import type { GameWords, Reader } from "../words/game_words";

/** What a hint is made of: the table’s context, of which a game may ask more. */
export interface HintContext extends Reader {
  readonly words: GameWords;
  readonly options: Option[];
  readonly onSheet: Option[];
}

/** What a game draws in its own way; for all the rest there is the generic table. */
export interface GamePresentation {
  /** How its events are animated. */
  choreography: Choreography;
  /** By name of a zone: what draws it. */
  zones: Readonly<Record<string, Component<{ zone: Zone; isOwn: boolean }>>>;
  /** The zone of one's own that stands beside one's name where there is little room. */
  besideName?: string;
  /** The fact that stands beside what says whose turn it is; its words are `NAME_count`. */
  besideTurn?: string;
  /** By name of a fact: what draws it. */
  facts: Readonly<Record<string, Component<{ fact: Fact }>>>;
  /** Names of zones, gauges and facts that something else shows already. */
  hidden: readonly string[];
  /** What is laid over the middle while a part of one of these names lies on the table. */
  stage: {
    parts: readonly string[];
    /** With one of these it covers the piles. */
    tall: readonly string[];
    component: Component;
  } | null;
  /** By verb: the spots on which a card may be dropped to do it; "@", "row:" and the like stand for all that begin so. */
  drops: Readonly<Record<string, readonly string[]>>;
  /** By verb: what ends a turn or answers nothing, and the verbs of what is but a part of that. */
  passes?: Passes;
  /** The verbs that throw away a card that is touched, and play nothing. */
  throwsAway?: readonly string[];
  /** By verb: the fact on the table with which the only move that is left after a card is played at once. */
  playsLastOneLeft?: Readonly<Record<string, string>>;
  /** By verb: the letter that plays it; the table of keys says what each letter does. */
  keys?: Readonly<Record<string, string>>;
  /** What draws a card, where it is none of ours. */
  card?: Component<{ face: string; isNamed: boolean }>;
  /** What draws the picture of a card alone, also where there is no table. */
  picture?: Component<{ face: string }>;
  /** What draws all seats and the middle, in place of panels. */
  surface?: Component;
  /** By verb: what asks for it in place of buttons, below one’s own cards. */
  answers?: Readonly<Record<string, Component<{ options: Option[] }>>>;
  /** By verb: what asks for it in place of many buttons, beside the log or over the table. */
  sheets?: Readonly<Record<string, Component<{ options: Option[] }>>>;
  /** What is to be done with what glows, in place of the labels of all options; "" where nothing is. */
  hint?(context: HintContext): string;
  /** Lines of the recap that are told with pictures, by their kinds. */
  picturedRecap?: { kinds: readonly string[]; component: Component<{ lines: readonly Happening[] }> };
  /** Which of the events of a game that is over decided it, if one did: it is told above the standings. */
  decidingEvent?(events: readonly Happening[]): Happening | undefined;
  /** What is told once all of it may be told. */
  gameOverPanel?: Component;
  /** What of this game each person may have as they like it. */
  preferences?: Component<{ game: string }>;
  /** Whether who is asked has to answer: nothing can be let pass. */
  mustAnswer?: boolean;
  /** Whether the bar of moves stays while something is shown, so that nothing moves when it is over. */
  keepsActionBar?: boolean;
  /** The zone whose places show the numbers from 1 on: number keys touch them, and no moves. */
  numbered?: string;
  /** Whether what is shown once is to be remembered by people alone. */
  forgets?: boolean;
}

export const PLAIN: GamePresentation = { choreography: {}, zones: {}, facts: {}, hidden: [], stage: null, drops: {} };

const known = import.meta.glob<{ presentation: GamePresentation }>("./*/presentation.ts");

const fetched = new Map<string, GamePresentation>();

/** Fetch how a game is drawn; a game without a presentation of its own has the plain one. */
export async function presentationOf(game: string): Promise<GamePresentation> {
  const found = await known[`./${game}/presentation.ts`]?.().catch(() => null);
  const presentation = found?.presentation ?? PLAIN;
  fetched.set(game, presentation);
  return presentation;
}

/** How a game is drawn as far as it was fetched: a table that was waited for is never drawn plainly first. */
export const loadedPresentation = (game: string): GamePresentation => fetched.get(game) ?? PLAIN;
