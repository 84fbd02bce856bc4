import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

const ENTRY = /<script type="module" crossorigin src="([^"]+)"><\/script>/;
const PRELOADED = /<link rel="modulepreload" crossorigin href="([^"]+)">/g;
const STYLES = /<link rel="stylesheet" crossorigin href="([^"]+)">/g;

/** What styles a browser has to know to load the client that all browsers load. */
const ASKED = [
  ["selector(:has(*))"],
  ["container-type", "size"],
  ["height", "1dvh"],
  ["color", "color-mix(in srgb, red, blue)"],
  ["translate", "1px"],
];

/** The script that begins either client. It is written as a browser of 2018 reads it. */
function start(newer, older, found) {
  return `const asked = ${JSON.stringify(ASKED)};
const isNew = asked.every((each) => CSS.supports(...each)) && "inert" in HTMLElement.prototype;
const { styles, scripts } = isNew ? ${JSON.stringify(newer)} : ${JSON.stringify(older)};
if (!isNew) window.stylesToMend = ${JSON.stringify(found)};
const loaded = styles.map((href) => new Promise((done) => {
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href, onload: done, onerror: done });
  document.head.append(link);
}));
Promise.all(loaded).then(() => scripts.forEach((src) => {
  document.head.append(Object.assign(document.createElement("script"), { type: "module", src }));
}));
`;
}

/** Write the page of a big screen, `tv.html`: that of the client, with a script that loads what its browser can read. */
export function televisionPage(found) {
  let folder = "";
  let older;
  return {
    name: "television-page",
    apply: "build",
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    writeBundle(_, bundle) {
      const entry = Object.values(bundle).find((each) => each.type === "chunk" && each.isEntry);
      const own = [entry.fileName, ...entry.imports].flatMap((name) => [...bundle[name].viteMetadata.importedCss]);
      older = { styles: [...new Set(own)].map((name) => `/${name}`), scripts: [`/${entry.fileName}`] };
    },
    closeBundle() {
      if (!older) return;
      const page = readFileSync(join(folder, "index.html"), "utf8");
      const newer = { styles: [...page.matchAll(STYLES)].map(([, href]) => href), scripts: [ENTRY.exec(page)[1]] };
      const script = start(newer, older, {
        has: Object.fromEntries([...found.has].sort()),
        conditions: Object.fromEntries([...found.conditions].sort()),
        containers: [...found.containers].sort(),
        ratios: [...found.ratios].sort(),
        gaps: [...found.gaps].sort(),
      });
      const hash = createHash("sha256").update(script).digest("base64url").slice(0, 8);
      const name = `assets/tv/start-${hash}.js`;
      writeFileSync(join(folder, name), script);
      const own = page.replace(PRELOADED, "").replace(STYLES, "");
      writeFileSync(
        join(folder, "tv.html"),
        own.replace(ENTRY, `<script type="module" crossorigin src="/${name}"></script>`),
      );
    },
  };
}
