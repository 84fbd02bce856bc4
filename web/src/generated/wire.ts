// Written by `python -m tools.generate` from src/regift/wire. Do not edit.

export type Argument = number | string | string[];
export type Arguments = Record<string, Argument>;

/** Come to a table; always the first message. With a token: back to one's own seat; without: a new person. */
export interface Enter {
  t: "enter";
  code: string;
  name: string;
  avatar?: string;
  token?: string;
  watch?: boolean;
  seat_code?: string;
  at?: number;
}

/** Change one's own name and avatar. */
export interface Rename {
  t: "rename";
  name: string;
  avatar: string;
}

/** Host, before the start: how many seats. */
export interface SetSeats {
  t: "seats";
  seats: number;
}

/** Host, before the start: set one option of the game. */
export interface SetOption {
  t: "option";
  name: string;
  value: boolean | number | string;
}

/** Host: put a bot on a free seat. */
export interface AddBot {
  t: "add_bot";
  seat: number;
  bot: string;
}

/** Host, before the start: free a seat of its bot or person. */
export interface Free {
  t: "free";
  seat: number;
}

/** Host, before the start: let two seats change places. */
export interface Swap {
  t: "swap";
  one: number;
  other: number;
}

/** Host: set how the table is kept. */
export interface SetManner {
  t: "manner";
  name: string;
  value: boolean | number | string;
}

/** Host: show the person on a seat out; their token is no good any more. */
export interface ShowOut {
  t: "show_out";
  seat: number;
}

/** Host, or a seat's owner: answer who asks for it. */
export interface Answer {
  t: "answer";
  person: string;
  is_yes: boolean;
  seat?: number | null;
}

/** Host: deal. */
export interface Start {
  t: "start";
}

/** Play an option of the update numbered `at`; may be repeated safely. */
export interface Play {
  t: "play";
  action: number;
  at: number;
}

/** Take back one's unannounced picks. */
export interface TakeBack {
  t: "take_back";
  at: number;
}

/** Ask why nothing can be done on a spot of the view; answered by Refused. */
export interface Why {
  t: "why";
  spot: string;
}

/** Ask for the whole board. */
export interface Resync {
  t: "resync";
}

/** Is anybody there? Answered by Pong. */
export interface Ping {
  t: "ping";
}

/** Host, after the end: back to the lobby with the same seats. */
export interface Rematch {
  t: "rematch";
}

/** Host, after the end and before the start: to the lobby of another game, or of the same, with the same seats. */
export interface ChooseGame {
  t: "choose_game";
  game: string;
}

/** Who has a seat, after the end and before the start: the game they would like to play next, "" for none. */
export interface WishGame {
  t: "wish_game";
  game: string;
}

/** Spectator: sit down on a seat that is free or a bot's, or that of somebody who is gone; mostly somebody is asked. */
export interface AskSeat {
  t: "ask";
  seat: number;
}

/** Leave the seat for good: a bot takes it over during a game. */
export interface StandUp {
  t: "stand_up";
}

/** Offer one’s own seat in the game to whoever watches or comes, or no more; one says yes to whom it goes. */
export interface HandOn {
  t: "hand_on";
  is_on?: boolean;
}

/** Make one's tokens and seat code void on all other devices; answered by Entered with new ones. */
export interface LogOutOthers {
  t: "log_out_others";
  tokens?: string[];
}

/** Don't ask me: let every reaction window pass until my next turn. Nobody can tell. */
export interface Hush {
  t: "hush";
  is_on: boolean;
}

/** Wish to go faster through what is shown to all; once all people do, none is waited for. */
export interface Hasten {
  t: "hasten";
  is_on: boolean;
}

/** Go on without those whose time is up. */
export interface PressOn {
  t: "press_on";
}

/** Let the table stand still, or go on. */
export interface Pause {
  t: "pause";
  is_on: boolean;
}

/** Let bots wait while one who is alone with them is told how to play, or no more; it ends by itself. */
export interface HoldBots {
  t: "hold_bots";
  is_on: boolean;
}

