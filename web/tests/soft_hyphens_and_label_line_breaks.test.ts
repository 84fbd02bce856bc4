import { expect, test } from "vitest";

import points from "./dictionary_hyphenation_points.json";
import { clinging, labelWords, softened, softenedName } from "../src/words/soft_hyphens_and_label_line_breaks";

/** A card: what its key says, or what says what it does. */
const CARD = /^card-\w+ = (.+)$|^\w+ = (.+)\n(?: {4}\.(?!power|glyph).*\n)* {4}\.(?:power|glyph)/gm;

test("a long word may be broken between syllables", () => {
  expect(softened("Multipropriété (3!)", "fr")).toBe("Multi\u00ADpro\u00ADpriété (3!)");
  expect(softened("Momie Touthanpéku", "fr")).toBe("Momie Tou\u00ADthan\u00ADpéku");
  expect(softened("Mot de remerciement", "fr")).toBe("Mot de remer\u00ADcie\u00ADment");
});

test("a name that has no room in a panel breaks between syllables, not anywhere", () => {
  const said = (name: string): string => softenedName(name).replaceAll("\u00AD", "-");
  expect(["Cadeaubert", "Christophe", "Marguerite", "Rubanelle"].map(said)).toEqual([
    "Cadeau-bert",
    "Chris-tophe",
    "Mar-gue-rite",
    "Ruba-nelle",
  ]);
  expect(["Michel", "Percy Parcel", "Jean-Baptiste", "Hughes"].map(said)).toEqual([
    "Michel",
    "Percy Parcel",
    "Jean-Baptiste",
    "Hughes",
  ]);
});

test("other words are left whole", () => {
  expect(softened("Clown en porcelaine (3)", "fr")).toBe("Clown en porcelaine (3)");
  expect(softened("Light-Fingered Magpie", "en")).toBe("Light-Fingered Magpie");
});

test("a short last word clings to the one before", () => {
  expect(clinging("Mamie Kung Fu")).toBe("Mamie Kung\u00A0Fu");
  expect(clinging("Mot de remerciement")).toBe("Mot de remerciement");
});

test("of the words on a card, long ones may be broken, and the others stay as they are", () => {
  const words = labelWords("Manta Ray Protection", "en").map(({ word, isLong }) => [
    word.replaceAll("\u00AD", "-"),
    isLong,
  ]);
  expect(words).toEqual([
    ["Manta", false],
    ["Ray", false],
    ["Pro-tec-tion", true],
  ]);
  expect(labelWords("Mamie Kung Fu", "fr").map(({ word }) => word)).toEqual(["Mamie", "Kung\u00A0Fu"]);
});

const files = import.meta.glob<string>("../../src/regift/games/*/*.ftl", {
  eager: true,
  query: "?raw",
  import: "default",
});

test.each(["fr", "en"] as const)("no word on a card is broken but where a dictionary breaks it (%s)", (language) => {
  const allowed = new Map(points[language].split(" ").map((word) => [word.replaceAll("-", ""), word]));
  const texts = Object.entries(files).filter(([path]) => path.endsWith(`.${language}.ftl`));
  const names = texts.flatMap(([, text]) => [...text.matchAll(CARD)].map((found) => found[1] ?? found[2] ?? ""));
  expect(names.length).toBeGreaterThan(700);
  const wrong = names.flatMap((name) =>
    [...softened(name, language, 7).matchAll(/[\p{L}\u00AD]+/gu)].flatMap(([word]) => {
      const broken = word.toLowerCase().replaceAll("\u00AD", "-");
      const known = allowed.get(broken.replaceAll("-", "")) ?? "";
      const ends = (text: string): string[] => text.split("-").map((_, at, all) => all.slice(0, at).join(""));
      return ends(broken).every((end) => ends(known).includes(end)) || !broken.includes("-") ? [] : [broken];
    }),
  );
  expect([...new Set(wrong)]).toEqual([]);
});
