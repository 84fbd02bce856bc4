import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

const SOURCE = new URL("src/service_worker.js", import.meta.url);
/** The folder of files that are named after their content. */
const PARTS = /^assets\/[^/]+\.(js|css|svg|woff2)$/;
const BESIDE = ["favicon.svg", "manifest.webmanifest"];

/** Write the service worker, with the list of what it keeps. */
export function serviceWorker() {
  let folder = "";
  return {
    name: "service-worker",
    apply: "build",
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    closeBundle() {
      const parts = readdirSync(join(folder, "assets")).map((name) => `assets/${name}`);
      const files = [...BESIDE, ...parts.filter((name) => PARTS.test(name))].sort();
      const source = readFileSync(SOURCE, "utf8");
      const hash = createHash("sha256")
        .update(source)
        .update(readFileSync(join(folder, "index.html")));
      for (const file of files) hash.update(file);
      for (const file of BESIDE) hash.update(readFileSync(join(folder, file)));
      const build = JSON.stringify({ version: hash.digest("hex").slice(0, 16), files, lists: "api" });
      writeFileSync(join(folder, "service_worker.js"), source.replace("const BUILD = {};", `const BUILD = ${build};`));
    },
  };
}
