import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { defaults, type Fact, type Happening, type Replay, type Step, type Update } from "../src/generated/wire";
import { replayOf } from "../src/wire/decode";
import { hashOf, placeIn, seatOf } from "../src/replay/place";
import { keyed, Projector } from "../src/replay/projector.svelte";
import { Reel } from "../src/replay/reel";
import { Reels } from "../src/replay/reels";
import { ReplayTable } from "../src/replay/replay_table";

const fact = (value: number): Fact => ({ t: "fact", id: "a", name: "a", owner: -1, value });
const event = (kind: string): Happening => ({ kind, args: {}, is_fleeting: false });
let at = 1;
const update = (more: Partial<Update>): Update => ({ ...defaults.Update, t: "update", at: ++at, ...more }) as Update;
const step = (more: Partial<Step> = {}): Step => ({ ...defaults.Step, ...more });

/** A game of two turns: somebody picks twice in private, attacks, passes; the other wins. */
function game(eyes = "table"): Replay {
  at = 1;
  const sees = eyes === "0" || eyes === "open";
  return {
    game: "g",
    words: {},
    eyes,
    chairs: [
      { ...defaults.Chair, seat: 0, who: "person", name: "Léa" },
      { ...defaults.Chair, seat: 1, who: "bot" },
    ],
    turn: 0,
    board: { ...defaults.Board, t: "board", at: 1, seat: -1, parts: [fact(0)], to_act: [0] },
    steps: [
      sees ? step({ seat: 0, verb: "pick", update: update({}) }) : step(),
      sees ? step({ seat: 0, verb: "aim", update: update({}) }) : step(),
      step({ update: update({ events: [event("attacks")], changes: { a: { value: 1 } } }), weight: 5, second: 12 }),
      step({ update: update({ events: [event("draws"), event("begins")], to_act: [1] }), turn: 1, second: 20 }),
      step({
        update: update({ events: [event("wins")], standings: [{ seat: 1, place: 1, score: 3 }] }),
        weight: 10,
        second: 31,
      }),
    ],
    story: [],
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => {}, removeItem: () => {} });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a reel", () => {
  test("has the board and the log of every position", () => {
    const reel = new Reel(game());
    expect([0, 1, 2, 3, 5].map((position) => (reel.board(position).parts[0] as Fact).value)).toEqual([0, 0, 0, 1, 1]);
    expect([0, 3, 4, 5].map((position) => reel.log(position).map((entry) => entry.event.kind))).toEqual([
      [],
      ["attacks"],
      ["attacks", "draws", "begins"],
      ["attacks", "draws", "begins", "wins"],
    ]);
    expect(reel.board(5).standings).toHaveLength(1);
    expect(reel.board(99)).toBe(reel.board(5));
  });

  test("leaves out, going by moves, those that these eyes saw nothing of", () => {
    const table = new Reel(game());
    expect([0, 1, 3, 4, 5].map((position) => table.next(position))).toEqual([3, 3, 4, 5, 5]);
    expect([5, 4, 3, 1, 0].map((position) => table.previous(position))).toEqual([4, 3, 0, 0, 0]);
    expect([0, 2, 3].map((position) => table.stopAt(position))).toEqual([0, 0, 3]);
    const own = new Reel(game("0"));
    expect([0, 1, 2].map((position) => own.next(position))).toEqual([1, 2, 3]);
  });

  test("goes by turns, and counts them", () => {
    const reel = new Reel(game());
    expect([0, 3, 4, 5].map((position) => reel.nextTurn(position))).toEqual([4, 4, 5, 5]);
    expect([0, 3, 4, 5].map((position) => reel.previousTurn(position))).toEqual([0, 0, 0, 4]);
    expect([0, 3, 4, 5].map((position) => reel.turnAt(position))).toEqual([1, 1, 2, 2]);
    expect(new Reel({ ...game(), turn: -1 }).turnAt(0)).toBe(0);
  });

  test("marks what is remarkable, and stays longer on it", () => {
    const reel = new Reel(game());
    expect(reel.marks.map((mark) => mark.step)).toEqual([3, 5]);
    expect(reel.pause(3)).toBeGreaterThan(reel.pause(4));
    expect(reel.pause(4)).toBeGreaterThan(reel.pause(1));
  });

  test("knows when it was, where that is known", () => {
    const reel = new Reel(game());
    expect([0, 1, 3].map((position) => reel.second(position))).toEqual([0, -1, 12]);
  });

  test("says so where an update is missing", () => {
    const broken = game();
    broken.steps.splice(2, 1);
    expect(() => new Reel(broken)).toThrow("missing");
  });
});

