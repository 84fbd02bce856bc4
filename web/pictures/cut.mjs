// Cut pictures out of sets and make them small.
import fs from "node:fs";
import { optimize } from "svgo";

/** Read a set of pictures that is installed as a package. */
export function setOf(name) {
  const folder = new URL(`../node_modules/@iconify-json/${name}/`, import.meta.url);
  const read = (file) => JSON.parse(fs.readFileSync(new URL(file, folder), "utf8"));
  return { ...read("icons.json"), read };
}

/** Make a symbol of a picture; `digits` after the point are kept. */
export function symbolOf(id, body, { box = "0 0 32 32", digits = 1, look = "" } = {}) {
  const whole = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${body}</svg>`;
  const plugins = ["preset-default", { name: "prefixIds", params: { prefix: id } }];
  const { data } = optimize(whole, { multipass: true, floatPrecision: digits, plugins });
  return `<symbol id="${id}" viewBox="${box}"${look}>${data.replace(/^<svg[^>]*>|<\/svg>$/g, "")}</symbol>`;
}

/** Write symbols as one sheet. */
export function writeSheet(target, symbols) {
  fs.writeFileSync(target, `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join("\n")}\n</svg>\n`);
}