/** Let one's own time stand still while others have the device that one shares with them, or no more. */
export interface HoldClock {
  t: "hold_clock";
  is_on: boolean;
}

/** Want the seat of somebody who is gone for long out of the game, or no more. */
export interface Withdraw {
  t: "withdraw";
  seat: number;
  is_on?: boolean;
}

/** Let a bot make the choice that waits for somebody who is gone, or no more. */
export interface MoveOn {
  t: "move_on";
  seat: number;
  is_on?: boolean;
}

/** Say something to all. */
export interface Say {
  t: "say";
  text: string;
}

/** Show a quick reaction. */
export interface React {
  t: "react";
  reaction: string;
}

/** Who does not play: bet that a seat wins, −1: nothing any more. Sealed until the end. */
export interface MakeBet {
  t: "bet";
  on: number;
}

/** Who does not play: go on to the next table, opened where there is none by who has a seat, or the host. */
export interface GoOn {
  t: "go_on";
}

/** Take part in the next shuffle: the SHA-256 of 32 random bytes. */
export interface Pledge {
  t: "pledge";
  pledge: string;
}

/** Reveal the bytes that were pledged, in answer to Sealed. */
export interface Share {
  t: "share";
  share: string;
}

/** You are at the table. Keep the token: it is your seat. */
export interface Entered {
  t: "entered";
  code: string;
  token: string;
  seat: number;
  seat_code: string;
  said: number;
}

/** Who sits where, and what is to be played; sent whenever it changes, before, during and after the game. */
export interface Lobby {
  t: "lobby";
  code: string;
  game: string;
  phase: string;
  chairs: Chair[];
  choices: Choice[];
  seat_range: [number, number];
  link: string;
  is_host: boolean;
  hint: string;
  seat: number;
  manners: Choice[];
  is_paused: boolean;
  watching: number;
  has_big_screen: boolean;
  first_host: string;
  asking: Asking[];
  is_asking: boolean;
  hand_seen: number;
  commitment: string;
  next: string;
  own: string;
  may_add: boolean;
  unplayable: UnplayableGame | null;
  kept_for: number;
  has_played: boolean;
  evening: EveningSummary | null;
}

/** One seat of the table. */
export interface Chair {
  seat: number;
  who: string;
  name: string;
  avatar: string;
  bot: string;
  is_here: boolean;
  is_host: boolean;
  is_covered: boolean;
  pledge: string;
  voters: number[];
  out_in: number;
  is_awaited: boolean;
  move_on_in: number;
  move_on_voters: number[];
  is_away: boolean;
  hastens: boolean;
  was_covered: boolean;
  is_offered: boolean;
  wish: string;
  added: number;
}

/** An option of a game, for the lobby: what it takes and what it is set to. */
export interface Choice {
  name: string;
  value: boolean | number | string;
  default?: boolean | number | string;
  allowed: (boolean | number | string)[];
  is_house: boolean;
  is_fixed: boolean;
  seat: number;
}

/** Somebody who waits for the reader's yes. */
export interface Asking {
  person: string;
  name: string;
  avatar: string;
  seat: number;
  is_like_banned: boolean;
}

/** The table's last game, which this release cannot take up; seats, options and own cards are kept. */
export interface UnplayableGame {
  reason: string;
  standings: Standing[];
  chairs: Chair[];
}

/** Where a seat ended; 1 is best, equal places are tied. */
export interface Standing {
  seat: number;
  place: number;
  score: number;
}

/** Who stands where after the games of the evening: since the last time that nobody dealt for eight hours. */
export interface EveningSummary {
  games: number;
  standings: EveningStanding[];
  bettors: EveningBettor[];
  last_time: LastEvening | null;
}

/** Somebody’s evening so far. */
export interface EveningStanding {
  name: string;
  avatar: string;
  points: number;
  wins: number;
  played: number;
  seat: number;
}

/** Somebody who foresaw winners. */
export interface EveningBettor {
  name: string;
  avatar: string;
  winners: number;
  points: number;
}

