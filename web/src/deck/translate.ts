import { PartWords } from "../words/part_words";
import en from "./words.en.ftl?raw";
import fr from "./words.fr.ftl?raw";

/** What is said where decks are mixed. */
export const { say } = new PartWords(en, fr);
