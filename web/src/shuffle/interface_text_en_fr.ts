import { ScreenWords } from "../words/given_words_of_lazy_part_with_client_fallback";
import en from "./words.en.ftl?raw";
import fr from "./words.fr.ftl?raw";

/** What is said where the shuffle is checked. */
export const { say } = new ScreenWords(en, fr);
