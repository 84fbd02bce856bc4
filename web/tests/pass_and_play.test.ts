import { flushSync } from "svelte";
import { render } from "svelte/server";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import views from "../../tests/fixtures/shared_device_views.json";
import { PLAIN } from "../src/games/presentation_interface_and_registry";
import { peopleOnDevice } from "../src/person/people_on_device.svelte";
import { nextHolder, nextView, NOBODY, type DeviceView } from "../src/pass_and_play/next_holder_and_curtain";
import { SharedDevice } from "../src/pass_and_play/shared_device.svelte";
import type { Socket } from "../src/wire/websocket_connection";

const viewOf = (said: unknown): DeviceView | null => {
  if (!said) return null;
  const [kind, seat, last] = said as [string, number, number];
  return kind === "curtain" ? { kind, seat, last } : { kind: "seat", seat };
};

describe("who is to have the device", () => {
  test.each(views)("as at a terminal: $view, $awaited", ({ view, seats, awaited, open, next }) => {
    expect(nextView(viewOf(view), seats, awaited, open)).toEqual(viewOf(next));
  });

  test("whoever has it keeps it while they are awaited, then it goes on in the order of the seats", () => {
    expect(nextHolder(2, [0, 2, 3])).toBe(2);
    expect(nextHolder(1, [0, 2, 3])).toBe(2);
    expect(nextHolder(3, [2, 0])).toBe(0);
    expect(nextHolder(1, [])).toBe(NOBODY);
  });

  test("between two people there is always a curtain, whoever is awaited", () => {
    for (let many = 2; many <= 8; many += 1) {
      const seats = Array.from({ length: many }, (_, seat) => seat);
      for (let shown = 0; shown < many; shown += 1) {
        for (let asked = 0; asked < 2 ** many; asked += 1) {
          const awaited = seats.filter((seat) => asked & (1 << seat));
          const next = nextView({ kind: "seat", seat: shown }, seats, awaited);
          if (!awaited.length || awaited.includes(shown)) expect(next).toEqual({ kind: "seat", seat: shown });
          else expect(next).toMatchObject({ kind: "curtain", last: shown });
        }
      }
    }
  });

  test("a curtain waits for one person, for another once that one is not awaited, and never falls by itself", () => {
    const called: DeviceView = { kind: "curtain", seat: 1, last: 0 };
    expect(nextView(called, [0, 1, 2], [1, 2])).toBe(called);
    expect(nextView(called, [0, 1, 2], [2])).toEqual({ kind: "curtain", seat: 2, last: 0 });
    expect(nextView(called, [0, 1, 2], [])).toBe(called);
  });

  test("after a reload it is nobody’s until somebody takes it, also where one person is left of those who shared it", () => {
    expect(nextView(null, [0, 1], [1])).toEqual({ kind: "curtain", seat: 1, last: NOBODY });
    expect(nextView(null, [0, 1], [])).toEqual({ kind: "curtain", seat: 0, last: NOBODY });
    expect(nextView(null, [3], [])).toEqual({ kind: "curtain", seat: 3, last: NOBODY });
  });

  test("a game that all see alike begins before everybody’s eyes", () => {
    expect(nextView(null, [0, 1], [], true)).toEqual({ kind: "seat", seat: 0 });
    expect(nextView(null, [0, 1], [1], true)).toEqual({ kind: "seat", seat: 1 });
    expect(nextView({ kind: "seat", seat: 0 }, [0, 1], [1], true)).toMatchObject({ kind: "curtain", seat: 1 });
  });

  test("the cards of a seat that somebody has left are shown no longer, and no other’s before a touch", () => {
    expect(nextView({ kind: "seat", seat: 1 }, [0, 2], [])).toMatchObject({ kind: "curtain", seat: 0 });
    expect(nextView({ kind: "seat", seat: 1 }, [0], [])).toMatchObject({ kind: "curtain", seat: 0 });
    expect(nextView({ kind: "curtain", seat: 1, last: 0 }, [0], [0])).toEqual({ kind: "curtain", seat: 0, last: 0 });
    expect(nextView({ kind: "seat", seat: 0 }, [0], [])).toEqual({ kind: "seat", seat: 0 });
  });
});

/** The server’s end of one connection. */
class Line implements Socket {
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((frame: { data: string }) => void) | null = null;
  readonly said: Record<string, unknown>[] = [];

