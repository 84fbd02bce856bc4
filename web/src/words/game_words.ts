import type { FluentVariable } from "@fluent/bundle";

import type { Argument, Arguments, Option } from "../generated/wire";
import { signed, type Language, type Words } from "./fluent_bundle_with_typography_fixes";

/** Who reads, and what the seats are called. */
export interface Reader {
  seat: number;
  nameOf(seat: number): string;
}

type Given = Record<string, FluentVariable>;

/** Attributes of a card's label that a message may ask for beside it: "une", "f". */
const GRAMMAR = ["article", "gender"];

/** Under which key the words of a card are found. */
const keyOf = (value: string): string => (value === "#?" ? "hidden-card" : value.replace(/^#/, ""));

/** Put an article before a label: "a kazoo", "de l’encre", and "fries" where it has none. */
export const withArticle = (label: string, article: string): string =>
  article + (article === "" || article.endsWith("’") ? "" : " ") + label;

/** Each label once, in the order of the first of each: "2 × Level 6" for two that are called alike. */
export function withCounts(labels: readonly string[]): string[] {
  return [...new Set(labels)].map((label) => {
    const count = labels.filter((other) => other === label).length;
    return count > 1 ? `${count}\u00A0×\u00A0${label}` : label;
  });
}

/** What somebody has called a card of their own, and said of it. */
export interface Added {
  name: string;
  line: string;
}

/** What somebody else has written stands out in a sentence: who wrote it gave it no article. */
const QUOTED: Readonly<Record<Language, (name: string) => string>> = {
  en: (name) => `“${name}”`,
  fr: (name) => `«\u00A0${name}\u00A0»`,
};

/** The words of one game in one language, with the convention by which arguments reach them. */
export class GameWords {
  constructor(
    readonly words: Words,
    readonly own: Words,
    /** The words of the cards that a table has added, by their keys. */
    readonly added: (key: string) => Added | undefined = () => undefined,
    /** By which edition of the rulebook the table plays; "" where that is not known. */
    readonly edition: () => string = () => "",
  ) {}

  label(key: string): string {
    return this.added(key)?.name ?? this.words.find(key) ?? this.own.find(key) ?? readable(key);
  }

  about(key: string): string | undefined {
    return this.words.attribute(key, "about");
  }

  /** What a card can do by this edition of the rulebook, in a sentence; "" where nothing says. */
  power(card: string): string {
    return this.words.attribute(card, `power_${this.edition()}`) ?? this.words.attribute(card, "power") ?? "";
  }

  /** What kind of card it is, by itself or by its colour; "" where the game does not say. */
  type(card: string): string {
    return this.words.find(`type-${card}`) ?? this.words.find(`type-${this.tint(card)}`) ?? "";
  }

  /** What a card can do, without the name of its kind, which stands before it. */
  effect(card: string): string {
    const [power, type] = [this.power(card) || this.line(card), this.type(card)];
    const rest = type && power.startsWith(type) ? power.slice(type.length) : "";
    const [start] = /^\s*[:.]\s*/.exec(rest) ?? [];
    if (start === undefined) return power;
    const effect = rest.slice(start.length);
    return effect.charAt(0).toLocaleUpperCase(this.words.language) + effect.slice(1);
  }

  /** What a card says of itself where it can do nothing; "" where it says nothing. */
  line(card: string): string {
    return this.added(card)?.line ?? this.words.attribute(card, "line") ?? "";
  }

  /** The clause of the rules that a card goes by, "" where none is named. */
  clause(card: string): string {
    return this.words.attribute(card, "clause") ?? "";
  }

  /** Who says what a card does: a key of ours, "" where nobody is named. */
  source(card: string): string {
    return this.words.attribute(card, "source") ?? "";
  }

  /** What a result is counted in, in the game's words or as points. */
  score(score: number): string {
    return this.words.find("score", { score }) ?? this.own.find("score", { score }) ?? signed(String(score));
  }

  /** What the results are the sum of, "" where the game does not say. */
  scoreSum(): string {
    return this.words.find("score-sum") ?? "";
  }

  /** What else a card may be called. */
  aliases(card: string): string[] {
    return this.words.attribute(card, "aliases")?.split(", ") ?? [];
  }

  glyph(card: string): string {
    return this.words.attribute(card, "glyph") ?? this.label(card).slice(0, 2);
  }

  tint(card: string): string {
    return this.words.attribute(card, "tint") ?? "grey";
  }

  /** Whether it is told without a shout. */
  isGrey(name: string): boolean {
    return this.words.attribute(name, "tint") === "grey";
  }

  action(verb: string, args: Arguments, reader: Reader): string {
    return this.#say(`act-${verb}`, verb, args, reader);
  }

  /** What makes a move worth a second look; undefined where the game says nothing of it. */
  caution(option: Option, reader: Reader): string | undefined {
    return this.words.find(`caution-${option.caution}`, this.given(option.caution_args, reader));
  }

  /** What several actions of one verb have in common, where the game says it. */
  several(verb: string): string | undefined {
    return this.words.find(`several-${verb}`);
  }

  event(kind: string, args: Arguments, reader: Reader): string {
    return this.#say(`event-${kind}`, kind, args, reader);
  }

  /** What happens now, without what only the log tells: the cards of a hand that goes, for one. */
  caption(kind: string, args: Arguments, reader: Reader): string {
    return this.words.find(`caption-${kind}`, this.given(args, reader)) ?? this.event(kind, args, reader);
  }

  /** Why the game came to its end, by what decided it. */
  decision(kind: string, args: Arguments, reader: Reader): string {
    return this.words.find(`decided-${kind}`, this.given(args, reader)) ?? this.event(kind, args, reader);
  }

  /** Why a clause forbids something, in a short sentence; undefined where the game has none. */
  refusal(clause: string, args: Arguments, reader: Reader): string | undefined {
    return this.words.find(`refused-${clause}`, this.given(args, reader));
  }

  /** One line of the story of a game; `shared`: what can be told of any game. */
  recapLine(kind: string, args: Arguments, reader: Reader, shared: Words): string {
    const given = this.given(args, reader);
    const key = `story-${kind}`;
    return this.words.find(key, given) ?? shared.find(key, given) ?? readable(kind);
  }

  /** A message of the game's own, for what it draws itself. */
  saying(key: string, args: Arguments, reader: Reader): string {
    return this.#say(key, key, args, reader);
  }

  #say(key: string, fallback: string, args: Arguments, reader: Reader): string {
    const given = this.given(args, reader);
    const said = this.words.find(key, given);
    if (said !== undefined) return said;
    const values = Object.keys(args).map((name) => given[name]);
    return [readable(fallback), ...values].filter((part) => part !== "").join(" · ");
  }

  /** Spread every argument into the variables that a message may use. */
  given(args: Arguments, reader: Reader): Given {
    const given: Given = {};
    for (const [name, value] of Object.entries(args)) this.#spread(given, name, value, reader);
    return given;
  }

  #spread(given: Given, name: string, value: Argument, reader: Reader): void {
    if (typeof value === "number") {
      given[name] = value;
    } else if (Array.isArray(value) && value[0]?.startsWith("@")) {
      const seats = value.map((seat) => Number(seat.slice(1)));
      given[name] = this.#joined(seats.map((seat) => reader.nameOf(seat)));
      given[`${name}_count`] = seats.length;
      given[`${name}_is`] = seats.includes(reader.seat) ? "me" : "other";
    } else if (Array.isArray(value)) {
      const labels = value.map((card) => this.#card(card));
      given[name] = this.#joined(labels);
      given[`${name}_quoted`] = this.#joined(labels.map(QUOTED[this.words.language]));
      given[`${name}_count`] = value.length;
      given[`${name}_seen`] = "yes";
    } else if (value.startsWith("@")) {
      const seat = Number(value.slice(1));
      given[name] = reader.nameOf(seat);
      given[`${name}_is`] = seat === reader.seat ? "me" : "other";
    } else if (value.startsWith("~")) {
      given[name] = given[`${name}_quoted`] = this.label("hidden-card");
      given[`${name}_count`] = Number(value.slice(1));
      given[`${name}_seen`] = "no";
    } else {
      given[name] = this.#card(value);
      given[`${name}_key`] = value === "#?" ? "hidden" : value.replace(/^#/, "");
      for (const part of GRAMMAR) given[`${name}_${part}`] = this.words.attribute(keyOf(value), part) ?? "";
      given[`${name}_phrase`] = this.#phrase(keyOf(value), String(given[name]), String(given[`${name}_article`]));
    }
  }

  #phrase(key: string, label: string, article: string): string {
    return this.added(key) ? QUOTED[this.words.language](label) : withArticle(label, article);
  }

  #card(value: string): string {
    return this.label(keyOf(value));
  }

  #joined(labels: string[]): string {
    const counted = withCounts(labels);
    const last = counted.at(-1);
    if (last === undefined) return this.label("no-card");
    if (counted.length === 1) return last;
    return `${counted.slice(0, -1).join(", ")} ${this.own.find("and") ?? "&"} ${last}`;
  }
}

/** What to show for a key that has no words: never nothing. */
export function readable(key: string): string {
  return key.replaceAll(/[_-]+/g, " ").trim();
}
