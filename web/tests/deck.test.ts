import { render } from "svelte/server";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";

import type { BalanceNews, DeckBox, DeckCard, DeckNews, DeckShelf } from "../src/generated/wire";
import { edge, percent, rounded, rowsOf, scaleOf } from "../src/deck/balance/balance_figures_formatting_and_scale";
import { EVERYTHING, grouped, valuesOf } from "../src/deck/card_filter";
import {
  boxesIn,
  isSame,
  isTouched,
  sum,
  textOf,
  withBox,
  withCount,
  withoutBox,
} from "../src/deck/deck_count_editing";
import { deleteDeck, saveDeck, savedDecks, deckInLink } from "../src/deck/saved_decks_and_deck_link_parsing";
import { balanceOf, weigh } from "../src/wire/deck_evaluation_requests";

const card = (id: string, kind: string, source: string, most = 9): DeckCard => ({ id, kind, source, most });
const CARDS = [card("ace", "high", "rulebook"), card("king", "high", "house"), card("two", "low", "rulebook", 3)];
const [ACE, , TWO] = CARDS as [DeckCard, DeckCard, DeckCard];
const BOX: DeckBox = { name: "box", counts: { ace: 2, two: 2 }, is_base: true };
const MORE: DeckBox = { name: "more", counts: { king: 1 }, is_base: false };
const SHELF: DeckShelf = { option: "deck", cards: CARDS, boxes: [BOX, MORE], most: 0 };

afterEach(() => vi.unstubAllGlobals());

describe("counts", () => {
  test("a count stays within what a deck may hold, and none is left out", () => {
    expect(withCount({}, TWO, 5)).toEqual({ two: 3 });
    expect(withCount({ two: 1, ace: 1 }, TWO, -1)).toEqual({ ace: 1 });
    expect(withCount({ two: 1 }, TWO, Number.NaN)).toEqual({});
    expect(withCount({}, TWO, 2.9)).toEqual({ two: 2 });
  });

  test("a box goes in and out whole", () => {
    const two = withBox(withBox({}, CARDS, BOX, 1), CARDS, BOX, 1);
    expect(two).toEqual({ ace: 4, two: 3 });
    expect(boxesIn(two, BOX)).toBe(1);
    expect(withBox(two, CARDS, BOX, -1)).toEqual({ ace: 2, two: 1 });
    expect(withoutBox({ ...two, king: 1 }, BOX)).toEqual({ king: 1 });
  });

  test("a box of which cards are missing is there in part", () => {
    expect([boxesIn({ ace: 9 }, BOX), isTouched({ ace: 9 }, BOX), isTouched({ king: 1 }, BOX)]).toEqual([
      0,
      true,
      false,
    ]);
  });

  test("counts are the same whatever the order", () => {
    expect(isSame({ ace: 1, two: 2 }, { two: 2, ace: 1 })).toBe(true);
    expect(isSame({ ace: 1, two: 2 }, { ace: 2, two: 1 })).toBe(false);
    expect([sum({ ace: 1, two: 2 }), textOf({ ace: 1, two: 2 })]).toEqual([3, "ace=1,two=2"]);
  });

  test("cards are shown by kind, as they are wished for", () => {
    const ids = (wish: Partial<typeof EVERYTHING>): string[][] =>
      grouped(CARDS, { ...EVERYTHING, ...wish }, { king: 1 }).map((group) => group.cards.map(({ id }) => id));
    expect(ids({})).toEqual([["ace", "king"], ["two"]]);
    expect(ids({ source: "rulebook" })).toEqual([["ace"], ["two"]]);
    expect(ids({ kind: "low", source: "house" })).toEqual([]);
    expect(ids({ isIn: true })).toEqual([["king"]]);
    expect(valuesOf(CARDS, "source")).toEqual(["rulebook", "house"]);
  });
});