  send(frame: string): void {
    this.said.push(JSON.parse(frame) as Record<string, unknown>);
  }
  close(): void {
    this.onmessage = null;
  }
  tell(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const PEOPLE = ["Léa", "Tom", "Zoé"].map((name, id) => ({ id, name, avatar: "fox" }));
let lines: Line[];
let device: SharedDevice;

const chair = (seat: number, who = "person"): object => ({ seat, who, name: who === "free" ? "" : `p${seat}` });
const lobby = (seat: number, phase = "playing", chairs = PEOPLE.map(({ id }) => chair(id))): object => ({
  t: "lobby",
  code: "KNOT",
  game: "g",
  phase,
  chairs,
  choices: [],
  seat_range: [2, 4],
  link: "",
  seat,
  is_host: seat === 0,
});

function shared(people = PEOPLE): SharedDevice {
  lines = [];
  peopleOnDevice.keep("KNOT", people);
  return new SharedDevice("KNOT", () => {
    const line = new Line();
    lines.push(line);
    return line;
  });
}

function come(line: Line, seat: number, phase?: string, chairs?: object[]): void {
  line.onopen?.();
  line.tell({ t: "entered", code: "KNOT", token: `secret-${seat}`, seat });
  line.tell(lobby(seat, phase, chairs));
}

/** Let all three sit down and be dealt cards. */
function seated(): void {
  device = shared();
  device.presentation = PLAIN;
  device.enter();
  const [first] = lines;
  if (first) come(first, 0, "lobby", [chair(0), chair(1, "free"), chair(2, "free")]);
  for (const seat of [1, 2]) {
    device.enter();
    const line = lines[seat];
    if (line) come(line, seat, "lobby");
  }
  lines.forEach((line, seat) => line.tell(lobby(seat)));
}

const board = (seat: number, at: number, to_act: number[], options: unknown[], faces: string[]): object => ({
  t: "board",
  at,
  seat,
  parts: [{ t: "zone", id: `hand:${seat}`, owner: seat, layout: "fan", faces }],
  to_act,
  options,
});

beforeEach(() => {
  vi.useFakeTimers();
  const kept = new Map<string, string>();
  vi.stubGlobal("document", { hidden: false });
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("several people at one table", () => {
  afterEach(() => device.close());

  test("each has a connection and a token of their own, and comes back with it", () => {
    seated();
    expect(lines).toHaveLength(3);
    expect(lines.map(({ said }) => said[0]?.["name"])).toEqual(["Léa", "Tom", "Zoé"]);
    device.close();
    const again = new SharedDevice("KNOT", device.dial);
    lines = [];
    again.enter();
    const [first] = lines;
    if (first) come(first, 0);
    again.enter();
    again.presentation = PLAIN;
    again.update();
    expect(again.view, "nobody’s hand is shown before all have come").toBeNull();
    lines.slice(1).forEach((line, index) => come(line, index + 1));
    again.update();
    expect(again.view).toMatchObject({ kind: "curtain" });
    expect(lines.map(({ said }) => said[0]?.["token"])).toEqual(["secret-0", "secret-1", "secret-2"]);
    again.close();
  });

  test("the host makes room before the others come, and nobody comes to a game that goes on", () => {
    device = shared();
    device.enter();
    const [first] = lines;
    if (!first) throw new Error("nobody dialled");
    come(first, 0, "lobby", [chair(0), chair(1, "free")]);
    device.enter();
    expect(lines).toHaveLength(1);
    expect(first.said.at(-1)).toEqual({ t: "seats", seats: 3 });
    first.tell(lobby(0));
    device.enter();
    expect(lines).toHaveLength(1);
    first.tell(lobby(0, "lobby", [chair(0), chair(1, "free"), chair(2, "free")]));
    device.enter();
    expect(lines).toHaveLength(2);
  });

  test("they take their seats in the order in which they were named, however long one of them takes", () => {
    device = shared();
    device.enter();
    const free = [chair(0), chair(1, "free"), chair(2, "free")];
    if (lines[0]) come(lines[0], 0, "lobby", free);
    device.enter();
    device.enter();
    lines[0]?.tell(lobby(0, "lobby", free));
    device.enter();
    expect(
      lines.flatMap(({ said }) => said[0]?.["name"] ?? []),
      "whoever comes third waits",
    ).toEqual(["Léa"]);
    expect(lines).toHaveLength(2);
    if (lines[1]) come(lines[1], 1, "lobby", free);
    device.enter();
    expect(lines).toHaveLength(3);
    lines[2]?.onopen?.();
    expect(lines.map(({ said }) => said[0]?.["name"])).toEqual(["Léa", "Tom", "Zoé"]);
  });

  test("whoever is turned away keeps nobody else from their seat", () => {
    device = shared();
    device.enter();
    if (lines[0]) come(lines[0], 0, "lobby", [chair(0), chair(1, "free"), chair(2, "free")]);
    device.enter();
    lines[1]?.onopen?.();
    lines[1]?.tell({ t: "fault", field: "name", expected: "", is_final: false });
    device.enter();
    expect(lines).toHaveLength(3);
  });

  test("who was shown out is none of the device any more", () => {
    seated();
    lines[2]?.tell({ t: "fault", field: "seat", expected: "", is_final: true });
    device.drop();
    expect(device.seats).toHaveLength(2);
    expect(peopleOnDevice.at("KNOT").map(({ name }) => name)).toEqual(["Léa", "Tom"]);
  });

  test.each([
    ["is shown out", 1, { t: "fault", field: "seat", expected: "", is_final: true }],
    ["is logged out", 0, { t: "fault", field: "token", expected: "", is_final: true }],
    ["stands up", 1, lobby(-1)],
    ["stands up who opened the table", 0, lobby(-1)],
  ])("whoever is left waits behind the curtain when somebody %s in the middle of a game", (_, leaver, told) => {
    seated();
    lines.forEach((line, seat) => line.tell(board(seat, 1, [leaver], [], [])));
    lines[2]?.tell({ t: "fault", field: "seat", expected: "", is_final: true });
    device.drop();
    device.update();
    device.take();
    expect(device.view).toEqual({ kind: "seat", seat: leaver });
    lines[leaver]?.tell(told);
    if ("seat" in told) lines[leaver]?.tell({ t: "entered", code: "KNOT", token: "", seat: -1 });
    flushSync();
    device.drop();
    device.update();
    expect(device.view).toMatchObject({ kind: "curtain", seat: 1 - leaver });
    expect(peopleOnDevice.at("KNOT"), "a reload shows the curtain too").not.toEqual([]);
    device.forget();
  });

  test("at a table with a clock only the time of whoever has the device runs, also after the line broke", () => {
    seated();
    const told = (): unknown[][] => {
      flushSync();
      device.holdClocks();
      return lines.map(({ said }) => said.filter(({ t }) => t === "hold_clock").map((each) => each["is_on"]));
    };
    device.update();
    expect(told(), "without a clock nothing is said").toEqual([[], [], []]);
    const timed = (seat: number): object => ({ ...lobby(seat), manners: [{ name: "clock", value: "brisk" }] });
    lines.forEach((line, seat) => line.tell(timed(seat)));
    lines.forEach((line, seat) => line.tell(board(seat, 1, [1], [], [])));
    device.update();
    expect(told(), "behind the curtain").toEqual([[true], [true], [true]]);
    device.take();
    expect(told()).toEqual([[true], [true, false], [true]]);
    expect(told(), "said once").toEqual([[true], [true, false], [true]]);
    lines[0]?.onclose?.();
    expect(told()).toHaveLength(3);
    vi.advanceTimersByTime(600);
    const again = lines[3];
    if (!again) throw new Error("nobody dialled again");
    come(again, 0);
    again.tell(timed(0));
    expect(told()[3], "said again on the new line").toEqual([true]);
    lines.forEach((line, seat) => line.tell({ ...timed(seat % 3), phase: "over" }));
    expect(told().map((each) => each.at(-1))).toEqual([true, false, false, false]);
  });

  test("who is asked next is the same whatever anybody holds, and whatever they may do", () => {
    const asked = [[0], [0, 1, 2], [1, 2], [2], [1], [0, 2], [2], [], [1]];
    const shownFor = (hold: (seat: number, step: number) => { options: unknown[]; faces: string[] }): unknown[] => {
      seated();
      return asked.map((to_act, step) => {
        lines.forEach((line, seat) => {
          const { options, faces } = hold(seat, step);
          line.tell(board(seat, step + 1, to_act, to_act.includes(seat) ? options : [], faces));
        });
        flushSync();
        device.update();
        const shown = device.view;
        device.take();
        return shown;
      });
    };
    const plain = shownFor(() => ({ options: [[0, "pass"]], faces: [] }));
    expect(plain.map((view) => (view as DeviceView).seat)).toEqual([0, 0, 1, 2, 1, 2, 2, 2, 1]);
    for (let deal = 1; deal <= 20; deal += 1) {
      const dealt = shownFor((seat, step) => ({
        options: Array.from({ length: 1 + ((seat * 7 + step * deal) % 5) }, (_, id) => [id, "react"]),
        faces: Array.from({ length: (seat + deal * step) % 6 }, (_, card) => `card_${(card * deal) % 9}`),
      }));
      expect(dealt).toEqual(plain);
    }
  });
});

describe("who shares the device", () => {
  const first = { id: 1, name: "Léa", avatar: "fox" };

  async function fields(people: (typeof first)[], room: number): Promise<number> {
    vi.stubGlobal("navigator", { language: "en" });
    const { default: AddPeopleOnDeviceSheet } = await import("../src/pass_and_play/AddPeopleOnDeviceSheet.svelte");
    const props = { people, usedAvatars: ["fox"], room, ondone: () => {}, onclose: () => {} };
    return [...render(AddPeopleOnDeviceSheet, { props }).body.matchAll(/data-testid="on-device-name"/gu)].length;
  }

  test("the first other person is asked for a name at once where there is a seat, be it the last", async () => {
    expect(await fields([first], 2)).toBe(1);
    expect(await fields([first], 1)).toBe(1);
    expect(await fields([first], 0)).toBe(0);
  });

  test("where several share it already, nobody is added unasked", async () => {
    expect(await fields([first, { ...first, id: 2, name: "Tom" }], 1)).toBe(0);
  });
});
