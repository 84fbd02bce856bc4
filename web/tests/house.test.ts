import { expect, test } from "vitest";

import pictures from "../src/assets/pictures.json";
import sprite from "../src/assets/pictures.svg?raw";

const components = import.meta.glob<string>("../src/**/*.svelte", { eager: true, query: "?raw", import: "default" });
const code = import.meta.glob<string>(["../src/**/*.svelte", "../src/**/*.ts"], {
  eager: true,
  query: "?raw",
  import: "default",
});
const games = Object.keys(import.meta.glob("../../src/regift/games/*/RULES.en.md")).map((path) =>
  path.split("/").at(-2),
);

test("no source names a game", () => {
  expect(games.length).toBeGreaterThan(0);
  const naming = Object.entries(code).filter(([, text]) => games.some((game) => text.includes(game ?? "?")));
  expect(naming.map(([path]) => path)).toEqual([]);
});

test("a component has one job: at most 160 lines, its look apart", () => {
  const lines = (text: string): number => text.replace(/<style>[\s\S]*<\/style>/, "").split("\n").length;
  expect(Object.entries(components).filter(([, text]) => lines(text) > 160)).toEqual([]);
});

test("every picture of the list is in the sprite, once", () => {
  const drawn = [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map((match) => match[1]);
  expect(drawn).toEqual(pictures.names);
  expect(pictures.names).toEqual(expect.arrayContaining([...pictures.avatars, ...pictures.bots]));
});

test("nothing that needs a secure context is taken for granted", () => {
  const text = Object.entries(code)
    .filter(([path]) => !path.endsWith("/shell/awake.ts"))
    .map(([, source]) => source)
    .join("\n");
  expect(text).not.toMatch(/randomUUID|serviceWorker|wakeLock|crypto\.subtle/);
  expect(code["../src/shell/awake.ts"]).toContain("if (!lock) return");
});
