import { readStored, writeStored } from "./browser_storage";

type Theme = "light" | "dark";

class ThemePreference {
  theme: Theme = $state("light");
  readonly #system = matchMedia("(prefers-color-scheme: dark)");

  constructor() {
    this.#follow();
    this.#system.addEventListener("change", () => this.#follow());
  }

  #follow(): void {
    const chosen = readStored("theme");
    const system: Theme = this.#system.matches ? "dark" : "light";
    this.#wear(chosen === "light" || chosen === "dark" ? chosen : system);
  }

  #wear(theme: Theme): void {
    this.theme = theme;
    document.documentElement.dataset["theme"] = theme;
  }

  swap(): void {
    this.#wear(this.theme === "dark" ? "light" : "dark");
    writeStored("theme", this.theme);
  }
}

export const themePreference = new ThemePreference();
