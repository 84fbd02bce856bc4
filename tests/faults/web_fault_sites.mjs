// Print, as JSON, the places of the files named on standard input where a small fault can be planted:
// [[file, [[kind, start, end, new text], …]], …]. Run in web/, whose Svelte compiler reads both kinds of file.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath, pathToFileURL } from "node:url";

const require = createRequire(pathToFileURL(`${process.cwd()}/package.json`));
const { parse } = require("svelte/compiler");

const SWAPPED = {
  "<": "<=",
  "<=": "<",
  ">": ">=",
  ">=": ">",
  "===": "!==",
  "!==": "===",
  "+": "-",
  "-": "+",
  "&&": "||",
  "||": "&&",
  "??": "&&",
  "+=": "-=",
  "-=": "+=",
};
const KINDS = { "+": "plus minus", "-": "plus minus", "+=": "plus minus", "-=": "plus minus" };
const CONDITIONS = new Set(["Identifier", "MemberExpression", "CallExpression", "ChainExpression"]);
const WRAP = '<script lang="ts">';

/** The changes of a file’s text, as characters of it. */
export function changesIn(file, text) {
  const isSvelte = file.endsWith(".svelte");
  const source = isSvelte ? text : `${WRAP}${text}</script>`;
  const shift = isSvelte ? 0 : WRAP.length;
  const found = [];
  const add = (kind, start, end, replacement) => found.push([kind, start - shift, end - shift, replacement]);
  const root = parse(source, { modern: true });
  for (const part of [root.instance, root.module, root.fragment]) visit(part, null, source, add);
  const counted = (index) => [...text.slice(0, index)].length;
  return found.map(([kind, start, end, replacement]) => [kind, counted(start), counted(end), replacement]);
}

/** Walk a tree; types, texts and styles are no places. */
function visit(node, parent, source, add) {
  if (Array.isArray(node)) return node.forEach((each) => visit(each, parent, source, add));
  if (!node || typeof node.type !== "string") return;
  const isWrapped = ["TSAsExpression", "TSNonNullExpression", "TSSatisfiesExpression"].includes(node.type);
  if (isWrapped) return visit(node.expression, node, source, add);
  if (node.type.startsWith("TS") || node.type === "ImportDeclaration" || node.type === "Comment") return;
  look(node, parent, source, add);
  for (const [key, child] of Object.entries(node))
    if (!["typeAnnotation", "typeArguments", "returnType", "typeParameters", "superTypeArguments"].includes(key))
      if (child && typeof child === "object") visit(child, node, source, add);
}

/** Note what can be changed in one node itself. */
function look(node, parent, source, add) {
  const negate = (test) => {
    if (test && CONDITIONS.has(test.type))
      add("negated", test.start, test.end, `!(${source.slice(test.start, test.end)})`);
  };
  switch (node.type) {
    case "BinaryExpression":
    case "LogicalExpression":
    case "AssignmentExpression":
      return swap(node, source, add);
    case "UnaryExpression":
      if (node.operator === "!") add("not", node.start, node.start + 1, "");
      return;
    case "Literal":
      if (typeof node.value === "boolean") add("true false", node.start, node.end, String(!node.value));
      else if (Number.isInteger(node.value) && isCounted(parent))
        add("number", node.start, node.end, String(node.value % 2 ? node.value - 1 : node.value + 1));
      return;
    case "IfStatement":
    case "ConditionalExpression":
    case "IfBlock":
      return negate(node.test);
    case "ExpressionStatement":
      if (isCall(node.expression)) add("call", node.start, node.end, "void 0;");
  }
}

/** Change an operator, which stands between its two sides. */
function swap(node, source, add) {
  const replacement = SWAPPED[node.operator];
  const isText = (side) => side.type === "TemplateLiteral" || typeof side.value === "string";
  if (!replacement || (node.operator === "+" && (isText(node.left) || isText(node.right)))) return;
  const start = source.indexOf(node.operator, node.left.end);
  if (start < 0 || start >= node.right.start) return;
  const kind = node.type === "LogicalExpression" ? "and or" : (KINDS[node.operator] ?? "comparison");
  add(kind, start, start + node.operator.length, replacement);
}

/** A number is changed where it is not the name of a field. */
const isCounted = (parent) => !(parent?.type === "Property" && parent.key.type === "Literal" && !parent.value);

/** A call, or one that is waited for. */
const isCall = (node) => node.type === "CallExpression" || (node.type === "AwaitExpression" && isCall(node.argument));

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const files = readFileSync(0, "utf8").split("\n").filter(Boolean);
  const found = files.map((file) => [file, changesIn(file, readFileSync(file, "utf8"))]);
  process.stdout.write(JSON.stringify(found));
}
