import { createContext } from "svelte";

import { lookOf, lookSoFar, PLAIN, type GameLook } from "../games/looks";
import type { GameSheet, Option } from "../generated/wire";
import { ownCards } from "../own/shown.svelte";
import { recall, remember } from "../shell/memory";
import { Words } from "../words/bundle";
import { GameWords, type Reader } from "../words/game_words";
import { speech } from "../words/language.svelte";
import { chairName } from "./chairs";
import { Drag } from "./drag.svelte";
import type { LiveTable } from "./live_table.svelte";
import { bySpot, spotsOf } from "./spots";
import { waysOf } from "./ways";

/** What every component of the table is given: the table, its words, and what may be done where. */
export class Desk implements Reader {
  /** Options that share a spot, to choose among beside it. */
  choosing: { options: Option[]; anchor: DOMRect } | null = $state.raw(null);
  /** The option that waits for "are you sure?". */
  doubted: Option | null = $state.raw(null);
  /** Whether the rules are open, and at which clause ("" for the top). */
  rules: { clause: string } | null = $state.raw(null);
  /** The card that is looked at closely, "" for none. */
  zoomed: string = $state("");
  /** How the game is drawn. */
  look: GameLook = $state.raw(PLAIN);
  readonly drag = new Drag(this);
  /** Whether every move is listed, also those that are played on a spot. */
  isListed: boolean = $state(recall("all-moves") === "yes");
  /** Whether the last thing done was done with a key. */
  isByKeyboard = false;
  readonly words: GameWords = $derived.by(() => {
    const language = speech.language;
    const source = this.sheet.words[language] ?? this.sheet.words["en"] ?? "";
    return new GameWords(new Words(language, source), speech.words, (key) => ownCards.find(key));
  });
  readonly rulesText: string = $derived.by(() => {
    const rules = this.sheet.rules;
    return rules[speech.language] ?? rules["en"] ?? "";
  });
  readonly #bySpot: ReadonlyMap<string, Option[]> = $derived.by(() => {
    const board = this.table.board;
    const seats = this.table.lobby?.chairs.map((chair) => chair.seat) ?? [];
    return bySpot(this.table.options, spotsOf(board?.parts ?? [], seats));
  });
  /** Every option: the buttons first, then what is played on a spot. */
  readonly options: Option[] = $derived.by(() => {
    const buttons = this.#bySpot.get("") ?? [];
    const rest = this.table.options.filter((option) => !buttons.includes(option));
    return [...buttons, ...rest];
  });

  /** What a sheet of the game asks for. */
  readonly onSheet: Option[] = $derived(this.options.filter(({ verb }) => verb in (this.look.sheets ?? {})));
  /** What the game’s own buttons ask for. */
  readonly answers: Option[] = $derived(this.options.filter(({ verb }) => verb in (this.look.answers ?? {})));
  /** What can be listed: all but what is chosen on a sheet. */
  readonly listed: Option[] = $derived(this.options.filter((option) => !this.onSheet.includes(option)));
  /** What is played on a spot, and by no button. */
  readonly onSpots: Option[] = $derived(
    this.listed.filter((option) => !this.isButton(option) && !this.answers.includes(option)),
  );
  /** What touching a lit spot does, one phrase for each verb. */
  readonly ways: string[] = $derived(
    waysOf(
      this.onSpots,
      (option) => this.say(option),
      (verb) => this.words.several(verb),
    ),
  );

  constructor(
    readonly table: LiveTable,
    readonly sheet: GameSheet,
  ) {
    this.look = lookSoFar(sheet.id);
    void lookOf(sheet.id).then((look) => (this.look = look));
  }

  /** Who is spoken to as "you"; nobody where a game is shown again. */
  /** What the game lays over the table now, with buttons of its own. */
  get stage(): GameLook["stage"] | null {
    const { stage } = this.look;
    return stage && this.table.board?.parts.some((part) => stage.parts.includes(part.name)) ? stage : null;
  }

  get seat(): number {
    return this.table.isReplay ? -1 : this.table.seat;
  }

  nameOf(seat: number): string {
    return chairName(this.table.code, seat, this.table.chair(seat));
  }

  at(spot: string): Option[] {
    return this.#bySpot.get(spot) ?? [];
  }

  isButton(option: Option): boolean {
    return this.at("").includes(option);
  }

  say(option: Option): string {
    return this.words.action(option.verb, option.args, this);
  }

  /** Play what lies on a spot: at once when it is one thing, else after a choice beside it. */
  touch(spot: string, anchor: DOMRect): void {
    this.drag.trail = [];
    this.offer(this.at(spot), anchor);
  }

  /** Play the only one of some options, or let one be chosen. */
  offer(options: Option[], anchor: DOMRect): void {
    const only = options[0];
    if (options.length > 1) this.choosing = { options, anchor };
    else if (only) this.pick(only);
  }

  pick(option: Option): void {
    this.choosing = null;
    if (option.caution) this.doubted = option;
    else this.table.play(option);
  }

  confirm(): void {
    const option = this.doubted;
    this.doubted = null;
    if (option) this.table.play(option);
  }

  list(isListed: boolean): void {
    this.isListed = isListed;
    remember("all-moves", isListed ? "yes" : "no");
  }

  openRules(clause = ""): void {
    this.rules = { clause };
  }
}

export const [useDesk, provideDesk] = createContext<Desk>();
