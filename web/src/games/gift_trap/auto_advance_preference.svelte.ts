import { readStored, writeStored } from "../../shell/browser_storage";

/** Whether a beat passes by itself for this person, unless they hold it; kept by this browser. */
class AutoAdvance {
  isOn: boolean = $state(readStored("beats") !== "held");
  /** Whether all at the table go faster through the reveal: each parcel is shown for a moment only. */
  isFast = false;

  set(isOn: boolean): void {
    this.isOn = isOn;
    writeStored("beats", isOn ? "flow" : "held");
  }
}

export const autoAdvance = new AutoAdvance();
