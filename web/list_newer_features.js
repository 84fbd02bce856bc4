/**
 * Lists what files of the built client use that a browser of some day has not: for CSS by caniuse, for JavaScript by
 * edition of the language. `node list_newer_features.js BROWSER EDITION FILE...` prints JSON: by feature, its files.
 */
import { readFile } from "node:fs/promises";
import { basename } from "node:path";

import doiuse from "doiuse";
import { Linter } from "eslint";
import esX from "eslint-plugin-es-x";
import postcss from "postcss";

const [browser, edition, ...files] = process.argv.slice(2);
const found = {};
const note = (feature, file) => {
  (found[feature] ??= new Set()).add(basename(file));
};

/** Everything that came into the language after that edition, with whatever is not known to be of an array or a text. */
const language = {
  ...esX.configs[`flat/restrict-to-${edition}`],
  languageOptions: { ecmaVersion: "latest", sourceType: "module" },
};

for (const file of files) {
  const text = await readFile(file, "utf8");
  if (file.endsWith(".css")) {
    const onFeatureUsage = ({ feature }) => note(`css ${feature}`, file);
    await postcss([doiuse({ browsers: [browser], onFeatureUsage })]).process(text, { from: undefined });
  } else {
    for (const { ruleId, message } of new Linter().verify(text, language)) {
      if (!ruleId) throw new Error(`${file}: ${message}`);
      note(`js ${ruleId.replace("es-x/no-", "")}`, file);
    }
  }
}
const sorted = Object.keys(found).sort();
console.log(JSON.stringify(Object.fromEntries(sorted.map((feature) => [feature, [...found[feature]].sort()]))));
