import en from "./table_words.en.ftl?raw";
import fr from "./table_words.fr.ftl?raw";
import { addWords } from "./client_words.svelte";

/* Every part that is fetched by itself and says one of these imports this module; `tests/words_by_part.test.ts` holds it. */
addWords({ en, fr });
