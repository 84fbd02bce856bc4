import { readStored, writeStored } from "../../../shell/browser_storage";

/** The browser’s own way to write down what it hears. */
export interface Recognition extends EventTarget {
  lang: string;
  interimResults: boolean;
  maxAlternatives: number;
  onresult: ((event: { results: ArrayLike<ArrayLike<{ transcript: string }>> }) => void) | null;
  onerror: (() => void) | null;
  onend: (() => void) | null;
  start(): void;
  abort(): void;
}

type Maker = new () => Recognition;

const makerOf = (): Maker | undefined => {
  const known = globalThis as { SpeechRecognition?: Maker; webkitSpeechRecognition?: Maker };
  return known.SpeechRecognition ?? known.webkitSpeechRecognition;
};

/** Something that listens, null where the browser can’t. */
export function createRecognition(): Recognition | null {
  const Maker = makerOf();
  return Maker ? new Maker() : null;
}

/** Why nothing can be written down by ear; "" where it can. */
export function dictationObstacle(): "" | "insecure" | "unable" {
  if (!globalThis.isSecureContext) return "insecure";
  return makerOf() ? "" : "unable";
}

/** Whether this browser speaks. */
export const canSpeak = "speechSynthesis" in globalThis;

/** Whether gifts are named aloud, and names taken down by ear; both are off until this person wants them. */
class Voice {
  isSpeaking: boolean = $state(canSpeak && readStored("voice-says") === "yes");
  isListening: boolean = $state(dictationObstacle() === "" && readStored("voice-hears") === "yes");

  speak(isOn: boolean): void {
    this.isSpeaking = isOn;
    writeStored("voice-says", isOn ? "yes" : "no");
    if (!isOn) this.hush();
  }

  listen(isOn: boolean): void {
    this.isListening = isOn;
    writeStored("voice-hears", isOn ? "yes" : "no");
  }

  /** Say something in a language, and nothing else any more. */
  say(text: string, language: string): void {
    if (!this.isSpeaking) return;
    this.hush();
    const utterance = new SpeechSynthesisUtterance(text);
    utterance.lang = language === "fr" ? "fr-FR" : "en-GB";
    speechSynthesis.speak(utterance);
  }

  hush(): void {
    if (canSpeak) speechSynthesis.cancel();
  }
}

export const voice = new Voice();
