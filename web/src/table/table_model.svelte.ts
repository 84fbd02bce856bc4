import type {
  Notice,
  Bets,
  Board,
  Chair,
  Choice,
  Entered,
  Fault,
  Happening,
  Lobby,
  Option,
  Refused,
  SubstituteMoves,
  ToClient,
  ToServer,
} from "../generated/wire";
import { readStored, writeStored } from "../shell/browser_storage";
import { ShuffleParticipant, type Doubt } from "../shuffle/shuffle_participant";
import {
  noConnection,
  type Connection,
  type MessageListener,
} from "../wire/connection_and_message_listener_interfaces";
import { apply, isLasting, withoutFleeting, appendEvents, type LogEntry } from "./apply_updates_to_board_and_log";
import { isCoveredIn, isNewNote, presenceNotes } from "../social/bot_substitution_seat_text_and_log_lines";
import { SeatCountdown } from "./seat_countdown.svelte";
import { BRISK, QUICK, RevealPause } from "./reveal_pause.svelte";
import { bigScreenPlace, forgetToken, keepToken, tokenOf } from "./seat_token";
import { Chat } from "./received_chat_unread_and_muted.svelte";
import { tipHistoryOf } from "../tips/shared_tip_history_registry";

/** How one comes to a table. */
export interface Arrival {
  name: string;
  avatar: string;
  watch?: boolean;
  /** The code of one’s own seat, given by another device. */
  seat_code?: string;
}

/** What was asked for by the page itself, by two at the same moment, or too late: nobody needs to be told. */
const UNSAID = ["at", "share", "pledge", "press_on", "hasten"];

type Listener = (events: readonly Happening[]) => void;

type Move = Extract<ToServer, { t: "play" | "take_back" }>;

const autoPassKey = (code: string): string => `hush.${code}`;

