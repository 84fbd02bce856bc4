import type { GamePresentation } from "../games/presentation_interface_and_registry";
import { peopleOnDevice, placeOfPerson, type PersonOnDevice } from "../person/people_on_device.svelte";
import { openLiveTable } from "../table/open_live_table";
import { tokenOf } from "../table/seat_token";
import type { TableModel } from "../table/table_model.svelte";
import type { Socket } from "../wire/websocket_connection";
import { dialTo } from "../wire/dial_table";
import { nextView, type DeviceView } from "./next_holder_and_curtain";

/** One of the people of this device, with a connection of their own. */
export interface SeatOnDevice {
  readonly person: PersonOnDevice;
  readonly table: TableModel;
}

/** Several people at one table on one device: a connection for each, and of whom the page shows what they see. */
export class SharedDevice {
  seats: readonly SeatOnDevice[] = $state.raw([]);
  view: DeviceView | null = $state.raw(null);
  /** Those who sit at the table. */
  readonly seated: readonly SeatOnDevice[] = $derived(
    this.seats.filter(({ table }) => table.seat >= 0 && !table.fault?.is_final),
  );
  /** Who sets the table: the host, else the first. */
  readonly leader: SeatOnDevice | undefined = $derived(
    this.seated.find(({ table }) => table.lobby?.is_host) ?? this.seated[0] ?? this.seats[0],
  );
  /** The seats that the game waits for, as each of them is told. */
  readonly awaited: readonly number[] = $derived(
    this.seated.filter(({ table }) => isAwaited(table)).map(({ table }) => table.seat),
  );
  readonly phase: string = $derived(this.leader?.table.lobby?.phase ?? "");
  readonly isPaused: boolean = $derived(this.leader?.table.lobby?.is_paused ?? false);
  /** Who has the device; nobody while the curtain is shown, in the lobby and once the game is over. */
  readonly holder: SeatOnDevice | undefined = $derived(
    this.view?.kind === "seat" ? this.#at(this.view.seat) : undefined,
  );
  /** Whom the curtain waits for. */
  readonly called: SeatOnDevice | undefined = $derived(
    this.view?.kind === "curtain" ? this.#at(this.view.seat) : undefined,
  );
  /** Whether something is still shown to whoever has the device. */
  readonly isShowing: boolean = $derived(
    this.holder !== undefined && (this.holder.table.isInMotion || this.holder.table.pause.on !== null),
  );
  /** How the game is drawn, once that is known; before, nothing is shown of it. */
  presentation: GamePresentation | null = $state.raw(null);
  /** Whether the game is one to be remembered, of which nobody sees more than others. */
  readonly isSeenByAll: boolean = $derived(this.presentation?.forgets ?? false);
  /** Called with the code of the table where all go on. */
  onmoved: ((code: string) => void) | null = null;

  constructor(
    readonly code: string,
    readonly dial: () => Socket = dialTo(code),
  ) {}

