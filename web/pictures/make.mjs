// Make src/assets/pictures.svg and src/assets/pictures.json from list.json:
// npm install --no-save @iconify-json/fluent-emoji-flat@1.2.6 svgo@4 && node pictures/make.mjs
import fs from "node:fs";
import { optimize } from "svgo";

const here = new URL(".", import.meta.url);
const list = JSON.parse(fs.readFileSync(new URL("list.json", here), "utf8"));
const set = "../node_modules/@iconify-json/fluent-emoji-flat/";
const icons = JSON.parse(fs.readFileSync(new URL(`${set}icons.json`, here), "utf8"));
const chars = JSON.parse(fs.readFileSync(new URL(`${set}chars.json`, here), "utf8"));

const names = Object.values(list).flat().sort();
const emoji = {};
for (const [code, name] of Object.entries(chars)) {
  if (names.includes(name)) emoji[String.fromCodePoint(...code.split("-").map((part) => parseInt(part, 16)))] = name;
}
const symbols = names.map((name) => {
  const icon = icons.icons[name];
  if (!icon) throw new Error(`no picture is called ${name}`);
  const whole = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${icon.body}</svg>`;
  const plugins = ["preset-default", { name: "prefixIds", params: { prefix: name } }];
  const { data } = optimize(whole, { multipass: true, floatPrecision: 1, plugins });
  return `<symbol id="${name}" viewBox="0 0 32 32">${data.replace(/^<svg[^>]*>|<\/svg>$/g, "")}</symbol>`;
});
const target = (file) => new URL(`../src/assets/${file}`, here);
fs.writeFileSync(target("pictures.svg"), `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join("\n")}\n</svg>\n`);
const listing = { avatars: list.avatars, bots: list.bots, names, emoji };
fs.writeFileSync(target("pictures.json"), `${JSON.stringify(listing, null, 2)}\n`);
