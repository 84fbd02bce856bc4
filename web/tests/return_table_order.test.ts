import { expect, test, vi } from "vitest";

import type { TableNews } from "../src/generated/wire";
import { gone, reasonOf, sorted } from "../src/home/return_table_order";
import { heldSeats, keepToken } from "../src/table/seat_token";

const news = (code: string, phase: string, seat = 0, to_act: number[] = []): TableNews => ({
  code,
  game: "climb",
  phase,
  chairs: [],
  seat,
  to_act,
  kept_until: 0,
});

test("it is the own turn only where the game waits for the own seat", () => {
  expect(reasonOf(news("KNOT", "playing", 1, [0, 1]))).toBe("mine");
  expect(reasonOf(news("KNOT", "playing", 1, [0]))).toBe("playing");
  expect(reasonOf(news("KNOT", "playing", -1, [0]))).toBe("playing");
  expect(reasonOf(news("KNOT", "lobby", 1, []))).toBe("lobby");
  expect(reasonOf(news("KNOT", "over", 1, [1]))).toBe("over");
});

test("the most pressing table comes first, and ends are soon forgotten", () => {
  const tables = [
    news("AAAA", "over"),
    news("BBBB", "lobby"),
    news("CCCC", "playing", 0, [1]),
    news("DDDD", "over"),
    news("EEEE", "playing", 0, [0]),
    news("FFFF", "over"),
  ];
  expect(sorted(tables).map(({ code }) => code)).toEqual(["EEEE", "CCCC", "BBBB", "AAAA", "DDDD"]);
});

test("a seat whose table the server does not name is gone", () => {
  const held = [
    { code: "KNOT", token: "a" },
    { code: "LOST", token: "b" },
  ];
  expect(gone(held, [news("KNOT", "over")])).toEqual([{ code: "LOST", token: "b" }]);
});

test("a spoilt seat is not asked about, so that the others are heard of", () => {
  vi.stubGlobal("localStorage", undefined);
  keepToken("KNOT", "a");
  keepToken("LONG", "x".repeat(9000));
  keepToken("zz", "b");
  expect(heldSeats()).toEqual([{ code: "KNOT", token: "a" }]);
  vi.unstubAllGlobals();
});