/** The last day before today on which these people played. */
export interface LastEvening {
  date: number;
  games: number;
  winners: string[];
}

/** The whole board: when you come, at the deal, and when you ask. */
export interface Board {
  t: "board";
  at: number;
  seat: number;
  parts: AnyPart[];
  to_act: number[];
  options: Option[];
  can_take_back: boolean;
  can_hasten: boolean;
  standings: Standing[];
  story: Happening[];
  out: number[];
  past: Happening[];
}

/** A place for cards; `faces` is empty when all lie face down, "" an empty slot. */
export interface Zone {
  t: "zone";
  id: string;
  name: string;
  owner: number;
  layout: string;
  count: number;
  faces: string[];
  ghost: number;
}

/** A number that fills up. */
export interface Gauge {
  t: "gauge";
  id: string;
  name: string;
  owner: number;
  value: number;
  top: number;
}

/** Pawns on spaces 0 to `length`, by seat. */
export interface Track {
  t: "track";
  id: string;
  name: string;
  owner: number;
  length: number;
  pawns: number[];
}

/** Cells in rows. */
export interface Grid {
  t: "grid";
  id: string;
  name: string;
  owner: number;
  columns: number;
  cells: string[];
}

/** A mark. */
export interface Token {
  t: "token";
  id: string;
  name: string;
  owner: number;
}

/** A number, or a key in the game's words. */
export interface Fact {
  t: "fact";
  id: string;
  name: string;
  owner: number;
  value: number | string;
}

/** Something this seat may do now, as a list of its fields; the last ones may be missing. */
export interface Option {
  id: number;
  verb: string;
  args: Arguments;
  spot: string;
  caution: string;
  caution_args: Arguments;
}

/** An event as this reader saw it, as a list of its fields. */
export interface Happening {
  kind: string;
  args: Arguments;
  is_fleeting: boolean;
  pause: number;
}

/** What happened, the parts that changed, and what you may do now. */
export interface Update {
  t: "update";
  at: number;
  since: number;
  events: Happening[];
  parts: AnyPart[];
  changes: Record<string, Change>;
  gone: string[];
  to_act?: number[];
  out?: number[];
  options: Option[];
  can_take_back: boolean;
  can_hasten: boolean;
  standings: Standing[];
  story: Happening[];
  reveal: number;
}

/** What changed of a part; its other fields stay, but new faces without a count bring their own. */
export interface Change {
  name?: string;
  owner?: number;
  layout?: string;
  count?: number;
  faces?: string[];
  ghost?: number;
  value?: number | string;
  top?: number;
  length?: number;
  pawns?: number[];
  columns?: number;
  cells?: string[];
  splice?: (number | string)[];
}

/** What you asked for is not allowed, and which clause says so. */
export interface Refused {
  t: "refused";
  clause: string;
  args: Arguments;
}

/** A message that can't be carried out. */
export interface Fault {
  t: "fault";
  field: string;
  expected: string;
  got: string;
  is_final: boolean;
  reason: string;
  args: Arguments;
}

/** What time is left to whom, and whether it runs; sent when that changes otherwise than by passing. */
export interface Clocks {
  t: "clocks";
  left: TimeLeft[];
  is_running: boolean;
}

/** What is left to one seat, in milliseconds; 0: its time is up. */
export interface TimeLeft {
  seat: number;
  left: number;
  whole: number;
  is_first: boolean;
  voters: number[];
}

/** What a bot or the clock has played in your name since you last played yourself; sent when you are back. */
export interface SubstituteMoves {
  t: "substitute_moves";
  by: string;
  moves: number;
  events: Happening[];
  choices: Option[];
  is_open: boolean;
}

/** What somebody says, or shows. */
export interface Said {
  t: "said";
  number: number;
  name: string;
  seat: number;
  text: string;
  reaction: string;
}

/** Your own bet, and once the game is over everybody's. */
export interface Bets {
  t: "bets";
  own: number;
  opened: OpenedBet[];
}

/** A bet on a game that is over. */
export interface OpenedBet {
  name: string;
  avatar: string;
  seat: number;
  on: number;
  round: number;
  points: number;
}

