import { Features, transform } from "lightningcss";
import postcss from "postcss";
import logical from "postcss-logical";

import { lowerSelector, nameOf, within } from "./lower_selectors.js";

const UNIT = /(-?(?:\d*\.)?\d+)cq(w|h|i|b|min|max)\b/g;
const UNITS = { w: "w", i: "w", h: "h", b: "h", min: "min", max: "max" };
const COMPARISON = /^\(\s*(width|height)\s*(<=|>=|<|>)\s*([\d.]+)px\s*\)$/;
const ORIENTATION = /^\(\s*orientation\s*:\s*(landscape|portrait)\s*\)$/;

/** An engine that knows containers: their conditions are left as they are written. */
const CONTAINERS = { chrome: 120 << 16 };

/** The halves of a pair of variables in `styles.css` on a window of at least 1280 by 720 points. */
const WIDE = /^(from-\d+|upright|not-small-laptop|not-half-a-phone)$/;
const TOGGLE =
  /var\(--((?:from|under)-\d+(?:-under-1000)?|upright|on-its-side|(?:not-)?(?:small-laptop|half-a-phone))(?=\s*[,)])/;

/** Split at what stands outside of brackets. */
function split(text, at) {
  const pieces = [""];
  let depth = 0;
  for (const sign of text) {
    if (sign === "(") depth += 1;
    if (sign === ")") depth -= 1;
    if (depth === 0 && at.test(sign)) pieces.push("");
    else pieces[pieces.length - 1] += sign;
  }
  return pieces.map((piece) => piece.trim()).filter(Boolean);
}

/** The place behind the bracket that closes what opens right before `from`. */
function closing(text, from) {
  let end = from;
  for (let depth = 1; depth; end += 1) depth += { "(": 1, ")": -1 }[text[end]] ?? 0;
  return end;
}

/** A value as it is on a television: of what depends on the room, the half that counts there. */
function onTelevision(value) {
  const [opening, side] = TOGGLE.exec(value) ?? [];
  if (!opening) return value.trim();
  const at = value.indexOf(opening);
  const end = closing(value, at + opening.length);
  const isAlone = end === at + opening.length + 1;
  if (isAlone && WIDE.test(side)) return "initial";
  const then = WIDE.test(side) ? value.slice(at + opening.length, end - 1).replace(/^\s*,/, "") : "";
  return onTelevision(value.slice(0, at) + then + value.slice(end));
}

/** One comparison of an `@container`, as a script can try it. */
function comparison(text) {
  const [, side, sign, points] = COMPARISON.exec(text) ?? [];
  if (side) return [side, sign, Number(points)];
  const way = ORIENTATION.exec(text)?.[1];
  if (!way) throw new Error(`@container ${text}: no script knows this condition`);
  return ["slant", way === "landscape" ? ">" : "<=", 0];
}

