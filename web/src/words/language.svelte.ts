import { recall, remember } from "../shell/memory";
import { LANGUAGES, Words, type Language } from "./bundle";
import charactersEn from "../../../src/regift/bots/characters.en.ftl?raw";
import charactersFr from "../../../src/regift/bots/characters.fr.ftl?raw";
import objectionsEn from "../../../src/regift/tables/objections.en.ftl?raw";
import objectionsFr from "../../../src/regift/tables/objections.fr.ftl?raw";
import type { Fault } from "../generated/wire";
import en from "./en.ftl?raw";
import fr from "./fr.ftl?raw";

const own = {
  en: new Words("en", en, charactersEn, objectionsEn),
  fr: new Words("fr", fr, charactersFr, objectionsFr),
};

function preferred(): Language {
  const chosen = recall("language");
  if (LANGUAGES.includes(chosen as Language)) return chosen as Language;
  return navigator.language.toLowerCase().startsWith("fr") ? "fr" : "en";
}

class Speech {
  language: Language = $state(preferred());

  get words(): Words {
    return own[this.language];
  }

  speak(language: Language): void {
    this.language = language;
    remember("language", language);
  }
}

export const speech = new Speech();

/** The client's own words; a key without words shows itself. */
export function t(key: string, args: Record<string, string | number> = {}): string {
  return speech.words.find(key, args) ?? key;
}

/** What did not work and why. A field without words of its own is one that no page sends wrong. */
export function why(fault: Fault): string {
  const said = speech.words.find(`fault-${fault.field}`);
  return said ?? t("fault", { field: fault.field, expected: fault.expected });
}