/** One table as this reader sees it: what the server said, and the ways to answer. */
export class TableModel implements MessageListener {
  lobby: Lobby | null = $state.raw(null);
  board: Board | null = $state.raw(null);
  log: LogEntry[] = $state.raw([]);
  /** Whether the log begins amid the game: what happened before is in the replay. */
  isLogPart: boolean = $state(false);
  refused: Refused | null = $state.raw(null);
  /** What could not be carried out; before the first lobby: why one was turned away at the door. */
  fault: Fault | null = $state.raw(null);
  isOnline: boolean = $state(true);
  /** The number of the update that was answered already; −1 for none. */
  answered: number = $state(-1);
  /** By which another device takes this seat. */
  seatCode: string = $state("");
  /** Whether every reaction window is let pass until the own next turn. */
  isAutoPassing: boolean = $state(false);
  /** Whether anything was asked in this game while the turn was somebody else’s. */
  wasAsked: boolean = $state(false);
  /** Whether a new game was dealt that has not been looked at yet. */
  isDealt: boolean = $state(false);
  /** Who has become the host just now. */
  newHost: Chair | null = $state.raw(null);
  /** For whom a bot has begun to fill in just now. */
  newlyCovered: Chair | null = $state.raw(null);
  /** What a bot or the clock has played in this reader’s name since their own last move. */
  substituteMoves: SubstituteMoves | null = $state.raw(null);
  /** This reader’s bet, and at the end everybody’s. */
  bets: Bets | null = $state.raw(null);
  /** Why this reader takes no part in the shuffle. */
  doubt: Doubt = $state("");
  /** Whether it is a game that was played, shown again: nothing can be done in it. */
  readonly isReplay: boolean = false;
  /** What whoever runs the server has said. */
  notice: Notice | null = $state.raw(null);
  /** Whether what has happened is still being shown, so that nothing is asked before it has been. */
  isShowing: boolean = $state(false);
  /** Whether cards are on their way, or anything else of what has happened is being shown. */
  isInMotion: boolean = $state(false);
  /** Through what it is spoken to. */
  connection: Connection = noConnection;
  /** What all look at before they are told what follows from it. */
  readonly pause = new RevealPause((message) => this.hear(message));
  readonly chat: Chat;
  readonly clocks = new SeatCountdown();
  readonly shuffle: ShuffleParticipant;
  readonly seat: number = $derived(this.lobby?.seat ?? this.board?.seat ?? -1);
  /** Whether no other person has a seat: then bots can wait, and nobody else does. */
  readonly isAloneWithBots: boolean = $derived.by(() => {
    const people = this.lobby?.chairs.filter(({ who }) => who === "person") ?? [];
    return people.length === 1 && people[0]?.seat === this.seat;
  });
  readonly #isAwaited: boolean = $derived(this.board?.to_act.includes(this.seat) ?? false);
  readonly #isShown: boolean = $derived(this.isShowing || this.pause.isOn || this.pause.isSettling);
  /** Whether the game waits for this reader, and what they are to answer has been shown. */
  readonly isMine: boolean = $derived(!this.#isShown && this.#isAwaited);
  /** Whether they are in the middle of a move. */
  readonly isAiming: boolean = $derived(this.isMine && (this.board?.can_take_back ?? false));
  /** Whether it waits for them, but what has happened is shown first. */
  readonly isHeldBack: boolean = $derived(this.#isShown && this.#isAwaited);
  readonly isOver: boolean = $derived((this.board?.standings.length ?? 0) > 0);
  /** The seats that take no part in the game any more. */
  readonly out: number[] = $derived(this.board?.out ?? []);
  readonly isOut: boolean = $derived(this.out.includes(this.seat));
  /** Whether a game goes on in which this reader does not play. */
  readonly isSpectating: boolean = $derived(
    this.board !== null && !this.isOver && this.lobby?.phase === "playing" && (this.seat < 0 || this.isOut),
  );
  /** Whether somebody may see every hand: then no seat changes hands. */
  readonly someSeeAllHands: boolean = $derived(
    this.lobby?.phase === "playing" &&
      (this.setting("watchers") === "hands" || (this.setting("out_sees") === "hands" && this.out.length > 0)),
  );
  /** Whether this reader is out and sees every hand, and so can give the players no sign. */
  readonly seesAllHands: boolean = $derived(this.isSpectating && this.isOut && this.setting("out_sees") === "hands");
  /** Whose turn it is, where the view marks it; −1 where it does not. */
  readonly turn: number = $derived(
    this.board?.parts.find((part) => part.t === "token" && part.id === "turn")?.owner ?? -1,
  );
  /** Asked while the turn is somebody else’s. */
  readonly isAsked: boolean = $derived(this.isMine && this.turn >= 0 && this.turn !== this.seat);
  /** What may be done now; nothing while it is let pass, or while something is still shown. */
  readonly options: Option[] = $derived(
    this.#isShown || (this.isAsked && this.isAutoPassing) ? [] : (this.board?.options ?? []),
  );
  /** The people who play for themselves: all of them have to wish to go faster, or nobody does. */
  readonly #players: Chair[] = $derived(
    this.lobby?.chairs.filter(
      ({ seat, who, is_covered }) => who === "person" && !is_covered && !this.out.includes(seat),
    ) ?? [],
  );
  /** How many wish to go faster through what is shown, of how many people; null while nothing is. */
  readonly fastForward: { wishing: number; people: number } | null = $derived(
    this.board?.can_hasten && !this.isOver
      ? { wishing: this.#players.filter(({ hastens }) => hastens).length, people: this.#players.length }
      : null,
  );
  readonly isFastForwarded: boolean = $derived(
    this.fastForward !== null && this.fastForward.people > 0 && this.fastForward.wishing === this.fastForward.people,
  );
  readonly #longestPause: number = $derived.by(() => {
    if (this.isFastForwarded) return BRISK;
    return this.board?.can_hasten && this.setting("pace") === "quick" ? QUICK : Infinity;
  });
  /** The move that was sent and not answered. */
  #sent: Move | null = null;
  #isBack = false;
  /** Whether bots were asked to wait while this reader is told how to play. */
  #areBotsHeld = false;
  /** The number of the move at which they were; null once they may play. A move, whoever's, ends it. */
  heldAt: number | null = $state(null);
  #listeners: readonly Listener[] = [];
  /** Called once when the first lobby arrives: quick start uses it. */
  onseated: ((lobby: Lobby) => void) | null = null;
  /** Called with the code of the table where this reader goes on. */
  onmoved: ((code: string) => void) | null = null;

  constructor(
    readonly code: string,
    public arrival: Arrival,
    /** Whether it is shown to a whole room: nobody plays at it, and it keeps a token of its own. */
    readonly isBigScreen: boolean = false,
    /** By table: where the token is kept. */
    readonly placeOf: (code: string) => string = isBigScreen ? bigScreenPlace : (each) => each,
  ) {
    this.chat = new Chat(code);
    this.shuffle = new ShuffleParticipant(placeOf(code), (message) => this.say(message));
    this.isAutoPassing = !isBigScreen && readStored(autoPassKey(placeOf(code))) === "yes";
  }

