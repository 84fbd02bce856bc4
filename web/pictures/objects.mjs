// Make src/games/not_a_hat/objects.svg, black drawings on nothing, from objects.json and from own.svg, which holds ours:
// npm install --no-save @iconify-json/fluent-emoji-high-contrast@1.2.6 @iconify-json/ph@1.2.2 @iconify-json/hugeicons@1.2.35 svgo@4
// node pictures/objects.mjs [LIST TARGET]
import fs from "node:fs";

import { setOf, symbolOf, writeSheet } from "./cut.mjs";

const here = new URL(".", import.meta.url);
const read = (path) => fs.readFileSync(new URL(path, here), "utf8");
const [list = "objects.json", target = "../src/games/not_a_hat/objects.svg"] = process.argv.slice(2);
const own = new Map([...read("own.svg").matchAll(/<symbol id="(.+?)">(.+?)<\/symbol>/gs)].map((each) => each.slice(1)));
const sets = new Map();

/** Find the drawing that "set:name" stands for. */
function drawingOf(place) {
  const [name, picture] = place.split(":");
  if (name === "own") return { body: own.get(picture), box: "0 0 32 32" };
  if (!sets.has(name)) sets.set(name, setOf(name));
  const set = sets.get(name);
  const icon = set.icons[picture];
  const width = icon?.width ?? set.width ?? 16;
  const height = icon?.height ?? set.height ?? 16;
  return { body: icon?.body, box: `0 0 ${width} ${height}` };
}

const symbols = Object.entries(JSON.parse(read(list))).map(([id, place]) => {
  const { body, box } = drawingOf(place);
  if (!body) throw new Error(`no drawing is called ${place}`);
  return symbolOf(`card-${id}`, body.replaceAll("currentColor", "#000"), { box, digits: 2, look: ' fill="#000"' });
});
writeSheet(new URL(target, here), symbols);
