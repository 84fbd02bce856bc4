import { Aside } from "../words/aside";
import en from "./words.en.ftl?raw";
import fr from "./words.fr.ftl?raw";

/** What is said where a game is watched again. */
export const { say } = new Aside(en, fr);