/** The next table, and the token to enter it with. */
export interface Moved {
  t: "moved";
  code: string;
  token: string;
}

/** Your new tokens of other tables, by their codes, once you have logged other devices out. */
export interface RenewedTokens {
  t: "renewed_tokens";
  tokens: Record<string, string>;
}

/** What is fixed before the shuffle: check that your own pledge is in it, then send your share. */
export interface Sealed {
  t: "sealed";
  commitment: string;
  pledges: Pledged[];
}

/** A seat's pledge. */
export interface Pledged {
  seat: number;
  pledge: string;
}

/** What whoever runs the server says to all. */
export interface Notice {
  t: "notice";
  text: string;
  fr: string;
}

/** The answer to Ping. */
export interface Pong {
  t: "pong";
}

/** A game on the shelf: `GET /api/games`. */
export interface GameCard {
  id: string;
  seat_range: [number, number];
  lid: Lid;
  name: Record<string, string>;
  blurb: Record<string, string>;
  has_minute: boolean;
  has_deck: boolean;
}

/** What the box of a game says without words: `lid.toml` in its folder. */
export interface Lid {
  minutes: number;
  kinds: string[];
  drawing: [string, number, number, number, number][];
  paper: string;
  pattern: string;
  turn_seconds: number;
  short: Record<string, boolean | number | string>;
}

/** All a client needs to draw a game and speak of it: `GET /api/games/ID`. */
export interface GameSheet {
  id: string;
  seat_range: [number, number];
  choices: Choice[];
  words: Record<string, string>;
  rules: Record<string, string>;
  lid: Lid;
  deck?: DeckShelf;
  own?: OwnShelf;
}

/** What decks of a game are mixed from. */
export interface DeckShelf {
  option: string;
  cards: DeckCard[];
  boxes: DeckBox[];
  most: number;
}

/** A card that a deck may hold. */
export interface DeckCard {
  id: string;
  kind: string;
  source: string;
  most: number;
}

/** Cards that are put in and taken out together. */
export interface DeckBox {
  name: string;
  counts: Record<string, number>;
  is_base: boolean;
}

/** How a table may change the cards of a game: part of its sheet. */
export interface OwnShelf {
  option: string;
  kinds: string[];
  most: number;
  longest_name: number;
  longest_line: number;
}

/** Asks for a table: `POST /api/tables`. */
export interface NewTable {
  game: string;
  seats: number;
  options?: Record<string, boolean | number | string>;
}

/** Asks what a deck is worth: `POST /api/decks`. */
export interface DeckAsked {
  game: string;
  seats: number;
  options?: Record<string, boolean | number | string>;
  name?: string;
  file?: string;
}

/** A deck as it was understood. */
export interface DeckNews {
  value: string;
  code: string;
  link: string;
  counts: Record<string, number>;
  seats: number[];
  name: string;
  file: string;
  fault: Fault | null;
}

/** Asks for many quick games: `POST /api/balance`, answered by a stream of events, a BalanceNews each. */
export interface BalanceAsked {
  game: string;
  seats: number;
  options?: Record<string, boolean | number | string>;
  bot?: string;
}

/** What is known after some of the games; none yet: others are served first. */
export interface BalanceNews {
  games: number;
  of: number;
  bot: string;
  unfinished: number;
  turns: Estimate;
  minutes?: Estimate;
  shares: Estimate[];
  advantage: Estimate;
  even: number;
  is_over: boolean;
  lengths: GroupShare[];
  watched: number;
  leads: GroupShare[];
  cards: CardsOnOccasion[];
}

/** A figure and its 95 % interval. */
export interface Estimate {
  value: number;
  low: number;
  high: number;
}

/** What share of the games is in a group. */
export interface GroupShare {
  label: string;
  share: number;
}

/** What became of cards, and what they were worth to whom it happened; the best first. */
export interface CardsOnOccasion {
  occasion: string;
  cards: CardWorth[];
}

