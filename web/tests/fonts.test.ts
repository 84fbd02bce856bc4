import { expect, test } from "vitest";

import page from "../index.html?raw";
import fonts from "../src/design/fonts.css?raw";

const said = Object.values(
  import.meta.glob<string>(
    [
      "../src/words/*.ftl",
      "../../src/regift/{bots,games,tables}/**/*.ftl",
      "../../src/regift/games/*/RULES.*.md",
      "../src/**/*.svelte",
    ],
    { eager: true, query: "?raw", import: "default" },
  ),
).join("");
const faces = fonts.split("@font-face").slice(1);
const isFirst = (face: string): boolean => face.includes("assets/fonts/");

/** Whether a face draws a letter. */
const draws = (face: string, letter: string): boolean =>
  [...face.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].some(([, from = "", to = from]) => {
    const code = letter.codePointAt(0) ?? 0;
    return parseInt(from, 16) <= code && code <= parseInt(to, 16);
  });

test("what the house says is in the fonts of the first paint", () => {
  const letters = [...new Set(said)];
  for (const face of faces.filter((each) => !isFirst(each))) {
    expect(letters.filter((letter) => draws(face, letter))).toEqual([]);
  }
  expect(faces.filter(isFirst).every((face) => draws(face, "é") && draws(face, "a"))).toBe(true);
});

test("no sign is typed on a page that the device must have a font for: it is drawn", () => {
  const pages = import.meta.glob<string>("../src/**/*.svelte", { eager: true, query: "?raw", import: "default" });
  const markup = (page: string): string => page.replaceAll(/<(script|style)[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g, "");
  const typed = Object.entries(pages).filter(([, page]) => /[\u2190-\u2211\u2300-\u2bff]/u.test(markup(page)));
  expect(typed.map(([name]) => name)).toEqual([]);
});

test("each font of the first paint is asked for at once, and no other", () => {
  const named = (text: string): string[] =>
    [...text.matchAll(/assets\/fonts\/([\w-]+\.woff2)/g)].map((match) => match[1] ?? "");
  expect(named(page)).toEqual(named(fonts));
});
