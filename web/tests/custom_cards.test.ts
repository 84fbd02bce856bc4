import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { OwnNews } from "../src/generated/wire";
import { found } from "../src/custom_cards/card_search";
import { customCards } from "../src/custom_cards/custom_card_cache.svelte";
import { fitted, shrunk } from "../src/custom_cards/shrink_photo";
import { Words } from "../src/words/fluent_bundle_with_typography_fixes";
import { GameWords } from "../src/words/game_words";

const nobody = { seat: -1, nameOf: String };
const scarf = { name: "<b>scarf</b> { $x }", line: "It itches." };
const added = (key: string): typeof scarf | undefined => (key === "own-1" ? scarf : undefined);

test("a photo is drawn no larger than the server keeps it, and never larger than it is", () => {
  expect(fitted(4000, 3000)).toEqual([512, 384]);
  expect(fitted(300, 200)).toEqual([300, 200]);
  expect(fitted(9000, 3)).toEqual([512, 1]);
});

/** Let a browser paint, noting what: JPEG knows no clear places, and paints them black. */
function painting(small: Blob | null): unknown[][] {
  const painted: unknown[][] = [];
  const brush = {
    fillStyle: "",
    fillRect: (...at: number[]) => painted.push([brush.fillStyle, ...at]),
    drawImage: (_: unknown, ...at: number[]) => painted.push(["photo", ...at]),
  };
  const canvas = {
    getContext: () => brush,
    toBlob: (done: (blob: Blob | null) => void, ...kind: unknown[]) => (painted.push(kind), done(small)),
  };
  vi.stubGlobal("document", { createElement: () => canvas });
  vi.stubGlobal("createImageBitmap", () => Promise.resolve({ width: 1024, height: 512, close: () => undefined }));
  return painted;
}

test("a photo is painted small on white, as JPEG", async () => {
  const small = new Blob(["small"]);
  const painted = painting(small);
  expect(await shrunk(new Blob(["photo"]))).toBe(small);
  expect(painted).toEqual([
    ["#fff", 0, 0, 512, 256],
    ["photo", 0, 0, 512, 256],
    ["image/jpeg", 0.9],
  ]);
});

test("a photo that can’t be painted is sent as it came", async () => {
  const photo = new Blob(["photo"]);
  for (const small of [null, new Blob([])]) {
    painting(small);
    expect(await shrunk(photo)).toBe(photo);
  }
  vi.stubGlobal("createImageBitmap", () => Promise.reject(new Error("no picture")));
  expect(await shrunk(photo)).toBe(photo);
});

test("cards are found by words in any order, without accents", () => {
  const cards = ["Cours de poirier", "Poire à l’été", "Été indien"];
  const seek = (sought: string): string[] => found(cards, sought, (card) => card);
  expect(seek("")).toEqual(cards);
  expect(seek("ete")).toEqual([cards[1], cards[2]]);
  expect(seek(" COURS  poi")).toEqual([cards[0]]);
  expect(seek("poire indien")).toEqual([]);
});

test("what somebody has called a card is text, and stands in quotes in a sentence", () => {
  const source = "event-gives = gives { $gift_phrase }\ncard-hat = hat\n    .article = a\n    .line = Round.";
  for (const [language, quoted] of [
    ["en", `“${scarf.name}”`],
    ["fr", `«\u00A0${scarf.name}\u00A0»`],
  ] as const) {
    const words = new GameWords(new Words(language, source), new Words(language), added);
    expect(words.label("own-1")).toBe(scarf.name);
    expect(words.line("own-1")).toBe(scarf.line);
    expect(words.event("gives", { gift: "#own-1" }, nobody)).toBe(`gives ${quoted}`);
    expect(words.event("gives", { gift: "#card-hat" }, nobody)).toBe("gives a hat");
    expect(words.line("card-hat")).toBe("Round.");
  }
});

const card = (id: string, name: string, photo = ""): OwnNews["cards"][0] => ({
  id,
  word: `own-${id}`,
  kind: "red",
  name,
  line: "",
  photo,
  is_mine: true,
  is_by_reader: true,
  has_come_up: false,
});

let listed: OwnNews["cards"] = [];
let asked: string[] = [];

beforeEach(() => {
  asked = [];
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    const news: OwnNews = { cards: listed, takes_photos: true };
    return Promise.resolve(path.endsWith("/own") ? Response.json(news) : new Response("picture"));
  });
});
afterEach(() => vi.unstubAllGlobals());

test("cards are looked up when the lobby says that they are others, and only then", async () => {
  await customCards.see("KNOT", "");
  expect(asked).toEqual([]);
  listed = [card("2", "Jumper")];
  await customCards.see("KNOT", "aa");
  await customCards.see("KNOT", "aa");
  expect(asked).toEqual(["/api/tables/KNOT/own"]);
  expect(customCards.find("own-2")?.name).toBe("Jumper");
  listed = [card("2", "Grey jumper")];
  await customCards.see("KNOT", "bb");
  expect(customCards.find("own-2")?.name).toBe("Grey jumper");
});

test("a photo is fetched once, and drawn from where it is in the page", async () => {
  listed = [card("3", "Boat", "photo3")];
  await customCards.see("FROG", "cc");
  expect(customCards.picture("own-3")).toBe("");
  expect(customCards.picture("own-3")).toBe("");
  await vi.waitFor(() => expect(customCards.picture("own-3")).toMatch(/^blob:/), { timeout: 100_000 });
  expect(asked.filter((path) => path.endsWith("/photos/photo3"))).toHaveLength(1);
  expect(customCards.picture("card-hat")).toBe("");
});

test("a replay tells words, and changes nothing of what a table has told", async () => {
  listed = [card("4", "Kite")];
  await customCards.see("BELL", "dd");
  customCards.tell({ "own-4": { name: "Old kite" }, "own-5": { name: "Drum", line: "Loud." } });
  expect(customCards.find("own-4")?.name).toBe("Kite");
  expect(customCards.find("own-5")).toMatchObject({ name: "Drum", line: "Loud.", photo: "" });
});
