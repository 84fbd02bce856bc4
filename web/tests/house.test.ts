import { expect, test } from "vitest";

import pictures from "../src/assets/pictures.json";
import { pictureOf } from "../src/design/emoji_sprites";

const sheets = import.meta.glob<string>("../src/assets/pictures/*.svg", {
  eager: true,
  query: "?raw",
  import: "default",
});
const lids = import.meta.glob<string>("../../src/regift/games/*/lid.toml", {
  eager: true,
  query: "?raw",
  import: "default",
});
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

test("every picture is drawn once, on the sheet that the listing names", () => {
  const drawn = Object.entries(sheets).map(([path, sheet]) => [
    path.split("/").at(-1)?.replace(".svg", ""),
    [...sheet.matchAll(/<symbol id="([^"]+)"/g)].map((match) => match[1]),
  ]);
  expect(Object.fromEntries(drawn)).toEqual(
    Object.fromEntries(Object.entries(pictures.sheets).map(([sheet, names]) => [sheet, Object.keys(names)])),
  );
  const names = Object.values(pictures.sheets).flatMap((sheet) => Object.keys(sheet));
  expect(new Set(names).size).toBe(names.length);
  expect(names).toEqual(expect.arrayContaining([...pictures.avatars, ...pictures.bots]));
});

test("a shelf of boxes fetches no sheet of a game's cards", () => {
  const light = Object.keys({ ...pictures.sheets.avatars, ...pictures.sheets.lids });
  const drawn = Object.values(lids).flatMap((lid) =>
    [...lid.matchAll(/^ +\["(.+?)"/gm)].map((match) => match[1] ?? ""),
  );
  expect(drawn.length).toBeGreaterThan(0);
  expect(drawn.filter((glyph) => !light.includes(pictureOf(glyph) ?? ""))).toEqual([]);
});

test("nothing that needs a secure context is taken for granted", () => {
  const text = Object.entries(code)
    .filter(([path]) => !/\/(shell\/screen_wake_lock|static_site\/keep_page)\.ts$/.test(path))
    .map(([, source]) => source)
    .join("\n");
  expect(text).not.toMatch(/randomUUID|serviceWorker|wakeLock|crypto\.subtle/);
  expect(code["../src/shell/screen_wake_lock.ts"]).toContain("if (!lock) return");
  expect(code["../src/static_site/keep_page.ts"]).toContain('if (!("serviceWorker" in navigator)) return null');
});

test("text grows with the size that the reader asked the browser for", () => {
  const styles = import.meta.glob<string>(["../src/**/*.svelte", "../src/**/*.css"], {
    eager: true,
    query: "?raw",
    import: "default",
  });
  const fixed = Object.entries(styles).flatMap(([path, text]) =>
    [...text.matchAll(/\b(?:font|font-size)\s*:[^;{}]*\d(?:px|pt)\b[^;{}]*;/g)].map((match) => `${path}: ${match[0]}`),
  );
  expect(fixed.filter((line) => !line.includes("board/cards/Card.svelte"))).toEqual([]);
});