  #at(seat: number): SeatOnDevice | undefined {
    return this.seats.find(({ table }) => table.seat === seat);
  }

  /** Whether everybody of the device who has been at the table has come to it: until then nobody’s hand is shown. */
  get areAllHere(): boolean {
    return peopleOnDevice.at(this.code).every(({ id }) => this.#isHere(id) || !tokenOf(placeOfPerson(id)(this.code)));
  }

  #isHere(id: number): boolean {
    return this.seats.some(({ person, table }) => person.id === id && (table.lobby ?? table.fault) !== null);
  }

  /**
   * Open a connection for each person who has a seat, or finds one: those without take free seats one after another, in
   * the order in which they were named, which is the order in which they sit and hand the device on.
   */
  enter(): void {
    const [first, ...others] = peopleOnDevice.at(this.code);
    if (first && !this.seats.length) this.#open(first);
    const { leader } = this;
    const lobby = leader?.table.lobby;
    if (!lobby) return;
    const waiting = others.filter(({ id }) => !this.seats.some(({ person }) => person.id === id));
    for (const person of waiting) if (tokenOf(placeOfPerson(person.id)(this.code))) this.#open(person);
    const isLaying = lobby.phase === "lobby";
    const without = waiting.filter(({ id }) => !tokenOf(placeOfPerson(id)(this.code)));
    if (!isLaying || !without.length) return;
    if (this.seats.some(({ person }) => !this.#isHere(person.id))) return;
    const [next] = without;
    const free = lobby.chairs.filter(({ who }) => who === "free").length;
    const wanted = Math.min(lobby.seat_range[1], lobby.chairs.length + without.length - free);
    if (next && (free >= without.length || wanted <= lobby.chairs.length)) this.#open(next);
    else if (lobby.is_host) leader.table.say({ t: "seats", seats: wanted });
  }

  #open(person: PersonOnDevice): void {
    const { name, avatar } = person;
    const table = openLiveTable(this.code, { name, avatar }, this.dial, false, placeOfPerson(person.id));
    const seat = { person, table };
    table.onmoved = (next) => this.#goOn(seat, next);
    this.seats = [...this.seats, seat];
  }

  /** Whoever was shown out, or has left a table that is laid, is none of this device any more. */
  drop(): void {
    const gone = this.seats.filter(
      ({ person, table }) =>
        person.id > 0 && (table.fault?.is_final || (table.lobby?.phase === "lobby" && table.seat < 0)),
    );
    if (!gone.length) return;
    for (const { table } of gone) table.close();
    this.seats = this.seats.filter((seat) => !gone.includes(seat));
    const left = peopleOnDevice.at(this.code).filter(({ id }) => !gone.some(({ person }) => person.id === id));
    peopleOnDevice.keep(this.code, left, this.phase === "playing");
  }

  /** What was wished last. */
  #wish = false;
  /** One of them goes on to the next table, and so do all. */
  readonly #movedTo: Record<number, string> = {};
  #goOn({ person }: SeatOnDevice, next: string): void {
    const isFirst = !Object.keys(this.#movedTo).length;
    this.#movedTo[person.id] = next;
    if (isFirst) for (const { person: other, table } of this.seats) if (other !== person) table.say({ t: "go_on" });
    if (this.seats.some(({ person: { id } }) => this.#movedTo[id] === undefined)) return;
    peopleOnDevice.keep(next, peopleOnDevice.at(this.code));
    this.onmoved?.(next);
  }

  /** Show what is to be shown now. */
  update(): void {
    const seats = this.seated.map(({ table }) => table.seat);
    if (this.phase !== "playing" || !seats.length || !this.presentation || !this.areAllHere) return;
    this.view = nextView(this.view, seats, this.awaited, this.isSeenByAll);
  }

  /** Whoever has the device wishes for all who share it to go faster through what all are shown, or no more. */
  wishTogether(): void {
    const { holder } = this;
    const wish = holder?.table.chair(holder.table.seat)?.hastens;
    if (wish === undefined || wish === this.#wish) return;
    this.#wish = wish;
    for (const { table } of this.seated) {
      if ((table.chair(table.seat)?.hastens ?? wish) !== wish) table.setFastForward(wish);
    }
  }

  /** By person: whether their time stands still, as far as the server was told. */
  readonly #held: Record<number, boolean> = {};
  /** At a table with a clock only the time of whoever has the device runs, and nobody’s while the curtain is shown. */
  holdClocks(): void {
    for (const { person, table } of this.seats) {
      // Where the line broke, the server has forgotten it.
      if (!table.isOnline || !table.lobby) {
        this.#held[person.id] = false;
        continue;
      }
      const isTimed = this.phase === "playing" && (table.setting("clock") ?? "off") !== "off";
      const isHeld = isTimed && this.holder?.person !== person;
      if (isHeld === (this.#held[person.id] ?? false)) continue;
      this.#held[person.id] = isHeld;
      table.say({ t: "hold_clock", is_on: isHeld });
    }
  }

  /** Nobody has the device: whoever is awaited first is given it. */
  forget(): void {
    this.view = null;
    const [only, ...others] = peopleOnDevice.at(this.code);
    if (only?.id === 0 && !others.length) peopleOnDevice.keep(this.code, []);
  }

  /** Whom the curtain waits for has the device. */
  take(): void {
    if (this.view?.kind === "curtain") this.view = { kind: "seat", seat: this.view.seat };
  }

  close(): void {
    for (const { table } of this.seats) table.close();
  }
}

/** Whether the game waits for whom the table is shown to, as far as they have been shown what they are asked. */
function isAwaited({ board, seat, isOver, pause }: TableModel): boolean {
  return board !== null && !isOver && pause.on === null && board.to_act.includes(seat);
}
