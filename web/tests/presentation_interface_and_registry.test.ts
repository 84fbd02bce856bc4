import { FluentResource } from "@fluent/bundle";
import { expect, test, vi } from "vitest";

import type { GamePresentation } from "../src/games/presentation_interface_and_registry";

vi.stubGlobal("navigator", { language: "en" });
vi.stubGlobal("location", { pathname: "/" });
vi.stubGlobal("addEventListener", () => undefined);

const looks = import.meta.glob<{ presentation: GamePresentation }>("../src/games/*/presentation.ts");
const words = import.meta.glob<string>("../../src/regift/games/*/words.en.ftl", {
  eager: true,
  query: "?raw",
  import: "default",
});
const games = Object.keys(looks).map((path) => path.split("/").at(-2) ?? "");

const keysOf = (game: string): string[] =>
  new FluentResource(words[`../../src/regift/games/${game}/words.en.ftl`] ?? "").body.map(({ id }) => id);

test("some game has a presentation of its own", () => {
  expect(games.length).toBeGreaterThan(0);
});

test.each(games)("the presentation of %s speaks of what the game has, and shows all that can happen", async (game) => {
  const keys = keysOf(game);
  const { presentation } = (await looks[`../src/games/${game}/presentation.ts`]?.()) ?? {};
  const kinds = keys.filter((key) => key.startsWith("event-")).map((key) => key.slice("event-".length));
  expect(Object.keys(presentation?.choreography ?? {}).filter((kind) => !kinds.includes(kind))).toEqual([]);
  expect(kinds.filter((kind) => !(kind in (presentation?.choreography ?? {})))).toEqual([]);
  const verbs = Object.keys(presentation?.drops ?? {});
  expect(verbs.filter((verb) => !keys.includes(`act-${verb}`))).toEqual([]);
  const names = [
    ...Object.keys(presentation?.zones ?? {}),
    ...Object.keys(presentation?.facts ?? {}),
    ...(presentation?.hidden ?? []),
  ];
  expect(names.filter((name) => !keys.includes(name))).toEqual([]);
});