/** What share of the wins those had to whom something happened with a card. */
export interface CardWorth {
  card: string;
  share: Estimate;
}

/** The answer: the code to enter with, and the token that makes its bearer the host. */
export interface TableMade {
  code: string;
  token: string;
  link: string;
}

/** Asks how the tables are doing that one sits at: `POST /api/seats`. */
export interface HeldSeats {
  seats: HeldSeat[];
}

/** A seat that this browser keeps the token of. */
export interface HeldSeat {
  code: string;
  token: string;
}

/** How a table is doing that one sits at; those that are gone are left out of the answer. */
export interface TableNews {
  code: string;
  game: string;
  phase: string;
  chairs: Chair[];
  seat: number;
  to_act: number[];
  kept_until: number;
}

/** A table that its host has listed for everybody, and that waits for players: `GET /api/open-tables`. */
export interface OpenTable {
  code: string;
  game: string;
  host: string;
  avatar: string;
  free: number;
  seats: number;
  language: string;
}

/** What a big screen shows until somebody types it, and the secret it asks with: `POST /api/screens`. */
export interface ScreenCode {
  code: string;
  secret: string;
  link: string;
}

/** What a big screen is to show: `GET /api/screens/CODE`. */
export interface ScreenTable {
  table: string;
  token: string;
}

/** The screen that is to show a table: `POST /api/tables/CODE/screen`. */
export interface ChosenScreen {
  screen?: string;
}

/** A game that is over, move by move: `GET /api/tables/CODE/replay?eyes=EYES`, `POST /api/replay?eyes=EYES`. */
export interface Replay {
  game: string;
  eyes: string;
  chairs: Chair[];
  turn: number;
  board: Board;
  steps: Step[];
  story: Happening[];
  words: Record<string, OwnText>;
}

/** What one move changed for the eyes it is shown to; */
export interface Step {
  update?: Update;
  seat: number;
  verb: string;
  args: Arguments;
  turn: number;
  weight: number;
  second: number;
}

/** What a card of the table's own is called, and what is said of it. */
export interface OwnText {
  name: string;
  line: string;
}

/** Adds cards: `POST /api/tables/CODE/own`. */
export interface NewOwnCards {
  cards: NewOwnCard[];
}

/** A card that somebody adds, or what it is to be from now on. */
export interface NewOwnCard {
  kind: string;
  name: string;
  line?: string;
}

/** All the table's own cards: `GET /api/tables/CODE/own`. */
export interface OwnNews {
  cards: OwnCardNews[];
  takes_photos: boolean;
}

/** A card of the table's own. */
export interface OwnCardNews {
  id: string;
  word: string;
  kind: string;
  name: string;
  line: string;
  photo: string;
  is_mine: boolean;
  is_by_reader: boolean;
  has_come_up: boolean;
}

/** A card of the game itself: `GET /api/tables/CODE/house`. */
export interface HouseCardNews {
  id: string;
  word: string;
  kind: string;
  is_off: boolean;
}

/** Puts cards of the game away, or takes them out again: `POST /api/tables/CODE/house`. */
export interface PutAway {
  ids: string[];
  is_on: boolean;
}

/** All that is kept of the evenings of a table: `GET /api/tables/CODE/evening`. */
export interface EveningNews {
  standings: EveningStanding[];
  bettors: EveningBettor[];
  games: EveningGameNews[];
}

/** A game of the evening. */
export interface EveningGameNews {
  game: string;
  date: number;
  is_finished: boolean;
  seats: EveningPlace[];
}

/** How one seat fared in a game of the evening. */
export interface EveningPlace {
  person: number;
  character: number;
  place: number;
  points: number;
}

export type AnyPart = Zone | Gauge | Track | Grid | Token | Fact;

export type ToServer = Enter | Rename | SetSeats | SetOption | AddBot | Free | Swap | SetManner | ShowOut | Answer | Start | Play | TakeBack | Why | Resync | Ping | Rematch | ChooseGame | WishGame | AskSeat | StandUp | HandOn | LogOutOthers | Hush | Hasten | PressOn | Pause | HoldBots | HoldClock | Withdraw | MoveOn | Say | React | MakeBet | GoOn | Pledge | Share;

