import { createContext } from "svelte";
import { MediaQuery } from "svelte/reactivity";

import {
  presentationOf,
  loadedPresentation,
  PLAIN,
  type GamePresentation,
} from "../games/presentation_interface_and_registry";
import type { GameSheet, Option } from "../generated/wire";
import { customCards } from "../custom_cards/custom_card_cache.svelte";
import { readStored, writeStored } from "../shell/browser_storage";
import { LOW_PHONE } from "../shell/phone_media_queries";
import { Words } from "../words/fluent_bundle_with_typography_fixes";
import { GameWords, type Reader } from "../words/game_words";
import { speech } from "../words/client_words.svelte";
import { chairName } from "./seat_occupant_names_and_pictures";
import { CardLift } from "../board/cards/tap_to_preview_then_play.svelte";
import { Drag } from "./card_drag.svelte";
import { cardsOf, handOf, type FanCard } from "../board/cards/own_hand_zone_and_fan_card_keys";
import type { TableModel } from "./table_model.svelte";
import { bySpot, SEAT_SPOT, seatSpot, spotsOf } from "./board_spots_and_moves_by_spot";
import { moveHintsOf } from "./phrase_per_verb_of_moves";
import { loudAmong, passAmong } from "../board/moves/which_moves_pass_and_which_is_main_button";
import { tipHistoryOf } from "../tips/shared_tip_history_registry";
import { TipQueue } from "../tips/tip_queue.svelte";
import { AnswerKeyGuard } from "../board/moves/answer_key_guard";

/** The key to do no more. */
export const PASS_KEY = "E";

