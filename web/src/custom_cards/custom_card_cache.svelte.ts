import { SvelteMap } from "svelte/reactivity";

import type { OwnCardNews, OwnText } from "../generated/wire";
import { customCards as askCards, photoOf } from "../wire/custom_card_and_pack_requests";

/** A card that a table has added, as far as who draws it has to know. */
interface Known extends OwnText {
  kind: string;
  photo: string;
  code: string;
}

/** The cards of their own that tables have added, by the keys that stand for them; nobody else’s key is the same. */
class CustomCards {
  /** As the server lists them, by the table. */
  readonly listed = new SvelteMap<string, OwnCardNews[]>();
  /** Whether the server takes photos. */
  takesPhotos: boolean = $state(true);
  readonly #known = new SvelteMap<string, Known>();
  /** By the name of a photo: where it is in this page, once it has come. */
  readonly #photos = new SvelteMap<string, string>();
  readonly #asked = new Set<string>();
  /** By table: what the lobby said last, and whether it is being looked up. */
  readonly #stamps = new Map<string, string>();
  readonly #busy = new Set<string>();

  /** Look them up again whenever the lobby says that they are others. */
  async see(code: string, stamp: string): Promise<void> {
    if ((this.#stamps.get(code) ?? "") === stamp) return;
    this.#stamps.set(code, stamp);
    if (this.#busy.has(code)) return;
    this.#busy.add(code);
    let seen: string | undefined;
    while (seen !== this.#stamps.get(code)) {
      seen = this.#stamps.get(code);
      // Where that fails, the next word about them tries again.
      await this.refresh(code).catch(() => this.#stamps.delete(code) && (seen = undefined));
    }
    this.#busy.delete(code);
  }

  async refresh(code: string): Promise<void> {
    const news = await askCards(code);
    this.takesPhotos = news.takes_photos;
    this.listed.set(code, news.cards);
    for (const { word, name, line, kind, photo } of news.cards)
      this.#known.set(word, { name, line, kind, photo, code });
  }

  /** Be told the words of a game that is shown again; there are no photos of it. */
  tell(words: Readonly<Record<string, Partial<OwnText>>>): void {
    for (const [word, { name = "", line = "" }] of Object.entries(words))
      if (!this.#known.has(word)) this.#known.set(word, { name, line, kind: "", photo: "", code: "" });
  }

  find(word: string): Known | undefined {
    return this.#known.get(word);
  }

  /** Where its photo is; "" while it has not come, and where it has none. */
  picture(word: string): string {
    const card = this.#known.get(word);
    if (!card?.photo) return "";
    const found = this.#photos.get(card.photo);
    if (found === undefined && !this.#asked.has(card.photo)) void this.#fetch(card);
    return found ?? "";
  }

  async #fetch({ code, photo }: Known): Promise<void> {
    this.#asked.add(photo);
    try {
      this.#photos.set(photo, URL.createObjectURL(await photoOf(code, photo)));
    } catch {
      this.#asked.delete(photo);
    }
  }
}

export const customCards = new CustomCards();
