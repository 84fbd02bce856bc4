import postcss from "postcss";
import { expect, test } from "vitest";

import { CONTAINER, nameOf } from "../television/lower_selectors.js";
import { lowerStyles, type Found } from "../television/lower_styles.js";

async function lower(css: string): Promise<{ css: string; found: Found }> {
  const { plugin, found } = lowerStyles();
  const lowered = await postcss([plugin]).process(css, { from: "styles.css" });
  return { css: lowered.css.replace(/\s+/g, " ").trim(), found };
}

/** What becomes of some declarations of one element. */
async function declared(text: string): Promise<string[]> {
  const { css } = await lower(`.a { ${text} }`);
  return css
    .replace(/^\.a \{ | ?\}$/g, "")
    .split(";")
    .map((each) => each.trim())
    .filter(Boolean);
}

test.each([
  ["margin-inline: 1px 2px", ["margin-left: 1px", "margin-right: 2px"]],
  [
    "padding-block: calc(1px + var(--b))",
    ["padding-top: calc(1px + var(--b))", "padding-bottom: calc(1px + var(--b))"],
  ],
  ["inset-inline: 0 auto", ["left: 0", "right: auto"]],
  ["border-inline-start: 1px solid red", ["border-left: 1px solid red"]],
  ["inset: auto 0 var(--foot)", ["top: auto", "right: 0", "bottom: var(--foot)", "left: 0"]],
])("%s has the sides of a text from left to right", async (text, sides) => {
  expect(await declared(text)).toEqual(sides);
});

test("of what depends on the window, a television has the half for a wide one, before a value is split by sides", async () => {
  expect(await declared("width: var(--under-700, 1px) var(--from-700, 2px)")).toEqual(["width: 2px"]);
  expect(await declared("padding-inline: var(--under-700, 8px) var(--from-700, var(--side, 16px))")).toEqual([
    "padding-left: var(--side, 16px)",
    "padding-right: var(--side, 16px)",
  ]);
  expect(await declared("display: var(--on-its-side, none)")).toEqual(["display: unset"]);
});

test("a variable that holds what an inset takes has one for each side, and the inset asks for those", async () => {
  expect(await declared("--drawer-inset: auto 0 0")).toEqual([
    "--drawer-inset-top: auto",
    "--drawer-inset-right: 0",
    "--drawer-inset-bottom: 0",
    "--drawer-inset-left: 0",
    "--drawer-inset: auto 0 0",
  ]);
  expect(await declared("inset: var(--drawer-inset, 0 1px)")).toEqual([
    "top: var(--drawer-inset-top, 0)",
    "right: var(--drawer-inset-right, 1px)",
    "bottom: var(--drawer-inset-bottom, 0)",
    "left: var(--drawer-inset-left, 1px)",
  ]);
});

test.each([
  ["translate: 1px 2px; rotate: 3deg", ["transform: translate(1px, 2px) rotate(3deg)"]],
  ["rotate: 3deg; translate: 1px", ["transform: translate(1px) rotate(3deg)"]],
  ["scale: none", ["transform: none"]],
  ["width: 50cqw", ["width: calc(50 * var(--cqw))"]],
  ["height: calc(100dvh - 2cqmin)", ["height: calc(100vh - calc(2 * var(--cqmin)))"]],
  ["color: color-mix(in srgb, var(--a) 80%, white)", ["color: var(--a)"]],
  ["color: color-mix(in srgb, var(--a), white 70%)", ["color: white"]],
  ["color: color-mix(in srgb, var(--a), color-mix(in srgb, red 20%, var(--b)) 60%)", ["color: var(--b)"]],
  ["overflow: clip", ["overflow: hidden"]],
  ["color: revert; width: 1px", ["width: 1px"]],
])("%s is said in words of 2019", async (text, said) => {
  expect(await declared(text)).toEqual(said);
});

test("a script is told where there are gaps, ratios and containers", async () => {
  const { css, found } = await lower(
    ".a { gap: 2px } .b { aspect-ratio: 2 / 3 } .c { container: tile / size } .d { container-type: inline-size }",
  );
  expect([...found.gaps]).toEqual([".a"]);
  expect([...found.ratios]).toEqual([".b"]);
  expect([...found.containers]).toEqual([".c", ".d"]);
  expect(css).toContain("--aspect-ratio: 2 / 3");
  expect(css).toContain("contain: size layout style; --container: tile");
  expect(css).toContain(".d { --container: any");
});

test("what holds within a container hangs on a mark, and a script is told when that is set", async () => {
  const { css, found } = await lower("@container tile (width < 90px) and (height >= 20px) { .a { color: red } }");
  const name = nameOf("tile (width < 90px) and (height >= 20px)");
  const both = [
    ["width", "<", 90],
    ["height", ">=", 20],
  ];
  expect([...found.conditions]).toEqual([[name, { name: "tile", anyOf: [both] }]]);
  expect(css).toBe(`[${CONTAINER}~="${name}"] .a { color: red; }`);
});

test("of several conditions one is enough where they say so", async () => {
  const { found } = await lower("@container (width >= 5px) or (orientation: landscape) { .a { color: red } }");
  const [condition] = [...found.conditions.values()];
  expect(condition).toEqual({ name: "", anyOf: [[["width", ">=", 5]], [["slant", ">", 0]]] });
});

test("a condition that no script knows stops the build", async () => {
  await expect(lower("@container (width < 5em) { .a { color: red } }")).rejects.toThrow(
    "no script knows this condition",
  );
});

test("nested rules are flat, keyframes keep their steps, and fonts stay", async () => {
  const { css } = await lower(
    "@font-face { font-family: A } .a { color: red; &:is(.b, .c) { color: blue } } @keyframes run { from { rotate: 1deg } }",
  );
  expect(css).toContain("@font-face { font-family: A }");
  expect(css).toContain(".a.b, .a.c { color: #00f; }");
  expect(css).toContain("@keyframes run { from { transform: rotate(1deg); }");
  expect(css).not.toContain("&");
});
