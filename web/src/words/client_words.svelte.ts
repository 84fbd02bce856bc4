import { readStored, writeStored } from "../shell/browser_storage";
import { LANGUAGES, Words, type Language } from "./fluent_bundle";
import charactersEn from "../../../src/regift/bots/characters.en.ftl?raw";
import charactersFr from "../../../src/regift/bots/characters.fr.ftl?raw";
import requestErrorsEn from "../../../src/regift/tables/request_errors.en.ftl?raw";
import requestErrorsFr from "../../../src/regift/tables/request_errors.fr.ftl?raw";
import tableNoticesEn from "../../../src/regift/tables/table_notices.en.ftl?raw";
import tableNoticesFr from "../../../src/regift/tables/table_notices.fr.ftl?raw";
import type { Fault, Notice } from "../generated/wire";
import type { GameWords, Reader } from "./game_words";
import en from "./en.ftl?raw";
import fr from "./fr.ftl?raw";

const own = {
  en: new Words("en", en, charactersEn, requestErrorsEn, tableNoticesEn),
  fr: new Words("fr", fr, charactersFr, requestErrorsFr, tableNoticesFr),
};

function preferred(): Language {
  const chosen = readStored("language");
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
    writeStored("language", language);
  }
}

export const speech = new Speech();

/** The client's own words; a key without words shows itself. */
export function t(key: string, args: Record<string, string | number> = {}): string {
  return speech.words.find(key, args) ?? key;
}

const NOBODY: Reader = { seat: -1, nameOf: String };

/** Why, in the words of the client or of the game; undefined where the fault names no reason. */
function reason({ reason, args }: Fault, game?: GameWords): string | undefined {
  if (!reason) return undefined;
  const given = game ? game.given(args, NOBODY) : (args as Record<string, string | number>);
  return game?.words.find(`reason-${reason}`, given) ?? speech.words.find(`reason-${reason}`, given);
}

/** What did not work and why. A field without words of its own is one that no page sends wrong. */
export function why(fault: Fault, game?: GameWords): string {
  const known = reason(fault, game);
  if (known !== undefined) return known;
  const said = speech.words.find(`fault-${fault.field}`);
  return said ?? t("fault", { field: fault.field, expected: fault.expected });
}

/** What whoever runs the server says, in the reader’s language where it was worded in it. */
export function saidByOperator({ text, fr }: Notice): string {
  return t("operator-says", { text: speech.language === "fr" && fr ? fr : text });
}
