import { recall, remember } from "../../shell/memory";

/** Whether a beat passes by itself for this person, unless they hold it; kept by this browser. */
class Flow {
  isOn: boolean = $state(recall("beats") !== "held");
  /** Whether all at the table go faster through the reveal: each parcel is shown for a moment only. */
  isFast = false;

  set(isOn: boolean): void {
    this.isOn = isOn;
    remember("beats", isOn ? "flow" : "held");
  }
}

export const flow = new Flow();
