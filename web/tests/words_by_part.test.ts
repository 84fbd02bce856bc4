import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";

import en from "../src/words/table_words.en.ftl?raw";

const WORDS = "../src/words/table_words.ts";
/** What a first visit fetches: the home page with its open tables, and the page of an invitation. */
const FIRST = ["../src/main.ts", "../src/open_tables/OpenTables.svelte", "../src/table/TablePage.svelte"];

const sources = import.meta.glob<string>(["../src/**/*.svelte", "../src/**/*.ts", "!../src/generated/**"], {
  eager: true,
  query: "?raw",
  import: "default",
});

/** The path of the module that another imports, or undefined where it is none of the client's own. */
function resolved(from: string, wanted: string): string | undefined {
  const { pathname } = new URL(wanted, `file:///${from.replace("../", "")}`);
  return ["", ".ts", ".svelte.ts"].map((end) => `..${pathname}${end}`).find((path) => path in sources);
}

const STATIC = /^\s*(?:import|export)\s+(?!type\s)(?:[^;"]*?\sfrom\s+)?"(\.[^"]+)"/gm;
const FETCHED = /\bimport\("(\.[^"]+)"\)/g;

function importsOf(path: string, pattern: RegExp): string[] {
  const wanted = [...(sources[path] ?? "").matchAll(pattern)].map((match) => match[1] ?? "");
  return wanted.map((each) => resolved(path, each)).filter((each) => each !== undefined);
}

/** All modules that come with one of these. */
function withImports(...start: string[]): Set<string> {
  const found = new Set(start);
  for (const path of found) for (const next of importsOf(path, STATIC)) found.add(next);
  return found;
}

const keys = new FluentResource(en).body.map((message) => message.id);

/** The table's words that a module names in full, or by what a key begins with. */
function wordsIn(path: string): string[] {
  const text = sources[path] ?? "";
  const stems = [...text.matchAll(/`([a-z][a-z0-9_-]*[-_])\$\{/g)].map((match) => match[1] ?? "");
  return keys.filter((key) => text.includes(`"${key}"`) || stems.some((stem) => key.startsWith(stem)));
}

const parts = new Map(
  [...new Set(Object.keys(sources).flatMap((path) => importsOf(path, FETCHED)))].map((part) => [
    part,
    withImports(part),
  ]),
);

/** Whether the table's words are there once a part is: it brings them, or whatever fetches it has. */
function hasWords(part: string, beyond: readonly string[] = []): boolean {
  if (parts.get(part)?.has(WORDS)) return true;
  if (FIRST.includes(part)) return false;
  const fetchers = [...withImportsOf(FIRST), ...parts].filter(
    ([name, modules]) =>
      !beyond.includes(name) && name !== part && [...modules].some((path) => importsOf(path, FETCHED).includes(part)),
  );
  return fetchers.every(([name]) => hasWords(name, [...beyond, part]));
}

const withImportsOf = (starts: readonly string[]): [string, Set<string>][] =>
  starts.map((start) => [start, withImports(start)]);

test("every part that is fetched by itself brings the words it says", () => {
  expect(parts.size).toBeGreaterThan(30);
  const already = withImports(...FIRST);
  const without = [...parts.keys()].filter(
    (part) => [...withImports(part)].some((path) => !already.has(path) && wordsIn(path).length > 0) && !hasWords(part),
  );
  expect(without).toEqual([]);
});

test("a first visit neither says nor fetches the table's words", () => {
  const first = withImports(...FIRST);
  expect(first.has("../src/words/client_words.svelte.ts")).toBe(true);
  expect(first.has(WORDS)).toBe(false);
  expect([...first].flatMap((path) => wordsIn(path).map((key) => `${path}: ${key}`))).toEqual([]);
});