/** What an `@container` asks: its name, and comparisons of which all hold in one of the groups. */
function condition(params) {
  const [, name = "", asked] = /^([\w-]+\s+)?(\(.*)$/s.exec(params.trim()) ?? [];
  return {
    name: name.trim(),
    anyOf: asked.split(/\s+or\s+/).map((group) => group.split(/\s+and\s+/).map((each) => comparison(each.trim()))),
  };
}

/** Whether a variable holds what an `inset` takes. */
const isInset = ({ prop, value }) =>
  prop.startsWith("--") &&
  (/^((auto|-?[\d.]+(px|rem)?) ){2,3}(auto|-?[\d.]+(px|rem)?)$/.test(value) || /inset$/.test(prop));

/** What an `inset` says of each side; a variable stands for four of its own. */
function insetSides(value) {
  const [, name, otherwise] = /^var\(\s*(--[\w-]+)\s*,?(.*)\)$/s.exec(value) ?? [];
  if (name && closing(value, "var(".length) === value.length) {
    const others = otherwise.trim() ? Object.entries(insetSides(otherwise.trim())) : [];
    const own = (side) => others.filter(([each]) => each === side).map(([, room]) => `, ${room}`);
    return Object.fromEntries(
      ["top", "right", "bottom", "left"].map((each) => [each, `var(${name}-${each}${own(each).join("")})`]),
    );
  }
  const [top, right = top, bottom = top, left = right] = split(value, /\s/);
  return { top, right, bottom, left };
}

/** `inset`, and a variable that holds what one takes, by its four sides. */
function lowerInset(declaration) {
  const { prop, value } = declaration;
  if (prop !== "inset" && !isInset(declaration)) return;
  Object.entries(insetSides(value)).forEach(([side, room]) => {
    declaration.cloneBefore({ prop: prop === "inset" ? side : `${prop}-${side}`, value: room });
  });
  if (prop === "inset") declaration.remove();
}

/** `translate`, `rotate` and `scale` as one `transform`. */
function lowerTransforms(rule) {
  const found = { translate: "", rotate: "", scale: "" };
  let last;
  rule.each((each) => {
    if (each.type !== "decl" || !(each.prop in found)) return;
    last?.remove();
    found[each.prop] = each.value === "none" ? "" : `${each.prop}(${split(each.value, /\s/).join(", ")})`;
    last = each;
  });
  if (!last) return;
  const whole = Object.values(found).filter(Boolean).join(" ") || "none";
  last.replaceWith(postcss.decl({ prop: "transform", value: whole, important: last.important }));
}

/** The colour that a mixture has more of. */
function withoutMixtures(value) {
  const at = value.lastIndexOf("color-mix(");
  if (at < 0) return value;
  const end = closing(value, at + "color-mix(".length);
  const [, first, second] = split(value.slice(at + "color-mix(".length, end - 1), /,/);
  const [share, other] = [first, second].map((each) => Number(/\s([\d.]+)%$/.exec(each)?.[1] ?? Number.NaN));
  const isFirst = Number.isNaN(share) ? !(other > 50) : share >= 50;
  return withoutMixtures(value.slice(0, at) + (isFirst ? first : second).replace(/\s[\d.]+%$/, "") + value.slice(end));
}

/** One declaration in words of 2019; what a script has to do for it stands in a property of its own. */
function lowerDeclaration(declaration, found) {
  const nothing = declaration.prop.startsWith("--") ? " " : "unset";
  const decided = TOGGLE.test(declaration.value) ? onTelevision(declaration.value) || nothing : declaration.value;
  declaration.value = withoutMixtures(decided)
    .replace(UNIT, (_, count, unit) => `calc(${count} * var(--cq${UNITS[unit]}))`)
    .replace(/\b([\d.]+)[dsl]v(h|w|min|max)\b/g, "$1v$2");
  const { prop, parent } = declaration;
  if (declaration.value === "revert") return declaration.remove();
  declaration.value = declaration.value.replace(/\brevert\b/g, "unset");
  if (/^overflow/.test(prop)) declaration.value = declaration.value.replace(/^clip$/, "hidden");
  const { value } = declaration;
  const selectors = () => (parent.type === "rule" ? parent.selectors : []);
  if (prop === "aspect-ratio") {
    selectors().forEach((each) => found.ratios.add(each));
    declaration.prop = "--aspect-ratio";
  } else if (prop === "container" || prop === "container-type") {
    selectors().forEach((each) => found.containers.add(each));
    const [name, type] = prop === "container" ? value.split("/").map((each) => each.trim()) : ["", value];
    if (type === "size") declaration.cloneBefore({ prop: "contain", value: "size layout style" });
    declaration.prop = "--container";
    declaration.value = name || "any";
  } else if (/^(row-|column-)?gap$/.test(prop)) selectors().forEach((each) => found.gaps.add(each));
  lowerInset(declaration);
}

/** A plugin of PostCSS that lowers styles, and what it has found for the script that does the rest in the browser. */
export function lowerStyles() {
  const found = { has: new Map(), conditions: new Map(), containers: new Set(), ratios: new Set(), gaps: new Set() };
  function OnceExit(root) {
    const fonts = [];
    root.walkAtRules("font-face", (rule) => void fonts.push(rule.remove()));
    const flat = transform({
      filename: "styles.css",
      code: Buffer.from(root.toString()),
      targets: CONTAINERS,
      include: Features.Nesting,
    });
    const lowered = postcss.parse(flat.code.toString(), { from: root.source.input.from });
    lowered.walkRules((rule) => {
      if (rule.parent.type === "atrule" && /keyframes$/.test(rule.parent.name)) return;
      const own = rule.selectors.flatMap((each) => lowerSelector(each, found.has));
      if (own.length) rule.selectors = own;
      else rule.remove();
    });
    lowered.walkDecls((declaration) => lowerDeclaration(declaration, found));
    lowered.walkRules(lowerTransforms);
    lowered.walkAtRules("property", (rule) => rule.remove());
    lowered.walkAtRules("container", (rule) => {
      const name = nameOf(rule.params);
      found.conditions.set(name, condition(rule.params));
      rule.walkRules((each) => {
        each.selectors = each.selectors.flatMap((selector) => within(selector, name));
      });
      rule.replaceWith(...rule.nodes);
    });
    // Now that each value is one of a television, `margin-inline: 1px 2px` has the sides of a text from left to right.
    const { root: physical } = postcss([logical()]).process(lowered, { from: root.source.input.from });
    root.removeAll();
    root.append(fonts, physical.nodes);
  }
  return { plugin: { postcssPlugin: "lower-styles", OnceExit }, found };
}
