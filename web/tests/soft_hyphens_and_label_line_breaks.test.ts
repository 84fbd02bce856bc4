import { expect, test } from "vitest";

import { clinging, labelWords, softened, softenedName } from "../src/words/soft_hyphens_and_label_line_breaks";

test("a long word may be broken between syllables", () => {
  expect(softened("Multipropriété (3!)")).toBe("Multi\u00ADpro\u00ADpriété (3!)");
  expect(softened("Momie Touthanpéku")).toBe("Momie Tou\u00ADthan\u00ADpéku");
  expect(softened("Mot de remerciement")).toBe("Mot de remer\u00ADcie\u00ADment");
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
  expect(softened("Clown en porcelaine (3)")).toBe("Clown en porcelaine (3)");
  expect(softened("Light-Fingered Magpie")).toBe("Light-Fingered Magpie");
});

test("a short last word clings to the one before", () => {
  expect(clinging("Mamie Kung Fu")).toBe("Mamie Kung\u00A0Fu");
  expect(clinging("Mot de remerciement")).toBe("Mot de remerciement");
});

test("of the words on a card, long ones may be broken, and the others stay as they are", () => {
  const words = labelWords("Manta Ray Protection").map(({ word, isLong }) => [word.replaceAll("\u00AD", "-"), isLong]);
  expect(words).toEqual([
    ["Manta", false],
    ["Ray", false],
    ["Pro-tec-tion", true],
  ]);
  expect(labelWords("Mamie Kung Fu").map(({ word }) => word)).toEqual(["Mamie", "Kung\u00A0Fu"]);
});
