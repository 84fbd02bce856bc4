// Make src/assets/pictures/*.svg and src/assets/pictures.json from list.json, and the sheets of gifts from
// src/generated/gifts.json, which `python -m tools.generate` writes:
// npm install --no-save @iconify-json/fluent-emoji-flat@1.2.6 svgo@4 && node pictures/make.mjs
import fs from "node:fs";

import { setOf, symbolOf, writeSheet } from "./cut.mjs";

const here = new URL(".", import.meta.url);
const list = JSON.parse(fs.readFileSync(new URL("list.json", here), "utf8"));
const set = setOf("fluent-emoji-flat");
const codes = Object.fromEntries(Object.entries(set.read("chars.json")).map(([code, name]) => [name, code]));

// What the set has no picture of is drawn by us, and stands for an emoji that says nearly the same.
const own = fs.readFileSync(new URL("own_emoji.svg", here), "utf8");
const drawings = new Map(
  [...own.matchAll(/<symbol id="(.+?)".+?<\/symbol>/gs)].map(([symbol, name]) => [name, symbol]),
);
const STANDS_FOR = { gull: "dove" };

/** Take one picture from ours, or cut it out of the set. */
function cut(name) {
  const drawing = drawings.get(name);
  if (drawing) return drawing;
  const icon = set.icons[name];
  if (!icon) throw new Error(`no picture is called ${name}`);
  return symbolOf(name, icon.body);
}

const emojiOf = (name) =>
  String.fromCodePoint(...codes[STANDS_FOR[name] ?? name].split("-").map((part) => parseInt(part, 16)));

// Each group of the list is a sheet of its own, fetched when one of its pictures is shown. A picture that several
// groups name is drawn on the sheet of the first.
const drawn = new Set();
const sheets = {};
for (const [group, wanted] of Object.entries(list)) {
  const names = wanted.filter((name) => !drawn.has(name)).sort();
  names.forEach((name) => drawn.add(name));
  sheets[group] = Object.fromEntries(names.map((name) => [name, emojiOf(name)]));
  writeSheet(new URL(`../src/assets/pictures/${group}.svg`, here), names.map(cut));
}
const listing = { avatars: list.avatars, bots: list.bots, sheets };
fs.writeFileSync(new URL("../src/assets/pictures.json", here), `${JSON.stringify(listing, null, 2)}\n`);

// The gifts of a price class are drawn on a sheet of their own, whole, so that a table fetches no other.
const gifts = JSON.parse(fs.readFileSync(new URL("../src/generated/gifts.json", here), "utf8"));
for (const [colour, rows] of Object.entries(gifts)) {
  const names = new Set(Object.values(rows).flatMap(({ picture, badge }) => (badge ? [...picture, badge] : picture)));
  const target = new URL(`../src/games/gift_trap/gift_sprites/${colour}.svg`, here);
  writeSheet(target, [...names].sort().map(cut));
}
