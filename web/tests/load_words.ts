/** Both languages are at hand in tests. */
import { vi } from "vitest";

const isBare = typeof navigator === "undefined";
if (isBare) vi.stubGlobal("navigator", { language: "en" });
const { loadWords } = await import("../src/words/client_words.svelte");
await Promise.all([loadWords("en"), loadWords("fr")]);
if (isBare) vi.unstubAllGlobals();
await import("../src/words/table_words");
