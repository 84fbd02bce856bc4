import { ContainerAndRatioSizes } from "./container_and_ratio_sizes";
import { spreadFlexBoxes } from "./flex_gaps";
import { markHas } from "./has_selector";
import type { StylesToMend } from "./styles_to_mend_type";

/** Attributes that are written here, or by what moves. */
const OWN = ["data-has", "data-container", "data-ratio", "style"];

/** Do by script what the styles of the client ask of an engine that is newer than this one, now and after each change. */
export function mendStyles(styles: StylesToMend): void {
  const sizes = new ContainerAndRatioSizes(styles);
  const mend = (): void => {
    markHas(styles.has);
    spreadFlexBoxes(styles.gaps);
    sizes.look();
  };
  const changes = new MutationObserver((records) => {
    if (records.some(({ attributeName }) => !OWN.includes(attributeName ?? ""))) mend();
  });
  changes.observe(document.documentElement, { subtree: true, childList: true, attributes: true });
  addEventListener("resize", mend);
  mend();
}
