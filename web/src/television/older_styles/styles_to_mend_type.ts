/** How a container is asked: a side against points; `slant`, how much wider than high it is, against nought. */
type Comparison = [side: "width" | "height" | "slant", sign: "<" | "<=" | ">" | ">=", points: number];

/** What `web/television` found in the styles that an engine of 2019 cannot do; its page keeps it in `window`. */
export interface StylesToMend {
  /** By the mark that stands for a `:has()`: which elements are asked, and for what within or beside them. */
  has: Record<string, { anchor: string; asked: string[] }>;
  /** By the mark that stands for an `@container`: its name, and comparisons of which all hold in one of the groups. */
  conditions: Record<string, { name: string; anyOf: Comparison[][] }>;
  containers: string[];
  ratios: string[];
  gaps: string[];
}

declare global {
  interface Window {
    stylesToMend?: StylesToMend;
  }
}