  /** The token that this page came with: another page of this browser may have got a new one. */
  #token = "";

  greeting(): ToServer {
    this.#isBack = true;
    this.shuffle.enter();
    const token = (this.#token = tokenOf(this.placeOf(this.code)));
    return { t: "enter", code: this.code, ...this.arrival, token, at: this.board?.at ?? -1 };
  }

  online(isOnline: boolean): void {
    this.isOnline = isOnline;
    if (!isOnline) this.answered = -1;
  }

  hear(message: ToClient): void {
    if (this.pause.holds(message)) return;
    switch (message.t) {
      case "entered":
        this.#hearEntered(message);
        break;
      case "lobby":
        this.#hearLobby(message);
        break;
      case "board":
        this.board = message;
        if (this.heldAt !== null) this.heldAt = message.at;
        this.#hearPast(message);
        this.#settle();
        break;
      case "update":
        this.#hearUpdate(message);
        break;
      case "refused":
        this.refused = message;
        this.#forgetMove();
        break;
      case "fault":
        this.#hearFault(message);
        break;
      case "clocks":
        this.clocks.hear(message);
        break;
      case "said":
        this.chat.hear(message, message.seat >= 0 && message.seat === this.seat);
        break;
      case "substitute_moves":
        this.substituteMoves = message;
        break;
      case "bets":
        this.bets = message;
        break;
      case "moved":
        keepToken(this.placeOf(message.code), message.token);
        this.onmoved?.(message.code);
        break;
      case "renewed_tokens":
        for (const [code, token] of Object.entries(message.tokens)) keepToken(code, token);
        break;
      case "notice":
        this.notice = message;
        break;
      case "sealed":
        this.shuffle.seal(message, this.seat);
        this.doubt = this.shuffle.doubt;
    }
  }

  #hearEntered(entered: Entered): void {
    if (entered.token) keepToken(this.placeOf(this.code), (this.#token = entered.token));
    this.seatCode = entered.seat_code;
    this.chat.enter(entered.said);
    delete this.arrival.seat_code;
    // What one seat saw is no board of another.
    if (this.board && entered.seat !== this.board.seat) this.board = null;
    if (this.isAutoPassing) this.say({ t: "hush", is_on: true });
    if (this.#areBotsHeld) this.say({ t: "hold_bots", is_on: true });
  }

  #hearLobby(lobby: Lobby): void {
    const [before, now] = [this.lobby, lobby].map((each) => each?.chairs.find((chair) => chair.is_host));
    if (before && now && before.name !== now.name && before.seat !== now.seat) this.newHost = now;
    const notes = presenceNotes(this.lobby, lobby).filter((note) => isNewNote(this.log, note));
    this.log = appendEvents(this.log, notes);
    this.newlyCovered = lobby.chairs.find(({ seat }) => isCoveredIn(notes, seat)) ?? this.newlyCovered;
    const covered = this.newlyCovered && lobby.chairs[this.newlyCovered.seat];
    if (!covered?.is_covered && !covered?.was_covered) this.newlyCovered = null;
    this.lobby = lobby;
    // Before the deal: a bot may begin.
    if (lobby.phase !== "over" && this.isAloneWithBots && tipHistoryOf(lobby.game).isNewcomer) this.holdBots(true);
    if (lobby.phase === "lobby") {
      this.substituteMoves = null;
      this.board = null;
      this.bets = null;
      this.log = [];
      this.isLogPart = false;
      this.isDealt = true;
      this.setAutoPass(false);
      this.wasAsked = false;
    }
    const seated = this.onseated;
    this.onseated = null;
    const said = (): void => {
      this.doubt = this.shuffle.doubt;
      seated?.(lobby);
    };
    this.shuffle.see(lobby).then(said, said);
  }

  /** A page that has heard nothing is told the last of what happened; any other knows more. */
  #hearPast({ past, standings }: Board): void {
    if (!this.log.length) {
      this.log = appendEvents([], past);
      this.isLogPart = past.length > 0 && !standings.length;
    } else this.log = withoutFleeting(this.log);
  }

  #hearUpdate(update: Extract<ToClient, { t: "update" }>): void {
    const next = this.board && apply(this.board, update);
    if (!next) {
      this.say({ t: "resync" });
      return;
    }
    if (next !== this.board) {
      const first = this.isReplay ? [] : this.pause.begin(update, this.#longestPause);
      this.#tell(first.length ? first : update.events);
      if (first.length) return;
      const isHeld = this.pause.reveal(Math.min(this.#longestPause, update.reveal), () => (this.board = next));
      this.board = isHeld ? { ...next, options: [], can_take_back: false, standings: [], story: [] } : next;
      // What was refused was refused a moment ago; now something else is asked, or nothing any more.
      if (update.options.length > 0 || update.standings.length > 0) this.refused = null;
    } else if (!this.#isBack) return;
    this.#settle();
  }

  #tell(events: readonly Happening[]): void {
    for (const listener of this.#listeners) listener(events);
    this.log = appendEvents(this.log, this.isReplay ? events : events.filter(isLasting));
  }

  /** After a board or an update: what was sent before the line broke is sent again if the board is still the same. */
  #settle(): void {
    const sent = this.#isBack && this.#sent?.at === this.board?.at ? this.#sent : null;
    this.#isBack = false;
    this.#forgetMove();
    if (sent) this.#send(sent);
    if (this.#isAwaited && this.turn === this.seat) this.setAutoPass(false);
    if (this.#isAwaited && this.turn >= 0 && this.turn !== this.seat) this.wasAsked = true;
  }

  #forgetMove(): void {
    this.answered = -1;
    this.#sent = null;
  }

  #hearFault(fault: Fault): void {
    if (!UNSAID.includes(fault.field)) this.fault = fault;
    this.#forgetMove();
    if (!fault.is_final && this.lobby) return;
    const place = this.placeOf(this.code);
    if (fault.is_final && tokenOf(place) === this.#token) forgetToken(place);
    this.connection.close();
  }

  /** Be told of all that happens, before it is on the board; what is fleeting is told here alone. Returns how to stop. */
  listen(listener: Listener): () => unknown {
    this.#listeners = [...this.#listeners, listener];
    return () => (this.#listeners = this.#listeners.filter((each) => each !== listener));
  }

  say(message: ToServer): void {
    this.connection.say(message);
  }

  #send(move: Move): void {
    this.answered = move.at;
    this.#sent = move;
    if (move.t === "play") this.substituteMoves = null;
    this.say(move);
  }

  play(option: Option): void {
    if (!this.board || this.answered === this.board.at || this.lobby?.is_paused) return;
    this.#send({ t: "play", action: option.id, at: this.board.at });
  }

  takeBack(): void {
    if (this.board?.can_take_back && !this.lobby?.is_paused) this.#send({ t: "take_back", at: this.board.at });
  }

  /** The option that a lesson tells to take; there is none at a table. */
  get taught(): number | undefined {
    return undefined;
  }

  why(spot: string): void {
    this.say({ t: "why", spot });
  }

  /** Let every reaction window pass until the own next turn, or no more. */
  setAutoPass(isOn: boolean): void {
    if (this.isAutoPassing === isOn) return;
    this.isAutoPassing = isOn;
    writeStored(autoPassKey(this.placeOf(this.code)), isOn ? "yes" : "no");
    if (this.lobby?.phase === "playing") this.say({ t: "hush", is_on: isOn });
  }

  /** Wish to go faster through what is shown to all, or no more. */
  setFastForward(isOn: boolean): void {
    this.say({ t: "hasten", is_on: isOn });
  }

  /** Ask bots to wait while this reader, alone with them, is told how to play, or no more. */
  holdBots(isOn: boolean): void {
    if (this.#areBotsHeld === isOn || this.isReplay) return;
    this.#areBotsHeld = isOn;
    this.heldAt = isOn ? (this.board?.at ?? 0) : null;
    this.say({ t: "hold_bots", is_on: isOn });
  }

  /** How the table is kept. */
  setting(name: string): Choice["value"] | undefined {
    return this.lobby?.manners.find((manner) => manner.name === name)?.value;
  }

  chair(seat: number): Chair | undefined {
    return this.lobby?.chairs.find((chair) => chair.seat === seat);
  }

  wake(): void {
    this.connection.check();
  }

  renew(): void {
    this.connection.renew();
  }

  close(): void {
    this.pause.stop();
    this.clocks.stop();
    this.connection.close();
  }
}
