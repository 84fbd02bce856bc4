const CODE = /^\/([A-Za-z]{4})(\/replay)?\/?$/;
const FILE = /^\/replay\/?$/;

/** The table code in a path, "" for the home page. */
export function codeIn(path: string): string {
  return CODE.exec(path)?.[1]?.toUpperCase() ?? "";
}

/** Whether a path leads to a game that is shown again: a table’s, or with no code one in a file. */
export function isReplayIn(path: string): boolean {
  return FILE.test(path) || CODE.exec(path)?.[2] !== undefined;
}

class Route {
  code: string = $state(codeIn(location.pathname));
  isReplay: boolean = $state(isReplayIn(location.pathname));

  constructor() {
    addEventListener("popstate", () => this.#read());
  }

  #read(): void {
    this.code = codeIn(location.pathname);
    this.isReplay = isReplayIn(location.pathname);
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.#read();
    scrollTo(0, 0);
  }
}

export const route = new Route();
