import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import type { Option } from "../src/generated/wire";
import { substituteText } from "../src/social/bot_substitution_seat_text_and_log_lines";
import { openLiveTable } from "../src/table/open_live_table";
import type { TableModel } from "../src/table/table_model.svelte";
import { tipHistoryOf } from "../src/tips/shared_tip_history_registry";
import { keepToken, tokenOf } from "../src/table/seat_token";
import type { Socket } from "../src/wire/websocket_connection";

/** The server’s end of one connection. */
class Line implements Socket {
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((frame: { data: string }) => void) | null = null;
  readonly said: Record<string, unknown>[] = [];
  isClosed = false;

  send(frame: string): void {
    this.said.push(JSON.parse(frame) as Record<string, unknown>);
  }
  close(): void {
    this.isClosed = true;
  }
  tell(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

let lines: Line[];
let table: TableModel;
const last = (): Line => {
  const line = lines.at(-1);
  if (!line) throw new Error("nobody dialled");
  return line;
};
const LOBBY = {
  t: "lobby",
  code: "KNOT",
  game: "g",
  phase: "playing",
  chairs: [],
  choices: [],
  seat_range: [2, 4],
  link: "",
  seat: 0,
};
const BOARD = { t: "board", at: 7, seat: 0, parts: [], to_act: [0], options: [[3, "go"]] };

beforeEach(() => {
  vi.useFakeTimers();
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  vi.stubGlobal("document", { hidden: false });
  lines = [];
  table = arrive();
});
afterEach(() => {
  table.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function arrive(isBigScreen = false): TableModel {
  const dial = (): Line => {
    const line = new Line();
    lines.push(line);
    return line;
  };
  return openLiveTable("KNOT", { name: "Léa", avatar: "fox" }, dial, isBigScreen);
}

function seated(more: object = {}): Line {
  const line = last();
  line.onopen?.();
  line.tell({ t: "entered", code: "KNOT", token: "secret", seat: 0 });
  line.tell(LOBBY);
  line.tell({ ...BOARD, ...more });
  return line;
}

function seatedOption(): Option {
  seated();
  const option = table.board?.options[0];
  if (!option) throw new Error("no option");
  return option;
}

describe("coming to a table", () => {
  test("entering is the first thing said", () => {
    last().onopen?.();
    expect(last().said).toEqual([{ t: "enter", code: "KNOT", name: "Léa", avatar: "fox", token: "", at: -1 }]);
  });

  test("one comes back to one’s own seat with the token that was given", () => {
    seated().onclose?.();
    vi.advanceTimersByTime(500);
    last().onopen?.();
    expect(last().said[0]).toMatchObject({ t: "enter", token: "secret" });
  });

  test("a token that is not taken is thrown away", () => {
    keepToken("KNOT", "stale");
    last().onopen?.();
    last().tell({ t: "fault", field: "token", expected: "a token of this table", is_final: true });
    expect(localStorage.getItem("regift.seat.KNOT")).toBeNull();
    expect(last().isClosed).toBe(true);
  });

  test("fields that were left out are filled up", () => {
    seated();
    expect(table.lobby?.is_host).toBe(false);
    expect(table.board?.options[0]).toEqual({ id: 3, verb: "go", args: {}, spot: "", caution: "", caution_args: {} });
  });
});

describe("a big screen in the browser of somebody who plays", () => {
  test("watches, and leaves their seat, their part in the shuffle and their wishes alone", () => {
    keepToken("KNOT", "own");
    localStorage.setItem("regift.hush.KNOT", "yes");
    localStorage.setItem("regift.shuffle.KNOT", "{}");
    table.close();
    table = arrive(true);
    last().onopen?.();
    expect(last().said[0]).toMatchObject({ t: "enter", watch: true, token: "", seat_code: "" });
    last().tell({ t: "entered", code: "KNOT", token: "screen", seat: -1 });
    last().tell({ ...LOBBY, seat: -1, phase: "playing" });
    expect([tokenOf("KNOT"), tokenOf("tv.KNOT")]).toEqual(["own", "screen"]);
    expect([table.isAutoPassing, localStorage.getItem("regift.shuffle.KNOT")]).toEqual([false, "{}"]);
    expect(last().said.filter(({ t }) => t !== "enter")).toEqual([]);
  });
});

describe("bots wait for a newcomer who is alone with them", () => {
  const ALONE = [
    { seat: 0, who: "person", name: "Léa" },
    { seat: 1, who: "bot", name: "", bot: "rules" },
  ];
  const FRIENDS = [ALONE[0], { seat: 1, who: "person", name: "Tom" }];

  /** What was said of it, at a table of a game with these people. */
  function held(game: string, chairs: unknown[]): unknown[] {
    const line = last();
    line.onopen?.();
    line.tell({ t: "entered", code: "KNOT", token: "secret", seat: 0 });
    line.tell({ ...LOBBY, game, chairs, phase: "lobby" });
    return line.said.filter(({ t }) => t === "hold_bots");
  }

  test("from before the deal on, and again after a lost connection", () => {
    expect(held("new_one", ALONE)).toEqual([{ t: "hold_bots", is_on: true }]);
    last().onclose?.();
    vi.advanceTimersByTime(500);
    expect(held("new_one", ALONE)).toEqual([{ t: "hold_bots", is_on: true }]);
  });

  test("until the offer was answered", () => {
    held("new_two", ALONE);
    expect(table.heldAt).toBe(0);
    table.holdBots(false);
    expect(table.heldAt).toBeNull();
    table.holdBots(false);
    expect(
      last()
        .said.filter(({ t }) => t === "hold_bots")
        .at(-1),
    ).toEqual({ t: "hold_bots", is_on: false });
    expect(last().said.filter(({ t }) => t === "hold_bots").length).toBe(2);
  });

  test("not where others play, nor for who knows the game", () => {
    expect(held("new_three", FRIENDS)).toEqual([]);
    tipHistoryOf("known").stop();
    expect(held("known", ALONE)).toEqual([]);
  });
});

test("a bot that steps in again says so once, and the log tells the return of whoever it has played for", () => {
  const line = seated();
  const tom = { seat: 1, who: "person", name: "Tom" };
  const texts = [
    { ...tom, is_here: false },
    { ...tom, is_here: false, is_covered: true },
    { ...tom, is_here: false, was_covered: true },
    { ...tom, is_here: false, was_covered: true, is_awaited: true },
    { ...tom, is_here: false, is_covered: true },
    { ...tom, is_here: false, was_covered: true },
    tom,
    { ...tom, is_here: false, was_covered: true },
    tom,
  ].map((chair) => {
    line.tell({ ...LOBBY, phase: "playing", chairs: [{ seat: 0, who: "person", name: "Léa" }, chair] });
    return substituteText(table.chair(1), "Tom");
  });
  expect(texts).toEqual([
    "",
    "A bot is filling in for Tom.",
    "A bot has played for Tom.",
    "A bot has played for Tom. Waiting for Tom again.",
    "A bot is filling in for Tom.",
    "A bot has played for Tom.",
    "",
    "A bot has played for Tom.",
    "",
  ]);
  expect(table.log.map(({ event }) => event.kind)).toEqual(["covered-log", "back-log"]);
});

describe("a lost connection", () => {
  test("is dialled again after 0.5 to 5 seconds, longer each time", () => {
    seated().onclose?.();
    expect(table.isOnline).toBe(false);
    const waits = [500, 1000, 2000, 4000, 5000, 5000];
    waits.forEach((wait, tries) => {
      vi.advanceTimersByTime(wait - 1);
      expect(lines.length).toBe(tries + 1);
      vi.advanceTimersByTime(1);
      expect(lines.length).toBe(tries + 2);
      last().onclose?.();
    });
  });

  test("is dialled at once when the page wakes up, and only once", () => {
    seated().onclose?.();
    table.wake();
    table.wake();
    expect(lines.length).toBe(2);
  });

  test("is noticed within a second of coming back to the page: a line that stays silent is dialled anew", () => {
    const line = seated();
    table.wake();
    expect(line.said.at(-1)).toEqual({ t: "ping" });
    vi.advanceTimersByTime(600);
    expect([lines.length, line.isClosed]).toEqual([2, true]);
    vi.advanceTimersByTime(2000);
    expect(lines.length).toBe(2);
  });

  test("that answers is kept", () => {
    const line = seated();
    table.wake();
    line.tell({ t: "pong" });
    vi.advanceTimersByTime(3000);
    expect(lines.length).toBe(1);
  });

  test("is noticed by a heartbeat while nobody looks", () => {
    seated();
    vi.advanceTimersByTime(25_000);
    expect(lines.length).toBe(2);
  });

  test("of a device that slept is left for another, and nothing is told of what came meanwhile", () => {
    const line = seated();
    const heard: string[] = [];
    table.listen((events) => heard.push(...events.map(({ kind }) => kind)));
    vi.setSystemTime(Date.now() + 60_000);
    for (const at of [8, 9]) line.tell({ t: "update", at, events: [["draws", {}]], options: [] });
    expect([lines.length, line.isClosed, table.board?.at]).toEqual([2, true, 7]);
    last().onopen?.();
    last().tell({ ...BOARD, at: 9 });
    expect([lines.length, table.board?.at, heard]).toEqual([2, 9, []]);
  });

  test("of a page behind others is kept, though its timers are rare", () => {
    vi.stubGlobal("document", { hidden: true });
    const line = seated();
    vi.setSystemTime(Date.now() + 60_000);
    line.tell({ t: "update", at: 8, events: [["draws", {}]], options: [] });
    expect([lines.length, table.board?.at]).toEqual([1, 8]);
  });

  test("costs no move: what was not answered is said again if the board is still the same", () => {
    const option = seatedOption();
    table.play(option);
    last().onclose?.();
    vi.advanceTimersByTime(500);
    const line = last();
    line.onopen?.();
    expect(line.said[0]).toMatchObject({ t: "enter", at: 7 });
    line.tell({ t: "entered", code: "KNOT", token: "secret", seat: 0 });
    line.tell({ t: "update", at: 7, since: 7, to_act: [0], options: BOARD.options });
    expect(line.said.at(-1)).toEqual({ t: "play", action: 3, at: 7 });
    expect(table.answered).toBe(7);
  });

  test("does not say a move again that was made, or that the game has left behind", () => {
    table.play(seatedOption());
    last().onclose?.();
    vi.advanceTimersByTime(500);
    const line = last();
    line.onopen?.();
    line.tell({ t: "entered", code: "KNOT", token: "secret", seat: 0 });
    line.tell({ t: "update", at: 12, since: 7, events: [["draws"]] });
    expect(line.said.map(({ t }) => t)).toEqual(["enter"]);
    expect([table.board?.at, table.log.length, table.answered]).toEqual([12, 1, -1]);
  });

  test("is not dialled again while it is being dialled, unless that takes too long", () => {
    table.wake();
    vi.advanceTimersByTime(3000);
    table.wake();
    expect(lines.length).toBe(1);
    vi.advanceTimersByTime(3000);
    table.wake();
    expect(lines.length).toBe(2);
  });

  test("is over for good after a final fault", () => {
    last().onopen?.();
    last().tell({ t: "fault", field: "code", expected: "the code of a table", is_final: true });
    last().onclose?.();
    vi.advanceTimersByTime(60_000);
    expect(lines.length).toBe(1);
  });

  test("keeps its seat where it is only told to come back later", () => {
    keepToken("KNOT", "secret");
    last().onopen?.();
    last().tell({ t: "fault", field: "token", expected: "fewer wrong ones" });
    expect(tokenOf("KNOT")).toBe("secret");
    table.close();
    table = arrive();
    last().onopen?.();
    last().tell({ t: "fault", field: "token", expected: "a token that was handed out here", is_final: true });
    expect(tokenOf("KNOT")).toBe("");
  });
});

describe("playing", () => {
  test("a move that came too late is told neither now nor in the lobby of a rematch", () => {
    const option = seatedOption();
    table.play(option);
    last().tell({ t: "fault", field: "at", expected: "36", got: "35" });
    expect(table.fault).toBeNull();
  });

  test("a move names the update it answers, and is said once", () => {
    const option = seatedOption();
    table.play(option);
    table.play(option);
    expect(last().said.slice(1)).toEqual([{ t: "play", action: 3, at: 7 }]);
  });

  test("a gap in the numbers asks for the whole board", () => {
    const line = seated();
    line.tell({ t: "update", at: 9 });
    expect(line.said.at(-1)).toEqual({ t: "resync" });
    expect(table.board?.at).toBe(7);
  });

  test("an update is applied and its events are kept", () => {
    const line = seated();
    line.tell({ t: "update", at: 8, events: [["draws"]], to_act: [1] });
    expect([table.board?.at, table.isMine, table.log.length]).toEqual([8, false, 1]);
  });

  test("a page that has heard nothing is told the last of what happened; any other knows more", () => {
    const line = seated({ past: [["draws"], ["places"]] });
    const kinds = (): string[] => table.log.map(({ event }) => event.kind);
    expect([kinds(), table.isLogPart]).toEqual([["draws", "places"], true]);
    line.tell({ t: "update", at: 8, events: [["steals"]] });
    line.tell({ ...BOARD, at: 9, past: [["blocks"]] });
    expect([kinds(), table.isLogPart]).toEqual([["draws", "places", "steals"], true]);
  });

  test("the log of a game from its deal on is whole", () => {
    const line = seated();
    line.tell({ t: "update", at: 8, events: [["draws"]] });
    expect([table.log.length, table.isLogPart]).toEqual([1, false]);
  });

  test("a refusal goes when something else is asked, and stays while others play", () => {
    const line = seated();
    const at = table.board?.at ?? 0;
    line.tell({ t: "refused", clause: "X-1" });
    line.tell({ t: "update", at: at + 1 });
    expect(table.refused?.clause).toBe("X-1");
    line.tell({ t: "update", at: at + 2, options: [[4, "go"]] });
    expect(table.refused).toBeNull();
  });

  test("who is hushed is asked nothing, until the own turn", () => {
    const line = seated();
    const turn = (owner: number): object => ({ t: "token", id: "turn", name: "turn", owner });
    line.tell({ t: "update", at: 8, parts: [turn(1)], to_act: [0], options: BOARD.options });
    table.setAutoPass(true);
    expect([table.isAsked, table.options.length, line.said.at(-1)]).toEqual([true, 0, { t: "hush", is_on: true }]);
    line.tell({ t: "update", at: 9, parts: [turn(0)], to_act: [0], options: BOARD.options });
    expect([table.isAutoPassing, table.options.length]).toEqual([false, 1]);
  });

  test("who stood up no longer sees the board of the seat", () => {
    seated().tell({ t: "entered", code: "KNOT", token: "secret", seat: -1 });
    expect(table.board).toBeNull();
  });

  test("a new host is told of, a renamed one is not", () => {
    const line = seated();
    const chairs = (...hosts: [string, boolean][]): object => ({
      ...LOBBY,
      chairs: hosts.map(([name, is_host], seat) => ({ seat, who: "person", name, is_host })),
    });
    line.tell(chairs(["Léa", true], ["Tom", false]));
    line.tell(chairs(["Léo", true], ["Tom", false]));
    expect(table.newHost).toBeNull();
    line.tell(chairs(["Léo", false], ["Tom", true]));
    expect(table.newHost?.name).toBe("Tom");
  });

  test("back in the lobby the old board is cleared", () => {
    seated().tell({ ...LOBBY, phase: "lobby" });
    expect(table.board).toBeNull();
  });
});

describe("who is out", () => {
  const out = { ...BOARD, to_act: [1], options: [], out: [0] };
  const open = { ...LOBBY, manners: [{ name: "out_sees", value: "hands" }] };

  function come(lobby: object, board: object): void {
    last().onopen?.();
    last().tell(lobby);
    last().tell(board);
  }

  test("sits on the bench until the end", () => {
    come(LOBBY, BOARD);
    expect([table.isOut, table.isSpectating]).toEqual([false, false]);
    last().tell({ t: "update", at: 8, out: [0] });
    expect([table.isOut, table.isSpectating, table.seesAllHands]).toEqual([true, true, false]);
    last().tell({ t: "update", at: 9 });
    expect(table.out).toEqual([0]);
    last().tell({ t: "update", at: 10, standings: [{ seat: 1, place: 1, score: 3 }] });
    expect(table.isSpectating).toBe(false);
  });

  test("knows every hand only where the table says so", () => {
    come(open, out);
    expect([table.seesAllHands, table.someSeeAllHands]).toEqual([true, true]);
    last().tell({ ...open, phase: "over" });
    expect([table.seesAllHands, table.someSeeAllHands]).toEqual([false, false]);
  });

  test("is told the own bet, and loses it with the next lobby", () => {
    come(LOBBY, out);
    last().tell({ t: "bets", own: 1 });
    expect(table.bets).toEqual({ t: "bets", own: 1, opened: [] });
    last().tell({ ...LOBBY, phase: "lobby" });
    expect(table.bets).toBeNull();
  });

  test("keeps the token of the next table before going there", () => {
    come(LOBBY, out);
    let token = "";
    table.onmoved = (code) => (token = tokenOf(code));
    last().tell({ t: "moved", code: "FROG", token: "new" });
    expect(token).toBe("new");
  });

  test("who only watches sits there, too", () => {
    come({ ...LOBBY, seat: -1 }, { ...BOARD, seat: -1, options: [] });
    expect([table.isSpectating, table.isOut, table.seesAllHands]).toEqual([true, false, false]);
  });
});

describe("going faster", () => {
  const chair = (seat: number, more: object = {}): object => ({ seat, who: "person", ...more });
  const sitting = (...chairs: object[]): void => last().tell({ ...LOBBY, chairs });

  test("is offered only while something is shown", () => {
    seated();
    sitting(chair(0));
    expect(table.fastForward).toBeNull();
    last().tell({ t: "update", at: 8, can_hasten: true });
    expect(table.fastForward).toEqual({ wishing: 0, people: 1 });
    last().tell({ t: "update", at: 9 });
    expect(table.fastForward).toBeNull();
  });

  test("is agreed once all people who play for themselves wish it", () => {
    seated({ can_hasten: true, out: [4] });
    const others = [chair(2, { is_covered: true }), { seat: 3, who: "bot" }, chair(4)];
    sitting(chair(0, { hastens: true }), chair(1), ...others);
    expect([table.fastForward, table.isFastForwarded]).toEqual([{ wishing: 1, people: 2 }, false]);
    sitting(chair(0, { hastens: true }), chair(1, { hastens: true }), ...others);
    expect([table.fastForward, table.isFastForwarded]).toEqual([{ wishing: 2, people: 2 }, true]);
  });

  test("is said, and taken back", () => {
    const line = seated({ can_hasten: true });
    table.setFastForward(true);
    table.setFastForward(false);
    expect(line.said.slice(-2)).toEqual([
      { t: "hasten", is_on: true },
      { t: "hasten", is_on: false },
    ]);
  });
});

test("what whoever runs the server says is kept until it is put away", () => {
  seated().tell({ t: "notice", text: "Back at nine." });
  expect(table.notice).toEqual({ t: "notice", text: "Back at nine.", fr: "" });
});

describe("what all look at first", () => {
  const claim = { t: "fact", id: "claim", value: "hat" };
  const turnsUp = ["turns_up", { card: "#card-cup" }, true, 1800];
  const update = {
    t: "update",
    at: 8,
    events: [["refuses", {}, true], turnsUp, ["exposes", { card: "#card-cup" }]],
    gone: ["claim"],
    to_act: [0],
    options: [[4, "turn"]],
  };
  let heard: string[];

  beforeEach(() => {
    vi.stubGlobal("document", { hidden: false });
    last().onopen?.();
    last().tell(LOBBY);
    last().tell({ ...BOARD, parts: [claim], to_act: [1], options: [] });
    heard = [];
    table.listen((events) => heard.push(...events.map(({ kind }) => kind)));
  });

  test("is told before the truth, and nothing is asked meanwhile", () => {
    last().tell(update);
    last().tell({ t: "clocks", left: [{ seat: 0, left: 34_800, whole: 30_000 }] });
    expect(heard).toEqual(["refuses", "turns_up"]);
    expect(table.pause.on?.kind).toBe("turns_up");
    expect(table.board?.parts.length).toBe(1);
    expect([table.isMine, table.options.length, table.log.length, table.clocks.of(0)]).toEqual([false, 0, 0, null]);
    vi.advanceTimersByTime(1800);
    expect(heard).toEqual(["refuses", "turns_up", "exposes"]);
    expect(table.board?.parts.length).toBe(0);
    expect([table.pause.on, table.isMine, table.options.length, table.log.length]).toEqual([null, false, 0, 1]);
    vi.advanceTimersByTime(300);
    expect([table.isMine, table.options.length]).toEqual([true, 1]);
    expect(table.pause.ended).toBeNull();
    // While all look at what comes next, the clock stands still.
    expect(table.clocks.of(0)?.left).toBe(30_000);
  });

  test("can be skipped, and ends when the table goes on", () => {
    last().tell(update);
    table.pause.end();
    expect(heard).toEqual(["refuses", "turns_up", "exposes"]);
    last().tell({ ...update, at: 9 });
    last().tell({ ...update, at: 10, events: [] });
    expect(heard.slice(3)).toEqual(["refuses", "turns_up", "exposes"]);
    expect([table.board?.at, table.pause.on]).toEqual([10, null]);
    vi.advanceTimersByTime(5000);
    expect(heard.length).toBe(6);
  });

  test("holds back how the game ended, and neither a break nor who wishes to go faster", () => {
    last().tell(update);
    last().tell({ ...LOBBY, phase: "playing", is_paused: true });
    expect([table.lobby?.is_paused, table.pause.on?.kind]).toEqual([true, "turns_up"]);
    last().tell({ ...LOBBY, phase: "over" });
    expect(table.lobby?.phase).toBe("playing");
    vi.advanceTimersByTime(1800);
    expect(table.lobby?.phase).toBe("over");
  });

  test("counts how often the table has not waited for it, so that its picture goes too", () => {
    last().tell(update);
    table.pause.end();
    expect(table.pause.cuts).toBe(0);
    last().tell({ ...update, at: 9 });
    last().tell({ ...update, at: 10, events: [] });
    expect(table.pause.cuts).toBe(1);
  });

  const opening = (round: number): object => ["delights", { round }, false, 3000];
  const two = { ...update, events: [opening(1), opening(2), ["starts", {}]] };

  test("comes once for each thing that all look at, and board and log wait for all of them", () => {
    last().tell(two);
    expect([table.pause.on?.args["round"], table.log.length, table.board?.at]).toEqual([1, 1, 7]);
    vi.advanceTimersByTime(3000);
    expect([table.pause.on?.args["round"], table.log.length, table.board?.at]).toEqual([2, 2, 7]);
    vi.advanceTimersByTime(2999);
    expect([heard.at(-1), table.board?.at]).toEqual(["delights", 7]);
    vi.advanceTimersByTime(1);
    expect([table.pause.on, heard.at(-1), table.board?.at]).toEqual([null, "starts", 8]);
    expect(table.pause.ended?.args["round"]).toBe(2);
  });

  test("has come when half of it is left, each time anew", () => {
    last().tell(two);
    for (const round of [1, 2]) {
      vi.advanceTimersByTime(1499);
      expect([table.pause.on?.args["round"], table.pause.isComing]).toEqual([round, true]);
      vi.advanceTimersByTime(1);
      expect([table.pause.on?.args["round"], table.pause.isComing]).toEqual([round, false]);
      vi.advanceTimersByTime(1500);
    }
    expect([table.pause.on, table.pause.isComing]).toEqual([null, false]);
  });

  test("of several is over at once when the table goes on", () => {
    last().tell(two);
    last().tell({ ...update, at: 9, events: [] });
    expect([table.pause.on, heard.length, table.board?.at]).toEqual([null, 3, 9]);
    expect(last().said.filter(({ t }) => t === "resync")).toEqual([]);
  });

  const revealed = { ...update, events: [["blocks", {}]], reveal: 1600, standings: [[0, 1, 3]] };

  test("of a big screen shows the board as it has become, and asks and tells the end later", () => {
    last().tell({ ...revealed });
    last().tell({ ...LOBBY, phase: "over" });
    expect([heard, table.board?.parts.length, table.board?.at]).toEqual([["blocks"], 0, 8]);
    expect([table.pause.isOn, table.isMine, table.options.length, table.isOver]).toEqual([true, false, 0, false]);
    expect(table.lobby?.phase).toBe("playing");
    vi.advanceTimersByTime(1599);
    expect(table.isOver).toBe(false);
    vi.advanceTimersByTime(1);
    expect([table.pause.isOn, table.isMine, table.options.length, table.isOver]).toEqual([false, true, 1, true]);
    expect([heard, table.lobby?.phase]).toEqual([["blocks"], "over"]);
  });

  test("of a big screen follows a pause in the same update, and ends when the table goes on", () => {
    last().tell({ ...update, reveal: 2000 });
    vi.advanceTimersByTime(1800);
    expect([heard.at(-1), table.board?.at, table.isMine, table.log.length]).toEqual(["exposes", 8, false, 1]);
    last().tell({ ...update, at: 9, events: [], options: [[5, "claim"]] });
    expect([table.board?.at, table.isMine, table.options[0]?.verb]).toEqual([9, true, "claim"]);
    vi.advanceTimersByTime(5000);
    expect([table.board?.at, table.options[0]?.verb]).toEqual([9, "claim"]);
  });

  test("is nothing to a page that nobody looks at", () => {
    vi.stubGlobal("document", { hidden: true });
    last().tell(update);
    expect(heard).toEqual(["refuses", "turns_up", "exposes"]);
    expect(table.board?.at).toBe(8);
  });

  test("one is in the middle of a move where it can be taken back, and not before it has been shown", () => {
    const isAimingAfter = (more: object): boolean => {
      last().tell({ ...BOARD, ...more });
      return table.isAiming;
    };
    expect(isAimingAfter({ can_take_back: true })).toBe(true);
    table.isShowing = true;
    expect(table.isAiming).toBe(false);
    table.isShowing = false;
    expect(isAimingAfter({})).toBe(false);
    expect(isAimingAfter({ can_take_back: false })).toBe(false);
    expect(isAimingAfter({ can_take_back: true, to_act: [1] })).toBe(false);
  });

  test("nothing is asked while it is shown", () => {
    last().tell({ ...update, events: [] });
    expect([table.isMine, table.options.length]).toEqual([true, 1]);
    table.isShowing = true;
    expect([table.isMine, table.options.length]).toEqual([false, 0]);
    expect(table.isHeldBack).toBe(true);
    table.isShowing = false;
    expect(table.isHeldBack).toBe(false);
  });
});

describe("a press that was meant for what was there before", () => {
  const looked = (kind: string, pause: number) => [kind, {}, false, pause];
  const round = {
    t: "update",
    at: 8,
    to_act: [0],
    options: [[4, "choose"]],
    events: [looked("delights", 3000), looked("ends_round", 6000), ["starts", {}]],
  };

  beforeEach(() => {
    last().onopen?.();
    last().tell(LOBBY);
    last().tell(BOARD);
  });

  test("ends no summary that came by itself a moment ago", () => {
    last().tell(round);
    vi.advanceTimersByTime(3000);
    expect(table.pause.on?.kind).toBe("ends_round");
    table.pause.skip();
    expect(table.pause.on?.kind).toBe("ends_round");
    vi.advanceTimersByTime(300);
    table.pause.skip();
    expect(table.pause.on).toBeNull();
  });

  test("answers nothing that is asked after it", () => {
    last().tell(round);
    vi.advanceTimersByTime(9000);
    expect(table.pause.on).toBeNull();
    expect(table.options).toEqual([]);
    vi.advanceTimersByTime(300);
    expect(table.options).toHaveLength(1);
  });

  test("ends a parcel at once", () => {
    last().tell(round);
    table.pause.skip();
    expect(table.pause.on?.kind).toBe("ends_round");
  });
});
