import { mount } from "svelte";

import "../../src/styles.css";
import { loadWords, speech } from "../../src/words/client_words.svelte";
import "../../src/words/table_words";
import Sheet from "./Sheet.svelte";
import States from "./States.svelte";

const asked = new URLSearchParams(location.search);
const number = (name: string, otherwise: number): number => Number(asked.get(name) ?? otherwise);
const target = document.getElementById("app");
await loadWords(speech.language);
document.documentElement.dataset["theme"] = asked.get("light") ?? "light";
if (target && asked.has("states")) {
  mount(States, { target });
} else if (target) {
  const [colour, from, size] = [asked.get("colour") ?? "yellow", number("from", 0), number("size", 110)];
  mount(Sheet, { target, props: { colour, from, size, isNamed: asked.has("named") } });
}
