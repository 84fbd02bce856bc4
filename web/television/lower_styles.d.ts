import type { Plugin } from "postcss";

import type { StylesToMend } from "../src/television/older_styles/styles_to_mend_type";
import type { Has } from "./lower_selectors.js";

/** What a script does in the browser, by what the plugin has found in all styles. */
export interface Found {
  has: Map<string, Has>;
  conditions: Map<string, StylesToMend["conditions"][string]>;
  containers: Set<string>;
  ratios: Set<string>;
  gaps: Set<string>;
}
export function lowerStyles(): { plugin: Plugin; found: Found };
