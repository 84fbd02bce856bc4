import { addressOf, placeNow } from "../static_site/is_static_site_and_addresses_there";

const CODE = /^\/([A-Za-z]{4})(\/replay|\/tv)?\/?$/;
const DECK = /^\/deck\/([a-z0-9_]+)\/?$/;
const LESSON = /^\/lesson\/([a-z0-9_]+)\/?$/;
const FILE = /^\/replay\/?$/;
const SCREEN = /^\/tv(\/\d{6})?\/?$/;
/** The sheet of components; no code has an O in it. */
const LOOK = "/look";

/** The table code in a path, "" for the home page. */
export function codeIn(path: string): string {
  return path === LOOK ? "" : (CODE.exec(path)?.[1]?.toUpperCase() ?? "");
}

/** Whether a path leads to a game that is shown again: a table’s, or with no code one in a file. */
export function isReplayIn(path: string): boolean {
  return FILE.test(path) || CODE.exec(path)?.[2] === "/replay";
}

/** Whether a path leads to a table as a big screen for a whole room shows it, or with no code to one that waits, or to
 * what gives that one a table. */
export function isBigScreenIn(path: string): boolean {
  return SCREEN.test(path) || CODE.exec(path)?.[2] === "/tv";
}

/** The game whose deck is mixed at a path, "" for none. */
export function deckIn(path: string): string {
  return DECK.exec(path)?.[1] ?? "";
}

/** The game that is learnt at a path, "" for none. */
export function lessonIn(path: string): string {
  return LESSON.exec(path)?.[1] ?? "";
}

class Route {
  #path: string = $state(placeNow());
  /** Whether one came here from another part of the page, so that what had the focus is gone. */
  hasGone = false;
  readonly code: string = $derived(codeIn(this.#path));
  readonly isReplay: boolean = $derived(isReplayIn(this.#path));
  readonly isBigScreen: boolean = $derived(isBigScreenIn(this.#path));
  readonly deck: string = $derived(deckIn(this.#path));
  readonly lesson: string = $derived(lessonIn(this.#path));
  readonly isSamplePage: boolean = $derived(this.#path === LOOK);

  constructor() {
    addEventListener("popstate", () => this.#read());
  }

  #read(): void {
    this.#path = placeNow();
  }

  go(path: string): void {
    history.pushState(null, "", addressOf(path));
    this.hasGone = true;
    this.#read();
    scrollTo(0, 0);
  }
}

export const route = new Route();
