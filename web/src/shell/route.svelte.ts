const CODE = /^\/([A-Za-z]{4})\/?$/;

/** The table code in a path, "" for the home page. */
export function codeIn(path: string): string {
  return CODE.exec(path)?.[1]?.toUpperCase() ?? "";
}

class Route {
  code: string = $state(codeIn(location.pathname));

  constructor() {
    addEventListener("popstate", () => (this.code = codeIn(location.pathname)));
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.code = codeIn(path);
    scrollTo(0, 0);
  }
}

export const route = new Route();