/** What every component of the table is given: the table, its words, and what may be done where. */
export class TableContext implements Reader {
  /** Options that share a spot, to choose among beside it, and the card that is played so. */
  choosing: { options: Option[]; anchor: DOMRect; face?: string } | null = $state.raw(null);
  /** The option that waits for "are you sure?". */
  unconfirmed: Option | null = $state.raw(null);
  /** Whether the rules are open, and at which clause ("" for the top). */
  rules: { clause: string } | null = $state.raw(null);
  /** The card that is looked at closely, "" for none. */
  zoomed: string = $state("");
  /** How the game is drawn. */
  presentation: GamePresentation = $state.raw(PLAIN);
  readonly #lowPhone = new MediaQuery(LOW_PHONE);
  readonly drag = new Drag(this);
  readonly lift = new CardLift();
  readonly answerKeys = new AnswerKeyGuard();
  /** What waits to be told of this game at this table. */
  readonly tips: TipQueue;
  /** Whether what is asked has been shown for so long that a key can answer it. */
  areKeysReady: boolean = $state(true);
  /** Whether every move is listed, also those that are played on a spot. */
  isListed: boolean = $state(readStored("all-moves") === "yes");
  /** Whether the last thing done was done with a key. */
  isByKeyboard = false;
  readonly words: GameWords = $derived.by(() => {
    const language = speech.language;
    const source = this.sheet.words[language] ?? this.sheet.words["en"] ?? "";
    return new GameWords(
      new Words(language, source),
      speech.words,
      (key) => customCards.find(key),
      () => String(this.table.lobby?.choices.find(({ name }) => name === "edition")?.value ?? ""),
    );
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
  readonly onSheet: Option[] = $derived(this.options.filter(({ verb }) => verb in (this.presentation.sheets ?? {})));
  /** What the game’s own buttons ask for. */
  readonly answers: Option[] = $derived(this.options.filter(({ verb }) => verb in (this.presentation.answers ?? {})));
  /** What can be listed: all but what is chosen on a sheet. */
  readonly listed: Option[] = $derived(this.options.filter((option) => !this.onSheet.includes(option)));
  /** What is played on a spot, and by no button. */
  readonly onSpots: Option[] = $derived(
    this.listed.filter((option) => !this.isButton(option) && !this.answers.includes(option)),
  );
  /** What is played by a button below one’s cards. */
  readonly buttons: Option[] = $derived(
    this.listed.filter((option) => this.isButton(option) && !this.answers.includes(option)),
  );
  /** The button to be seen first, if any is. */
  readonly loud: Option | undefined = $derived(loudAmong(this.buttons, this.options, this.presentation.passes ?? {}));
  /** One's hand, in the order in which it is drawn; empty where a game is shown again. */
  readonly hand: FanCard[] = $derived.by(() => {
    const zone = this.presentation.surface ? undefined : handOf(this.table.board?.parts ?? [], this.seat);
    return zone ? cardsOf(zone) : [];
  });
  /** Whether number keys stand for the cards of the hand: not where all that glows lies elsewhere. */
  readonly hasNumberedHand: boolean = $derived(
    this.hand.length > 0 && (this.onSpots.length === 0 || this.hand.some(({ spot }) => this.at(spot).length > 0)),
  );
  /** The option to do no more, which has a key of its own. */
  readonly pass: Option | undefined = $derived(
    passAmong(this.buttons, this.presentation.passes ?? {}, this.hasNumberedHand),
  );
  /** Whether all that glows is to be thrown away. */
  readonly isThrowingAway: boolean = $derived(
    this.onSpots.length > 0 && this.onSpots.every((option) => this.#throwsAway(option)),
  );
  /** What touching a lit spot does, one phrase for each verb. */
  readonly moveHints: string[] = $derived(
    moveHintsOf(
      this.onSpots,
      (option) => this.say(option),
      (verb) => this.words.several(verb),
    ),
  );

  constructor(
    readonly table: TableModel,
    readonly sheet: GameSheet,
  ) {
    this.tips = new TipQueue(
      tipHistoryOf(sheet.id),
      (key) => this.words.words.has(key),
      () => !this.#lowPhone.current,
    );
    this.presentation = loadedPresentation(sheet.id);
    void presentationOf(sheet.id).then((presentation) => (this.presentation = presentation));
  }

  /**
   * How many panels share the table: "one", "few" or "many"; five and seven leave the place of one panel free, and so do
   * three on a low phone.
   */
  readonly crowding: string = $derived.by(() => {
    if (this.presentation.surface) return "";
    const others = (this.table.lobby?.chairs.length ?? 0) - (this.table.seat < 0 ? 0 : 1);
    if (others < 2) return "one";
    if (others === 3 && this.#lowPhone.current) return "many five";
    if (others < 4) return "few";
    return { 4: "many quartet", 5: "many five", 7: "many five seven" }[others] ?? "many";
  });

  /** How the panel of a seat is drawn: as the reader's own, or as crowded as the table is. */
  panelSize(seat: number): string {
    return seat >= 0 && seat === this.table.seat ? "own" : this.crowding;
  }

  /** What the game lays over the table now, with buttons of its own. */
  get stage(): GamePresentation["stage"] | null {
    const { stage } = this.presentation;
    return stage && this.table.board?.parts.some((part) => stage.parts.includes(part.name)) ? stage : null;
  }

  /** Whether what is laid over the table is so tall that it covers the piles. */
  get isCovered(): boolean {
    return this.stage !== null && !!this.table.board?.parts.some(({ name }) => this.stage?.tall.includes(name));
  }

  /** Who is spoken to as "you"; nobody where a game is shown again. */
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

  /** Whether a touch on a spot throws away what lies there, and plays nothing. */
  isThrownAway(spot: string): boolean {
    const options = this.at(spot);
    return options.length > 0 && options.every((option) => this.#throwsAway(option));
  }

  #throwsAway({ verb }: Option): boolean {
    return this.presentation.throwsAway?.includes(verb) ?? false;
  }

  /** The key that plays an option, "" for none. */
  keyOf(option: Option): string {
    if (option === this.pass) return PASS_KEY;
    const own = this.presentation.keys?.[option.verb];
    if (own) return own;
    const isNumbered = !this.hasNumberedHand && !this.presentation.numbered;
    const at = isNumbered ? this.listed.indexOf(option) : -1;
    return at >= 0 && at < 9 ? String(at + 1) : "";
  }

  say(option: Option): string {
    return this.words.action(option.verb, option.args, this);
  }

  /** Play what lies on a spot: at once when it is one thing, else after a choice beside it. */
  touch(spot: string, anchor: DOMRect, face = ""): void {
    this.drag.forget();
    this.offer(this.at(spot), anchor, face);
    if (spot.startsWith(SEAT_SPOT)) this.drag.aim([]);
    else this.drag.enter(spot);
  }

  /** Touch the panel of a seat, where these spots lie in it: they answer what is asked next. */
  aim(seat: number, anchor: DOMRect, within: readonly string[]): void {
    const spot = seatSpot(seat);
    this.touch(spot, anchor);
    this.drag.aim(within.filter((each) => each !== spot));
  }

  /** What alone can be done now, where that is something that lies on the table. */
  get onlyOnSpot(): Option | undefined {
    return this.options.length === 1 ? this.onSpots[0] : undefined;
  }

  /** Whether a move that alone is left after a card was touched needs no touch of its own. */
  goesByItself({ verb }: Option): boolean {
    const fact = this.presentation.playsLastOneLeft?.[verb];
    return fact !== undefined && !!this.table.board?.parts.some(({ name }) => name === fact);
  }

  /** Play the only one of some options, or let one be chosen. */
  offer(options: Option[], anchor: DOMRect, face = ""): void {
    const only = options[0];
    if (options.length > 1) this.choosing = { options, anchor, face };
    else if (only) this.pick(only);
  }

  pick(option: Option): void {
    this.choosing = null;
    if (option.caution) this.unconfirmed = option;
    else this.#play(option);
  }

  confirm(): void {
    const option = this.unconfirmed;
    this.unconfirmed = null;
    if (option) this.#play(option);
  }

  #play(option: Option): void {
    if (option === this.pass) this.answerKeys.pass(this.options);
    if (option.spot) this.drag.enter(option.spot);
    this.table.play(option);
  }

  list(isListed: boolean): void {
    this.isListed = isListed;
    writeStored("all-moves", isListed ? "yes" : "no");
  }

  openRules(clause = ""): void {
    this.rules = { clause };
  }
}

export const [useTableContext, provideTableContext] = createContext<TableContext>();
