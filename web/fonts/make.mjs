// Make src/assets/fonts/*.woff2, what French and English need of each font, and src/design/fonts.css from list.json:
// npm install --no-save subset-font@2.9.0 && node fonts/make.mjs && npx prettier --write src/design/fonts.css
import fs from "node:fs";
import subset from "subset-font";

const FEATURES = ["kern", "tnum", "mark", "mkmk", "ccmp"];
/** What else is in a font's file for Latin letters. */
const LATIN = [
  ...[
    [0xa1, 0xff],
    [0x131],
    [0x152, 0x153],
    [0x2bb, 0x2bc],
    [0x2c6],
    [0x2da],
    [0x2dc],
    [0x2010, 0x2027],
    [0x2030, 0x205e],
  ],
  ...[[0x20ac], [0x2122], [0x2191], [0x2193], [0x2212], [0x2215]],
].flatMap(([from, to = from]) => numbers(from, to));

const here = new URL(".", import.meta.url);
const { letters, fonts } = JSON.parse(fs.readFileSync(new URL("list.json", here), "utf8"));
const first = [...new Set([...numbers(0x20, 0x7e), ...[...letters].map((letter) => letter.codePointAt(0))])].sort(
  (a, b) => a - b,
);
const rest = LATIN.filter((code) => !first.includes(code));

function numbers(from, to) {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

/** Write code points as CSS does. */
function rangeOf(codes) {
  const runs = [];
  for (const code of codes) {
    const run = runs.at(-1);
    if (run && run[1] === code - 1) run[1] = code;
    else runs.push([code, code]);
  }
  const hex = (code) => code.toString(16).toUpperCase().padStart(4, "0");
  return runs.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(", ");
}

const face = (family, weight, file, codes) => `@font-face {
  font-family: ${family};
  src: url("${file}") format("woff2");
  font-weight: ${weight};
  font-display: swap;
  unicode-range: ${rangeOf(codes)};
}
`;

const faces = [];
for (const { family, file, weight } of fonts) {
  const whole = fs.readFileSync(new URL(`../node_modules/@fontsource/${file}`, here));
  const text = String.fromCodePoint(...first);
  const small = await subset(whole, text, { targetFormat: "woff2", keepFeatures: FEATURES, noHinting: true });
  const name = `${family.toLowerCase()}-${weight}.woff2`;
  fs.writeFileSync(new URL(`../src/assets/fonts/${name}`, here), small);
  faces.push(face(family, weight, `../assets/fonts/${name}`, first), face(family, weight, `@fontsource/${file}`, rest));
}
const head =
  "/* Written by fonts/make.mjs: first what French and English need, then the other Latin letters, fetched when one is shown. */\n";
fs.writeFileSync(new URL("../src/design/fonts.css", here), head + faces.join(""));