describe("decks kept and sent", () => {
  test("a deck is kept by its name, and replaced by one of the same name", () => {
    vi.stubGlobal("localStorage", undefined);
    saveDeck("tiny", { name: "Béa’s", code: "1ab" });
    saveDeck("tiny", { name: "Ann’s", code: "1cd" });
    saveDeck("tiny", { name: "Béa’s", code: "1ef" });
    expect(savedDecks("tiny")).toEqual([
      { name: "Ann’s", code: "1cd" },
      { name: "Béa’s", code: "1ef" },
    ]);
    expect(savedDecks("other")).toEqual([]);
    deleteDeck("tiny", "Ann’s");
    expect(savedDecks("tiny")).toEqual([{ name: "Béa’s", code: "1ef" }]);
  });

  test("a link, its end and a code alone say the same", () => {
    const deck = { name: "Mon paquet", code: "12-3a" };
    expect(deckInLink("http://game.test/deck/tiny#d=12-3a&n=Mon+paquet")).toEqual(deck);
    expect(deckInLink("#d=12-3a&n=Mon%20paquet ")).toEqual(deck);
    expect(deckInLink(" 12-3a\n")).toEqual({ name: "", code: "12-3a" });
    expect(deckInLink("http://game.test/")).toEqual({ name: "", code: "" });
  });
});

describe("a deck that is mixed", () => {
  let DeckEditor: typeof import("../src/deck/deck_editing_history_and_server_evaluation.svelte").DeckEditor;
  const news = (given: Partial<DeckNews>): DeckNews => ({
    value: "",
    code: "1",
    link: "",
    counts: {},
    seats: [],
    name: "",
    file: "",
    fault: null,
    ...given,
  });
  const answers = (...given: object[]): void => {
    const queue = given.map((body) => new Response(JSON.stringify(body)));
    vi.stubGlobal("fetch", () => Promise.resolve(queue.shift()));
  };

  beforeAll(
    async () => ({ DeckEditor } = await import("../src/deck/deck_editing_history_and_server_evaluation.svelte")),
  );

  test("what was done is undone and done again, until something else is done", () => {
    const editor = new DeckEditor("tiny", SHELF);
    editor.begin(editor.usual);
    expect([editor.canUndo, editor.total]).toEqual([false, 4]);
    editor.put(withCount(editor.counts, ACE, 5));
    editor.switchBox(MORE);
    expect(editor.counts).toEqual({ ace: 5, two: 2, king: 1 });
    editor.undo();
    editor.undo();
    expect([editor.counts, editor.canUndo, editor.canRedo]).toEqual([BOX.counts, false, true]);
    editor.redo();
    expect(editor.counts).toEqual({ ace: 5, two: 2 });
    editor.put({});
    expect(editor.canRedo).toBe(false);
  });

  test("a box that is there in part is filled up, one that is there is taken out", () => {
    const editor = new DeckEditor("tiny", SHELF);
    editor.begin({ ace: 1, king: 1 });
    editor.switchBox(BOX);
    expect(editor.counts).toEqual({ ...BOX.counts, king: 1 });
    editor.switchBox(BOX);
    expect(editor.counts).toEqual({ king: 1 });
  });

  test("what the server says counts as long as the deck is as it was", async () => {
    const editor = new DeckEditor("tiny", SHELF);
    editor.begin({ ace: 1 });
    answers(news({ counts: { ace: 1 }, seats: [2] }));
    await editor.refresh();
    expect(editor.isPlayable).toBe(true);
    editor.put({ ace: 2 });
    expect(editor.isPlayable).toBe(false);
  });

  test("an answer that was overtaken is not listened to", async () => {
    const editor = new DeckEditor("tiny", SHELF);
    editor.begin({ ace: 1 });
    answers(news({ counts: { ace: 7 } }), news({ counts: { ace: 1 } }));
    await Promise.all([editor.refresh(), editor.refresh()]);
    expect(editor.news?.counts).toEqual({ ace: 1 });
  });

  test("a server that was asked too often is asked again, as soon as it says, and of what is wanted by then", async () => {
    vi.useFakeTimers();
    const editor = new DeckEditor("tiny", SHELF);
    editor.begin({ ace: 1 });
    const fault = JSON.stringify({ t: "fault", field: "request", expected: "fewer of them" });
    const busy = (headers: Record<string, string>) => new Response(fault, { status: 429, headers });
    const said = [busy({ "Retry-After": "7" }), busy({}), new Response(JSON.stringify(news({ counts: { ace: 1 } })))];
    const asked = vi.fn(() => Promise.resolve(said.shift() ?? busy({})));
    vi.stubGlobal("fetch", asked);
    void editor.refresh();
    await vi.advanceTimersByTimeAsync(6999);
    expect([editor.isWaiting, editor.refused, asked.mock.calls.length]).toEqual([true, null, 1]);
    await vi.advanceTimersByTimeAsync(1);
    expect([editor.isWaiting, asked.mock.calls.length]).toEqual([true, 2]);
    await vi.advanceTimersByTimeAsync(3000);
    expect([editor.isWaiting, editor.isPlayable, asked.mock.calls.length]).toEqual([false, true, 3]);
    void editor.refresh();
    await vi.advanceTimersByTimeAsync(0);
    editor.stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([editor.isWaiting, asked.mock.calls.length]).toEqual([false, 4]);
    vi.useRealTimers();
  });

  test("what can’t be read leaves the deck as it is, and says why", async () => {
    const editor = new DeckEditor("tiny", SHELF);
    editor.begin({ ace: 1 });
    const fault = { t: "fault", field: "deck", expected: "a card", reason: "deck_card", args: { word: "joker" } };
    vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify(fault), { status: 400 })));
    expect(await editor.open({ file: "joker" })).toBe(false);
    expect([editor.counts, editor.refused?.reason]).toEqual([{ ace: 1 }, "deck_card"]);
  });
});