export type ToClient = Entered | Lobby | Board | Update | Refused | Fault | Clocks | SubstituteMoves | Said | Bets | Moved | RenewedTokens | Sealed | Notice | Pong;

/** What is sent as a list: its fields in order, of which the last may be missing. */
export const rows = {
  Option: ["id", "verb", "args", "spot", "caution", "caution_args"],
  Happening: ["kind", "args", "is_fleeting", "pause"],
  Estimate: ["value", "low", "high"],
};

/** What a field that was left out stands for, by message. */
export const defaults = {
  Entered: { seat_code: "", said: 0 },
  Lobby: { is_host: false, hint: "", seat: -1, manners: [], is_paused: false, watching: 0, has_big_screen: false, first_host: "", asking: [], is_asking: false, hand_seen: -1, commitment: "", next: "", own: "", may_add: false, unplayable: null, kept_for: 0, has_played: false, evening: null },
  Chair: { name: "", avatar: "", bot: "", is_here: true, is_host: false, is_covered: false, pledge: "", voters: [], out_in: 0, is_awaited: false, move_on_in: 0, move_on_voters: [], is_away: false, hastens: false, was_covered: false, is_offered: false, wish: "", added: 0 },
  Choice: { allowed: [], is_house: false, is_fixed: false, seat: -1 },
  Asking: { is_like_banned: false },
  UnplayableGame: { standings: [], chairs: [] },
  EveningSummary: { bettors: [], last_time: null },
  EveningStanding: { points: 0, wins: 0, played: 0, seat: -1 },
  Board: { options: [], can_take_back: false, can_hasten: false, standings: [], story: [], out: [], past: [] },
  Zone: { name: "", owner: -1, layout: "fan", count: 0, faces: [], ghost: -1 },
  Gauge: { name: "", owner: -1, value: 0, top: 0 },
  Track: { name: "", owner: -1, length: 0, pawns: [] },
  Grid: { name: "", owner: -1, columns: 1, cells: [] },
  Token: { name: "", owner: -1 },
  Fact: { name: "", owner: -1, value: 0 },
  Option: { args: {}, spot: "", caution: "", caution_args: {} },
  Happening: { args: {}, is_fleeting: false, pause: 0 },
  Update: { since: -1, events: [], parts: [], changes: {}, gone: [], options: [], can_take_back: false, can_hasten: false, standings: [], story: [], reveal: 0 },
  Refused: { args: {} },
  Fault: { got: "", is_final: false, reason: "", args: {} },
  Clocks: { left: [], is_running: true },
  TimeLeft: { is_first: false, voters: [] },
  SubstituteMoves: { moves: 0, events: [], choices: [], is_open: false },
  Said: { text: "", reaction: "" },
  Bets: { own: -1, opened: [] },
  Notice: { fr: "" },
  GameCard: { lid: {}, name: {}, blurb: {}, has_minute: false, has_deck: false },
  Lid: { minutes: 0, kinds: [], drawing: [], paper: "", pattern: "", turn_seconds: 0, short: {} },
  GameSheet: { lid: {} },
  DeckShelf: { most: 0 },
  DeckBox: { is_base: false },
  BalanceNews: { games: 0, of: 0, bot: "", unfinished: 0, turns: [0, 0, 0], shares: [], advantage: [0, 0, 0], even: 0, is_over: false, lengths: [], watched: 0, leads: [], cards: [] },
  TableNews: { kept_until: 0 },
  ScreenTable: { token: "" },
  Replay: { words: {} },
  Step: { seat: -1, verb: "", args: {}, turn: -1, weight: 0, second: -1 },
  OwnText: { line: "" },
  OwnCardNews: { line: "", photo: "", is_mine: false, is_by_reader: false, has_come_up: false },
  HouseCardNews: { is_off: false },
  EveningGameNews: { is_finished: false, seats: [] },
  EveningPlace: { person: -1, character: 0, place: 0, points: 0 },
};
