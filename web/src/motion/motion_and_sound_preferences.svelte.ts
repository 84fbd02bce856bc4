import { readStored, writeStored } from "../shell/browser_storage";

export const SPEEDS = ["calm", "lively", "instant"] as const;
export type Speed = (typeof SPEEDS)[number];

/** Milliseconds that one beat of the story takes. */
export const BEAT: Record<Speed, number> = { calm: 1000, lively: 560, instant: 0 };

const isSpeed = (said: string | null): said is Speed => SPEEDS.includes(said as Speed);

/** How this person likes the table to move, sound and buzz; kept by this browser. */
class MotionPreferences {
  speed: Speed = $state("lively");
  isMuted: boolean = $state(readStored("muted") === "yes");
  canBuzz: boolean = $state(readStored("buzz") !== "no");

  constructor() {
    const speed = readStored("speed");
    if (isSpeed(speed)) this.speed = speed;
  }

  get beat(): number {
    return BEAT[this.speed];
  }

  go(speed: Speed): void {
    this.speed = speed;
    writeStored("speed", speed);
  }

  mute(isMuted: boolean): void {
    this.isMuted = isMuted;
    writeStored("muted", isMuted ? "yes" : "no");
  }

  letBuzz(canBuzz: boolean): void {
    this.canBuzz = canBuzz;
    writeStored("buzz", canBuzz ? "yes" : "no");
  }
}

export const motionPreferences = new MotionPreferences();
