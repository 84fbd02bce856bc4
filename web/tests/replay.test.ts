import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { defaults, type Fact, type Happening, type Replay, type Step, type Update } from "../src/generated/wire";
import { replayOf } from "../src/wire/decode_and_fill_defaults";
import { hashOf, replayAddressIn, seatOf } from "../src/replay/replay_address";
import { keyAction, ReplayPlayer } from "../src/replay/replay_player.svelte";
import { ReplayTimeline } from "../src/replay/replay_timeline";
import { TimelineCache } from "../src/replay/timelines_by_viewpoint";
import { ReplayTable } from "../src/replay/replay_table";

const fact = (value: number): Fact => ({ t: "fact", id: "a", name: "a", owner: -1, value });
const event = (kind: string): Happening => ({ kind, args: {}, is_fleeting: false, pause: 0 });
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

describe("a timeline", () => {
  test("has the board and the log of every position", () => {
    const timeline = new ReplayTimeline(game());
    expect([0, 1, 2, 3, 5].map((position) => (timeline.board(position).parts[0] as Fact).value)).toEqual([
      0, 0, 0, 1, 1,
    ]);
    expect([0, 3, 4, 5].map((position) => timeline.log(position).map((entry) => entry.event.kind))).toEqual([
      [],
      ["attacks"],
      ["attacks", "draws", "begins"],
      ["attacks", "draws", "begins", "wins"],
    ]);
    expect(timeline.board(5).standings).toHaveLength(1);
    expect(timeline.board(99)).toBe(timeline.board(5));
  });

  test("leaves out, going by moves, those that these eyes saw nothing of", () => {
    const table = new ReplayTimeline(game());
    expect([0, 1, 3, 4, 5].map((position) => table.next(position))).toEqual([3, 3, 4, 5, 5]);
    expect([5, 4, 3, 1, 0].map((position) => table.previous(position))).toEqual([4, 3, 0, 0, 0]);
    expect([0, 2, 3].map((position) => table.stopAt(position))).toEqual([0, 0, 3]);
    const own = new ReplayTimeline(game("0"));
    expect([0, 1, 2].map((position) => own.next(position))).toEqual([1, 2, 3]);
  });

  test("goes by turns, and counts them", () => {
    const timeline = new ReplayTimeline(game());
    expect([0, 3, 4, 5].map((position) => timeline.nextTurn(position))).toEqual([4, 4, 5, 5]);
    expect([0, 3, 4, 5].map((position) => timeline.previousTurn(position))).toEqual([0, 0, 0, 4]);
    expect([0, 3, 4, 5].map((position) => timeline.turnAt(position))).toEqual([1, 1, 2, 2]);
    expect(new ReplayTimeline({ ...game(), turn: -1 }).turnAt(0)).toBe(0);
  });

  test("marks what is remarkable, and stays longer on it", () => {
    const timeline = new ReplayTimeline(game());
    expect(timeline.marks.map((mark) => mark.step)).toEqual([3, 5]);
    expect(timeline.pause(3)).toBeGreaterThan(timeline.pause(4));
    expect(timeline.pause(4)).toBeGreaterThan(timeline.pause(1));
  });

  test("knows when it was, where that is known", () => {
    const timeline = new ReplayTimeline(game());
    expect([0, 1, 3].map((position) => timeline.second(position))).toEqual([0, -1, 12]);
  });

  test("says so where an update is missing", () => {
    const broken = game();
    broken.steps.splice(2, 1);
    expect(() => new ReplayTimeline(broken)).toThrow("missing");
  });
});

