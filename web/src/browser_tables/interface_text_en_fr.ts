import { ScreenWords } from "../words/given_words_of_lazy_part_with_client_fallback";
import en from "./words.en.ftl?raw";
import fr from "./words.fr.ftl?raw";

/** What is said of tables that this browser keeps. */
export const { say } = new ScreenWords(en, fr);
