import { describe, expect, test } from "vitest";

import elisions from "../../tests/words/elisions.json";
import { Words } from "../src/words/fluent_bundle_with_typography_fixes";
import deckFr from "../src/deck/words.fr.ftl?raw";
import firstEn from "../src/words/en.ftl?raw";
import tableEn from "../src/words/table_words.en.ftl?raw";
import firstFr from "../src/words/fr.ftl?raw";
import tableFr from "../src/words/table_words.fr.ftl?raw";
import { elided } from "../src/words/fluent_elision_and_ordinal_functions";
import { GameWords, type Reader, withArticle } from "../src/words/game_words";

const [en, fr] = [firstEn + tableEn, firstFr + tableFr];

const reader: Reader = { seat: 0, nameOf: (seat) => ["Léa", "Alice", "Tom"][seat] ?? "?" };

function spoken(source: string, language: "en" | "fr" = "fr"): GameWords {
  const own = new Words(language, "and = et\nhidden-card = une carte cachée\nno-card = aucune carte");
  return new GameWords(new Words(language, source), own);
}

test("in French, where nothing is counted as one is, nothing is not told as one", () => {
  const words = new Words("fr", fr, deckFr);
  for (const key of ["soon-about", "time-left", "mix-shown"]) {
    expect(words.find(key, { count: 0 }), key).not.toBe(words.find(key, { count: 1 }));
  }
});

describe("DE and ORD, on the vectors that the Python side shares", () => {
  test.each(elisions as [string, string][])("%s", (name, said) => {
    expect(elided(name)).toBe(said);
  });

  const source = `
tour = C’est le tour { DE($name) }
rang = { ORD($n) ->
    [one] { $genre ->
        [f] première
       *[m] premier
    }
   *[other] { $n }ᵉ
}`;
  test.each([
    ["tour", { name: "Alice" }, "C’est le tour d’Alice"],
    ["tour", { name: "Léa" }, "C’est le tour de Léa"],
    ["rang", { n: 1, genre: "f" }, "première"],
    ["rang", { n: 1, genre: "m" }, "premier"],
    ["rang", { n: 3, genre: "f" }, "3ᵉ"],
  ])("%s %o", (key, args, said) => {
    expect(new Words("fr", source).find(key, args)).toBe(said);
  });

  test("no isolation marks are put around what is filled in", () => {
    expect(new Words("en", "a = <{ $x }>").find("a", { x: "é" })).toBe("<é>");
  });
});

describe("how arguments reach the words", () => {
  const words = spoken(`
thief = Mouette voleuse
    .glyph = 🐦
    .tint = grey
level_1 = Niveau 1
event-draws = { $seat_is ->
    [me] Tu piges
   *[other] { $seat } pige
} { $cards_seen ->
    [yes] { $cards }
   *[no] { $cards_count } cartes
}
act-place = Pose { $card } ({ $card_key })
event-loses = { $card } ({ $card_key })
event-way = { $way }/{ $way_key }/{ $level }
hand = main
owl = hibou
    .article = un
    .gender = m
    .aliases = chouette, grand duc
event-gives = { $card_article } { $card_gender ->
    [f] belle
   *[m] beau
} { $card }`);

  test("a seat is a name, and tells whether it is the reader’s own", () => {
    expect(words.event("draws", { seat: "@0", cards: "~3" }, reader)).toBe("Tu piges 3 cartes");
    expect(words.event("draws", { seat: "@1", cards: "~3" }, reader)).toBe("Alice pige 3 cartes");
  });

  test("cards face up are joined as one says them", () => {
    const say = (cards: string[]): string => words.event("draws", { seat: "@0", cards }, reader);
    expect(say(["#thief"])).toBe("Tu piges Mouette voleuse");
    expect(say(["#thief", "#level_1"])).toBe("Tu piges Mouette voleuse et Niveau 1");
    expect(say(["#thief", "#level_1", "#?"])).toBe("Tu piges Mouette voleuse, Niveau 1 et une carte cachée");
    expect(say([])).toBe("Tu piges aucune carte");
  });

  test("cards that are called alike are said once, with how many they are", () => {
    const say = (cards: string[]): string => words.event("draws", { seat: "@0", cards }, reader);
    expect(say(["#level_1", "#level_1"])).toBe("Tu piges 2\u00A0×\u00A0Niveau 1");
    expect(say(["#level_1", "#thief", "#level_1", "#?"])).toBe(
      "Tu piges 2\u00A0×\u00A0Niveau 1, Mouette voleuse et une carte cachée",
    );
  });

  test("a card has its label and its key, a hidden one the key hidden", () => {
    expect(words.action("place", { card: "#level_1" }, reader)).toBe("Pose Niveau 1 (level_1)");
    expect(words.event("loses", { card: "#?" }, reader)).toBe("une carte cachée (hidden)");
  });

  test("a card that is spoken of has its article and its gender", () => {
    expect(words.event("gives", { card: "#owl" }, reader)).toBe("un beau hibou");
    expect([words.aliases("owl"), words.aliases("thief")]).toEqual([["chouette", "grand duc"], []]);
  });

  test("an article stands before its noun with the space that it needs", () => {
    expect([withArticle("kazoo", "a"), withArticle("encre", "de l’"), withArticle("fries", "")]).toEqual([
      "a kazoo",
      "de l’encre",
      "fries",
    ]);
  });

  test("a number is itself, a word key its label", () => {
    expect(words.event("way", { way: "hand", level: 4 }, reader)).toBe("main/hand/4");
  });

  test("what has no words still says something", () => {
    expect(words.action("give_away", { card: "#thief", seat: "@2" }, reader)).toBe("give away · Mouette voleuse · Tom");
    expect(words.label("some_key")).toBe("some key");
    expect([words.glyph("thief"), words.tint("thief")]).toEqual(["🐦", "grey"]);
    expect([words.glyph("level_1"), words.tint("level_1")]).toEqual(["Ni", "grey"]);
  });
});

describe("numbers are written as in their language", () => {
  const say = (language: "en" | "fr", count: number): string | undefined =>
    new Words(language, language === "en" ? en : fr).find("seconds", { count });

  test.each([
    ["en", 0, "0 seconds"],
    ["fr", 0, "0 seconde"],
    ["en", 1.2, "1.2 seconds"],
    ["fr", 1.2, "1,2 seconde"],
    ["en", 1234, "1,234 seconds"],
    ["fr", 1234, "1\u202f234 secondes"],
  ] as const)("%s %d", (language, count, said) => {
    expect(say(language, count)).toBe(said);
  });
});
