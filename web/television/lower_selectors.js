import { createHash } from "node:crypto";

import parser from "postcss-selector-parser";

/** The attribute of elements for which a `:has()` holds. */
export const HAS = "data-has";
/** The attribute of containers for which the condition of an `@container` holds. */
export const CONTAINER = "data-container";

const LISTS = new Set([":is", ":where", ":-webkit-any", ":matches"]);
/** What only a pointer or a key brings about: nobody touches a big screen. */
const TOUCHED = /:(hover|active|focus|focus-visible|focus-within)\b/;

/** A short name for a text, the same in each build. */
export const nameOf = (text) => `_${createHash("sha256").update(text).digest("hex").slice(0, 8)}`;

const parse = (text) => parser().astSync(text, { lossless: false });

/** The nodes of the compound selector that a node stands in. */
function compoundOf(node) {
  const { nodes } = node.parent;
  const isEnd = (each) => each.type === "combinator";
  let first = nodes.indexOf(node);
  let last = first;
  while (first > 0 && !isEnd(nodes[first - 1])) first -= 1;
  while (last < nodes.length - 1 && !isEnd(nodes[last + 1])) last += 1;
  return nodes.slice(first, last + 1);
}

/** Replace a list such as `:is()` by one of its members; a tag comes first in its compound. */
function put(list, member) {
  const text = String(member).trim();
  const hasCombinator = member.nodes.some(({ type }) => type === "combinator");
  const compound = compoundOf(list);
  const place = list.parent.nodes.indexOf(compound[0]);
  const before = place > 0 ? list.parent.nodes[place - 1].value.trim() : "";
  if (hasCombinator && (compound[0] !== list || before)) {
    throw new Error(`${String(list.parent)}: ${text} cannot stand for itself here`);
  }
  const [own] = parse(text).nodes;
  if (own.nodes[0]?.type === "tag" && compound[0] !== list) {
    const tag = own.nodes.shift();
    compound[0].parent.insertBefore(compound[0], tag);
  }
  list.replaceWith(...own.nodes);
}

/** The selectors without `:is()` and `:where()` that select the same together. */
function withoutLists(text) {
  const root = parse(text);
  for (const selector of root.nodes) {
    let list;
    selector.walkPseudos((each) => {
      if (list || !LISTS.has(each.value)) return;
      let above = each.parent.parent;
      while (above && above.type !== "root" && above.value !== ":has" && above.value !== ":not") above = above.parent;
      if (!above || above.type === "root") list = each;
    });
    if (!list) continue;
    const at = root.nodes.indexOf(selector);
    const place = [];
    for (let node = list; node !== selector; node = node.parent) place.unshift(node.parent.nodes.indexOf(node));
    const variants = list.nodes.map((_, index) => {
      const copy = selector.clone();
      const own = place.reduce((node, step) => node.nodes[step], copy);
      put(own, own.nodes[index]);
      return String(copy);
    });
    return root.nodes.flatMap((each, index) =>
      index === at ? variants.flatMap(withoutLists) : withoutLists(String(each)),
    );
  }
  return root.nodes.map((each) => String(each).trim());
}

/** The selectors without `:has()`; what it asks is kept in `rules`, for a script that marks what it holds for. */
function withoutHas(text, rules) {
  const root = parse(text);
  root.walkPseudos((pseudo) => {
    if (pseudo.value !== ":has") return;
    const asked = pseudo.nodes.flatMap((each) => lowerSelector(String(each).trim(), rules));
    let place = pseudo;
    while (place.parent.parent.value === ":not") place = place.parent.parent;
    const anchor = compoundOf(place)
      .filter((each) => ["tag", "class", "id", "attribute"].includes(each.type) || each.value === ":root")
      .join("");
    const name = nameOf(`${anchor}${asked.join()}`);
    rules.set(name, { anchor: anchor || "*", asked });
    pseudo.replaceWith(parser.attribute({ attribute: HAS, operator: "~=", value: name, quoteMark: '"', raws: {} }));
  });
  return String(root);
}

/** `:not(a, b)` as `:not(a):not(b)`. */
function withoutNotLists(text) {
  const root = parse(text);
  root.walkPseudos((pseudo) => {
    if (pseudo.value !== ":not") return;
    const members = pseudo.nodes.flatMap((each) => withoutLists(String(each).trim()));
    if (members.length === 1 && String(pseudo.nodes[0]).trim() === members[0]) return;
    pseudo.replaceWith(...parse(members.map((member) => `:not(${member})`).join("")).nodes[0].nodes);
  });
  return String(root);
}

/** The selectors that an engine of 2019 takes for one of today; none where only a touch could bring it about. */
export function lowerSelector(text, rules) {
  return withoutLists(text).flatMap((each) => {
    if (/:has\([^)]*:/.test(each) && TOUCHED.test(each)) return [];
    const own = withoutNotLists(withoutHas(each, rules));
    return [own.replace(/:focus-visible/g, ":focus")];
  });
}

/** The selectors that hold only within a container that has that mark: any part but the last may be it, or lie within it. */
export function within(text, name) {
  const mark = `[${CONTAINER}~="${name}"]`;
  const [selector] = parse(text).nodes;
  const parts = [""];
  for (const node of selector.nodes) {
    if (node.type === "combinator") parts.push(String(node), "");
    else parts[parts.length - 1] += String(node);
  }
  const found = parts[0].startsWith(":root") ? [] : [`${mark} ${text}`];
  for (let at = 0; at < parts.length - 1; at += 2) {
    const [before, after] = [parts.slice(0, at + 1).join(""), parts.slice(at + 1).join("")];
    if (parts[at] !== "" && !parts[at].startsWith(":root")) found.push(`${before}${mark}${after}`);
    if (parts[at + 1].trim() === "") found.push(`${before} ${mark}${after}`);
  }
  return found;
}
