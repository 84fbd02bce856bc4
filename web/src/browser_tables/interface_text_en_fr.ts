import { ScreenWords } from "../words/lazy_part_words_with_client_fallback";
import en from "./words.en.ftl?raw";
import fr from "./words.fr.ftl?raw";

/** What is said of tables that this browser keeps. */
export const { say } = new ScreenWords(en, fr);