describe("the scales", () => {
  const known = (given: object): BalanceNews => balanceOf(JSON.stringify(given));

  test("events come whole, however the stream is cut", async () => {
    const text = 'data: {"games":1,"turns":[5,4,6]}\n\ndata: {"games":2,"is_over":true,"minutes":[3,2,4]}\n\n';
    for (const length of [1, 7, 200]) {
      const bytes = new TextEncoder().encode(text);
      const body = new ReadableStream({
        start(controller) {
          for (let at = 0; at < bytes.length; at += length) controller.enqueue(bytes.slice(at, at + length));
          controller.close();
        },
      });
      vi.stubGlobal("fetch", () => Promise.resolve(new Response(body)));
      const told: BalanceNews[] = [];
      for await (const news of weigh({ game: "tiny", seats: 2 }, new AbortController().signal)) told.push(news);
      expect(told.map(({ games, is_over }) => [games, is_over])).toEqual([
        [1, false],
        [2, true],
      ]);
      expect([told[0]?.turns, told[0]?.minutes, told[1]?.minutes]).toEqual([
        { value: 5, low: 4, high: 6 },
        undefined,
        { value: 3, low: 2, high: 4 },
      ]);
    }
  });

  test("a difference is named only where it is more than chance", () => {
    expect(edge(known({ advantage: [0.05, 0.01, 0.09] }))).toBe("more");
    expect(edge(known({ advantage: [-0.05, -0.09, -0.01] }))).toBe("less");
    expect(edge(known({ advantage: [0.05, -0.01, 0.11] }))).toBe("even");
  });

  test("figures are as fine as their interval lets them be", () => {
    expect(percent(0.2963)).toBe(29.6);
    expect(rounded({ value: 31.84, low: 30.91, high: 32.77 })).toEqual({ value: 31.8, low: 30.9, high: 32.8 });
    expect(rounded({ value: 31.84, low: 20.91, high: 42.77 })).toEqual({ value: 32, low: 21, high: 43 });
    expect(scaleOf([{ who: "first", share: { value: 0.6, low: 0.5, high: 0.7 } }], 0.25)).toBe(0.7);
    expect(scaleOf([{ who: "first", share: { value: 0.3, low: 0.2, high: 0.4 } }], 0.25)).toBe(0.5);
    expect(scaleOf(rowsOf([{ label: "5–7", share: 0.1 }]))).toBe(0.1);
    expect(scaleOf([])).toBe(1);
  });

  test("what cards were worth comes with its interval", () => {
    const cards = [{ occasion: "played", cards: [{ card: "karma", share: [0.3, 0.2, 0.4] }] }];
    expect(known({ cards }).cards).toEqual([
      { occasion: "played", cards: [{ card: "karma", share: { value: 0.3, low: 0.2, high: 0.4 } }] },
    ]);
    expect(known({}).cards).toEqual([]);
  });
});

test("a share that is reckoned is drawn and said with its interval, one that was counted without", async () => {
  vi.stubGlobal("navigator", { language: "en" });
  const { default: HorizontalShareBars } = await import("../src/deck/balance/HorizontalShareBars.svelte");
  const share = { value: 0.5, low: 0.42, high: 0.58 };
  const rows = [
    { who: "reckoned", share },
    { who: "counted", share, isSure: true },
  ];
  const { body } = render(HorizontalShareBars, { props: { rows } });
  const drawn = body.split("</li>").slice(0, 2);
  expect(drawn.map((row) => [/<i class="span/u.test(row), row.includes("42")])).toEqual([
    [true, true],
    [false, false],
  ]);
});