describe("a player", () => {
  test("runs through what there is to see, stops at the end, and begins anew", () => {
    const player = new ReplayPlayer(new ReplayTimeline(game()));
    player.toggle();
    const seen: number[] = [];
    while (player.isRunning) {
      seen.push(player.position);
      vi.advanceTimersToNextTimer();
    }
    expect([...seen, player.position]).toEqual([0, 3, 4, 5]);
    player.toggle();
    expect([player.position, player.isRunning]).toEqual([0, true]);
    player.stop();
    expect(vi.getTimerCount()).toBe(0);
  });

  test("runs faster when hurried", () => {
    const player = new ReplayPlayer(new ReplayTimeline(game()), 3);
    const wait = player.timeline.pause(3);
    player.hurry();
    expect(player.speed).toBe(2);
    player.toggle();
    vi.advanceTimersByTime(wait / 2);
    expect(player.position).toBe(4);
    for (const speed of [4, 0.5, 1]) {
      player.hurry();
      expect(player.speed).toBe(speed);
    }
    player.stop();
  });

  test("stops when taken by hand", () => {
    const player = new ReplayPlayer(new ReplayTimeline(game()));
    player.toggle();
    player.next();
    expect([player.position, player.isRunning]).toEqual([3, false]);
    player.go(2);
    expect(player.position).toBe(0);
    player.go(-4);
    expect(player.position).toBe(0);
  });

  test("stays where it is through other eyes, or just before", () => {
    const player = new ReplayPlayer(new ReplayTimeline(game("0")), 2);
    expect(player.position).toBe(2);
    player.change(new ReplayTimeline(game()));
    expect(player.position).toBe(0);
  });

  test("is led by keys", () => {
    const player = new ReplayPlayer(new ReplayTimeline(game()));
    const press = (key: string, isShifted = false): number => {
      keyAction(player, key, isShifted)?.();
      return player.position;
    };
    expect(press("ArrowRight")).toBe(3);
    expect(press("ArrowRight", true)).toBe(4);
    expect(press("ArrowLeft")).toBe(3);
    expect(press("End")).toBe(5);
    expect(press("PageUp")).toBe(4);
    expect(press("Home")).toBe(0);
    press(" ");
    expect(player.isRunning).toBe(true);
    press(" ");
    expect(player.isRunning).toBe(false);
    expect(keyAction(player, "x", false)).toBeNull();
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
    const timeline = new ReplayTimeline(game());
    table.setChairs(timeline.replay, SHEET);
    table.show(timeline, 0);
    table.show(timeline, 3);
    expect(heard).toHaveBeenCalledOnce();
    expect(table.board).toEqual(timeline.board(3));
    expect(table.log).toEqual(timeline.log(3));
    table.show(timeline, 5);
    expect(heard).toHaveBeenCalledOnce();
    expect(table.isOver).toBe(true);
    table.show(timeline, 0);
    expect(table.board).toBe(timeline.board(0));
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
    table.show(new ReplayTimeline(game("0")), 0);
    table.play({ id: 1, verb: "go", args: {}, spot: "", caution: "", caution_args: {} });
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
    const timelines = new TimelineCache(new ReplayTimeline(game()), ask);
    await timelines.of("table");
    expect(ask).not.toHaveBeenCalled();
    expect((await timelines.of("open")).replay.eyes).toBe("open");
    await timelines.of("open");
    expect(ask).toHaveBeenCalledOnce();
    await expect(timelines.of("1")).rejects.toThrow("gone");
    await expect(timelines.of("1")).rejects.toThrow("gone");
    expect(ask).toHaveBeenCalledTimes(3);
  });
});

describe("a link", () => {
  test("leads to a step and to somebody’s eyes", () => {
    expect(replayAddressIn("#step=120&eyes=2")).toEqual({ step: 120, eyes: "2" });
    expect(replayAddressIn(hashOf({ step: 7, eyes: "open" }))).toEqual({ step: 7, eyes: "open" });
    expect([seatOf("2"), seatOf("open"), seatOf("table")]).toEqual([2, -1, -1]);
  });

  test("that makes no sense leads to the start", () => {
    for (const hash of ["", "#", "#step=-1&eyes=99", "#step=1e3", "#eyes=__proto__", "#step=99999999999"]) {
      expect(replayAddressIn(hash)).toEqual({ step: 0, eyes: "table" });
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
  expect(replay.steps[1]?.update?.events).toEqual([{ kind: "draws", args: {}, is_fleeting: false, pause: 0 }]);
  expect(replay.story).toEqual([{ kind: "won", args: { who: "@0", gap: 2 }, is_fleeting: false, pause: 0 }]);
  expect(new ReplayTimeline(replay).board(2).parts[0]).toMatchObject({ name: "hand", count: 4 });
});
