import { expect, test } from "vitest";

import { softened } from "../src/words/soften";

test("a long word may be broken between syllables", () => {
  expect(softened("Multipropriété (3!)")).toBe("Multi\u00ADpro\u00ADpriété (3!)");
  expect(softened("Momie Touthanpéku")).toBe("Momie Tou\u00ADthanpéku");
  expect(softened("Mot de remerciement")).toBe("Mot de remercie\u00ADment");
});

test("other words are left whole", () => {
  expect(softened("Clown en porcelaine (3)")).toBe("Clown en porcelaine (3)");
  expect(softened("Light-Fingered Magpie")).toBe("Light-Fingered Magpie");
});