describe("a projector", () => {
  test("runs through what there is to see, stops at the end, and begins anew", () => {
    const projector = new Projector(new Reel(game()));
    projector.toggle();
    const seen: number[] = [];
    while (projector.isRunning) {
      seen.push(projector.position);
      vi.advanceTimersToNextTimer();
    }
    expect([...seen, projector.position]).toEqual([0, 3, 4, 5]);
    projector.toggle();
    expect([projector.position, projector.isRunning]).toEqual([0, true]);
    projector.stop();
    expect(vi.getTimerCount()).toBe(0);
  });

  test("runs faster when hurried", () => {
    const projector = new Projector(new Reel(game()), 3);
    const wait = projector.reel.pause(3);
    projector.hurry();
    expect(projector.speed).toBe(2);
    projector.toggle();
    vi.advanceTimersByTime(wait / 2);
    expect(projector.position).toBe(4);
    for (const speed of [4, 0.5, 1]) {
      projector.hurry();
      expect(projector.speed).toBe(speed);
    }
    projector.stop();
  });

  test("stops when taken by hand", () => {
    const projector = new Projector(new Reel(game()));
    projector.toggle();
    projector.next();
    expect([projector.position, projector.isRunning]).toEqual([3, false]);
    projector.go(2);
    expect(projector.position).toBe(0);
    projector.go(-4);
    expect(projector.position).toBe(0);
  });

  test("stays where it is through other eyes, or just before", () => {
    const projector = new Projector(new Reel(game("0")), 2);
    expect(projector.position).toBe(2);
    projector.change(new Reel(game()));
    expect(projector.position).toBe(0);
  });

  test("is led by keys", () => {
    const projector = new Projector(new Reel(game()));
    const press = (key: string, isShifted = false): number => {
      keyed(projector, key, isShifted)?.();
      return projector.position;
    };
    expect(press("ArrowRight")).toBe(3);
    expect(press("ArrowRight", true)).toBe(4);
    expect(press("ArrowLeft")).toBe(3);
    expect(press("End")).toBe(5);
    expect(press("PageUp")).toBe(4);
    expect(press("Home")).toBe(0);
    press(" ");
    expect(projector.isRunning).toBe(true);
    press(" ");
    expect(projector.isRunning).toBe(false);
    expect(keyed(projector, "x", false)).toBeNull();
  });
});

describe("a table that shows a game again", () => {
  const SHEET = {
    id: "g",
    seat_range: [2, 4] as [number, number],
    choices: [],
    words: {},
    rules: {},
    lid: defaults.Lid,
  };

  test("shows one step on as a live table does, and any other at once", () => {
    const table = new ReplayTable("KNOT");
    const heard = vi.spyOn(table, "hear");
    const reel = new Reel(game());
    table.setChairs(reel.replay, SHEET);
    table.show(reel, 0);
    table.show(reel, 3);
    expect(heard).toHaveBeenCalledOnce();
    expect(table.board).toEqual(reel.board(3));
    expect(table.log).toEqual(reel.log(3));
    table.show(reel, 5);
    expect(heard).toHaveBeenCalledOnce();
    expect(table.isOver).toBe(true);
    table.show(reel, 0);
    expect(table.board).toBe(reel.board(0));
    expect(table.log).toEqual([]);
  });

  test("seats the reader where the eyes are, and sends nothing", () => {
    const table = new ReplayTable("KNOT");
    for (const [eyes, seat] of [
      ["0", 0],
      ["table", -1],
      ["open", -1],
    ] as const) {
      table.setChairs(game(eyes), SHEET);
      expect(table.seat).toBe(seat);
    }
    table.show(new Reel(game("0")), 0);
    table.play({ id: 1, verb: "go", args: {}, spot: "", caution: "" });
    table.takeBack();
    table.wake();
    expect(table.isOnline).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe("other eyes", () => {
  test("are asked for once, and again where that failed", async () => {
    const ask = vi.fn((eyes: string) =>
      eyes === "1" ? Promise.reject(new Error("gone")) : Promise.resolve(game(eyes)),
    );
    const reels = new Reels(new Reel(game()), ask);
    await reels.of("table");
    expect(ask).not.toHaveBeenCalled();
    expect((await reels.of("open")).replay.eyes).toBe("open");
    await reels.of("open");
    expect(ask).toHaveBeenCalledOnce();
    await expect(reels.of("1")).rejects.toThrow("gone");
    await expect(reels.of("1")).rejects.toThrow("gone");
    expect(ask).toHaveBeenCalledTimes(3);
  });
});

describe("a link", () => {
  test("leads to a step and to somebody’s eyes", () => {
    expect(placeIn("#step=120&eyes=2")).toEqual({ step: 120, eyes: "2" });
    expect(placeIn(hashOf({ step: 7, eyes: "open" }))).toEqual({ step: 7, eyes: "open" });
    expect([seatOf("2"), seatOf("open"), seatOf("table")]).toEqual([2, -1, -1]);
  });

  test("that makes no sense leads to the start", () => {
    for (const hash of ["", "#", "#step=-1&eyes=99", "#step=1e3", "#eyes=__proto__", "#step=99999999999"]) {
      expect(placeIn(hash)).toEqual({ step: 0, eyes: "table" });
    }
  });
});

test("what was left out of a replay is filled up", () => {
  const sent = {
    game: "g",
    eyes: "table",
    chairs: [{ seat: 0, who: "person" }],
    turn: -1,
    board: { t: "board", at: 1, seat: -1, parts: [{ t: "zone", id: "hand:0", count: 3 }], to_act: [0] },
    steps: [
      {},
      { update: { t: "update", at: 2, events: [["draws"]], changes: { "hand:0": { count: 4 } } }, second: 3 },
    ],
    story: [["won", { who: "@0", gap: 2 }]],
  } as unknown as Replay;
  const replay = replayOf(sent);
  expect(replay.chairs[0]?.is_here).toBe(true);
  expect(replay.steps[0]).toEqual(defaults.Step);
  expect(replay.steps[1]?.update?.events).toEqual([{ kind: "draws", args: {}, is_fleeting: false }]);
  expect(replay.story).toEqual([{ kind: "won", args: { who: "@0", gap: 2 }, is_fleeting: false }]);
  expect(new Reel(replay).board(2).parts[0]).toMatchObject({ name: "hand", count: 4 });
});
