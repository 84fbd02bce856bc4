// Make src/assets/pictures/*.svg and src/assets/pictures.json from list.json:
// npm install --no-save @iconify-json/fluent-emoji-flat@1.2.6 svgo@4 && node pictures/make.mjs
import fs from "node:fs";
import { optimize } from "svgo";

const here = new URL(".", import.meta.url);
const list = JSON.parse(fs.readFileSync(new URL("list.json", here), "utf8"));
const set = "../node_modules/@iconify-json/fluent-emoji-flat/";
const icons = JSON.parse(fs.readFileSync(new URL(`${set}icons.json`, here), "utf8"));
const chars = JSON.parse(fs.readFileSync(new URL(`${set}chars.json`, here), "utf8"));
const codes = Object.fromEntries(Object.entries(chars).map(([code, name]) => [name, code]));

/** Cut one picture out of the set. */
function symbolOf(name) {
  const icon = icons.icons[name];
  if (!icon) throw new Error(`no picture is called ${name}`);
  const whole = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${icon.body}</svg>`;
  const plugins = ["preset-default", { name: "prefixIds", params: { prefix: name } }];
  const { data } = optimize(whole, { multipass: true, floatPrecision: 1, plugins });
  return `<symbol id="${name}" viewBox="0 0 32 32">${data.replace(/^<svg[^>]*>|<\/svg>$/g, "")}</symbol>`;
}

const emojiOf = (name) => String.fromCodePoint(...codes[name].split("-").map((part) => parseInt(part, 16)));

// Each group of the list is a sheet of its own, fetched when one of its pictures is shown. A picture that several
// groups name is drawn on the sheet of the first.
const drawn = new Set();
const sheets = {};
for (const [group, wanted] of Object.entries(list)) {
  const names = wanted.filter((name) => !drawn.has(name)).sort();
  names.forEach((name) => drawn.add(name));
  sheets[group] = Object.fromEntries(names.map((name) => [name, emojiOf(name)]));
  const target = new URL(`../src/assets/pictures/${group}.svg`, here);
  fs.writeFileSync(target, `<svg xmlns="http://www.w3.org/2000/svg">\n${names.map(symbolOf).join("\n")}\n</svg>\n`);
}
const listing = { avatars: list.avatars, bots: list.bots, sheets };
fs.writeFileSync(new URL("../src/assets/pictures.json", here), `${JSON.stringify(listing, null, 2)}\n`);
