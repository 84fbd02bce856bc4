import type { DeckAsked, DeckNews, DeckShelf, Fault, NewTable } from "../generated/wire";
import { askDeck, DeckRefused, TooManyDecks } from "../wire/deck_evaluation_requests";
import { boxesIn, isSame, isTouched, sum, textOf, withBox, withoutBox, type Counts } from "./deck_count_editing";

type DeckCard = DeckShelf["cards"][number];
type DeckBox = DeckShelf["boxes"][number];

/** How many steps can be undone. */
const LONGEST = 200;

/** A deck that is being mixed: what is in it, what was in it before, and what the server says of it. */
export class DeckEditor {
  name: string = $state("");
  seats: number = $state(4);
  counts: Counts = $state.raw({});
  /** What the server said last of a deck that it could read. */
  news: DeckNews | null = $state.raw(null);
  /** Why what was opened last could not be read. */
  refused: Fault | null = $state.raw(null);
  isSilent: boolean = $state(false);
  /** Whether the server has had too many questions, and is asked again in a moment. */
  isWaiting: boolean = $state(false);
  #past: Counts[] = $state.raw([]);
  #future: Counts[] = $state.raw([]);
  #asked = 0;
  #opened = 0;

  readonly total: number = $derived(sum(this.counts));
  readonly canUndo: boolean = $derived(this.#past.length > 0);
  readonly canRedo: boolean = $derived(this.#future.length > 0);
  /** What is asked of the server about the deck as it is. */
  readonly question: DeckAsked = $derived.by(() => ({
    game: this.game,
    seats: this.seats,
    name: this.name,
    options: { ...this.others, [this.shelf.option]: textOf(this.counts) },
  }));
  /** Whether what the server said is of the deck as it is. */
  readonly isFresh: boolean = $derived(this.news !== null && isSame(this.news.counts, this.counts));
  readonly fault: Fault | null = $derived(this.news?.fault ?? null);
  readonly isPlayable: boolean = $derived(this.isFresh && this.fault === null);

  constructor(
    readonly game: string,
    readonly shelf: DeckShelf,
    /** What else is set at the table. */
    readonly others: NonNullable<NewTable["options"]> = {},
  ) {}

  /** So many cards a deck holds at most; 0: there is no limit. */
  get most(): number {
    return this.shelf.most;
  }

  /** What a box holds that can be played alone. */
  get usual(): Counts {
    const base = this.shelf.boxes.find((box) => box.is_base) ?? this.shelf.boxes[0];
    return base?.counts ?? {};
  }

  /** Begin with these cards: nothing was there before. */
  begin(counts: Counts): void {
    this.counts = counts;
    this.#past = [];
    this.#future = [];
  }

  put(counts: Counts): void {
    if (isSame(counts, this.counts)) return;
    this.#past = [...this.#past, this.counts].slice(-LONGEST);
    this.#future = [];
    this.counts = counts;
  }

  undo(): void {
    const former = this.#past.at(-1);
    if (!former) return;
    this.#past = this.#past.slice(0, -1);
    this.#future = [...this.#future, this.counts];
    this.counts = former;
  }

  redo(): void {
    const next = this.#future.at(-1);
    if (!next) return;
    this.#future = this.#future.slice(0, -1);
    this.#past = [...this.#past, this.counts];
    this.counts = next;
  }

  countOf(card: DeckCard): number {
    return this.counts[card.id] ?? 0;
  }

  boxes(box: DeckBox): number {
    return boxesIn(this.counts, box);
  }

  addBox(box: DeckBox): void {
    this.put(withBox(this.counts, this.shelf.cards, box, 1));
  }

  dropBox(box: DeckBox): void {
    this.put(withBox(this.counts, this.shelf.cards, box, -1));
  }

  /** Put all of a box in, or take all of its cards out. */
  switchBox(box: DeckBox): void {
    if (this.boxes(box) > 0) this.put(withoutBox(this.counts, box));
    else if (isTouched(this.counts, box)) this.put({ ...withoutBox(this.counts, box), ...box.counts });
    else this.addBox(box);
  }

  /** Ask the server nothing more of what was asked before. */
  stop(): void {
    this.#asked++;
    this.#opened++;
    this.isWaiting = false;
  }

  /** Ask again, as often as it takes, where the server has had too many questions; `isWanted`: whether one still asks. */
  async #askPatiently(asked: DeckAsked, isWanted: () => boolean): Promise<DeckNews> {
    for (;;) {
      try {
        return await askDeck(asked);
      } catch (failure) {
        if (!(failure instanceof TooManyDecks) || !isWanted()) throw failure;
        this.isWaiting = true;
        await new Promise((done) => setTimeout(done, failure.seconds * 1000));
        if (!isWanted()) throw failure;
      }
    }
  }

  /** Ask the server what the deck is worth; what comes too late is not listened to. */
  async refresh(): Promise<void> {
    const number = ++this.#asked;
    try {
      const news = await this.#askPatiently(this.question, () => number === this.#asked);
      if (number !== this.#asked) return;
      this.news = news;
      this.isSilent = this.isWaiting = false;
    } catch (failure) {
      if (number !== this.#asked) return;
      this.isWaiting = false;
      if (failure instanceof DeckRefused) this.refused = failure.fault;
      else this.isSilent = true;
    }
  }

  /** Open a deck in another form: what it says is what is mixed from now on. Gives whether it could be read. */
  async open(form: { deck: string; name: string } | { file: string }): Promise<boolean> {
    const deck =
      "deck" in form ? { name: form.name, options: { ...this.others, [this.shelf.option]: form.deck } } : form;
    const number = ++this.#opened;
    const asked = { game: this.game, seats: this.seats, ...deck };
    try {
      const news = await this.#askPatiently(asked, () => number === this.#opened);
      this.refused = null;
      this.isWaiting = false;
      this.put(news.counts);
      this.name = news.name;
      return true;
    } catch (failure) {
      if (failure instanceof DeckRefused) this.refused = failure.fault;
      else this.isSilent = true;
      return false;
    }
  }
}
