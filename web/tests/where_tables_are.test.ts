import { afterEach, expect, it, vi } from "vitest";

import { isKeptHere, keepTablesHere, request } from "../src/wire/where_tables_are";

const here = { ask: vi.fn(async () => new Response("here")), dial: vi.fn() };
const answer = (says: () => Response): void => {
  const fetching = vi.fn(async () => says());
  vi.stubGlobal("fetch", fetching);
};
const text = async (path: string, options?: RequestInit): Promise<string> => (await request(path, options)).text();

afterEach(() => vi.unstubAllGlobals());

it("knows a table of this browser by its code", () => {
  expect(["OABC", "ABCD", "", "ANOO"].filter(isKeptHere)).toEqual(["OABC"]);
});

it("asks the server about everything until this browser keeps tables", async () => {
  answer(() => new Response("there"));
  expect(await text("/api/tables/OABC")).toBe("there");
});

it("asks each about its own tables", async () => {
  keepTablesHere(here);
  answer(() => new Response("there"));
  expect([await text("/api/tables/OABC"), await text("/api/tables/ABCD")]).toEqual(["here", "there"]);
});

it("tells the server in each request that no page of another site asks", async () => {
  answer(() => new Response("there"));
  await request("/api/tables/ABCD");
  await request("/api/tables/ABCD", { headers: { authorization: "Bearer token" } });
  const sent = vi.mocked(fetch).mock.calls.map(([, options]) => Object.fromEntries(new Headers(options?.headers)));
  expect(sent).toEqual([
    { "x-requested-with": "Regift" },
    { authorization: "Bearer token", "x-requested-with": "Regift" },
  ]);
});

it("asks this browser what any server answers alike, where none answers", async () => {
  keepTablesHere(here);
  answer(() => {
    throw new TypeError("no network");
  });
  expect(await text("/api/games/kung_fu")).toBe("here");
  await expect(text("/api/tables", { method: "POST" })).rejects.toThrow("no network");
  await expect(text("/api/tables/ABCD")).rejects.toThrow("no network");
});
