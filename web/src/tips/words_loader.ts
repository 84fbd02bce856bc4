import { LazilyLoadedWords } from "../words/lazily_loaded_words";
import en from "./words.en.ftl?raw";
import fr from "./words.fr.ftl?raw";

/** What is said around tips. */
export const { say } = new LazilyLoadedWords(en, fr);
