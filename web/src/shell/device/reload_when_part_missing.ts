/** In milliseconds: for an update a page is loaded anew at most this often. */
const PAUSE = 60_000;
/** In milliseconds: for the same part that was lost on the line, at most this often. */
const LONG_PAUSE = 600_000;
/** In milliseconds, between looks whether the server answers again, and whether somebody still writes. */
const GLANCE = 2_000;
const ENTRY = "script[type=module][src]";

/** What the server has for this address, as far as it answers. */
type Answer = "another page" | "this page" | "nothing";

/**
 * Load the page anew where a part of it that is fetched late could not be had: because the server has another page by
 * now, or because the line failed. A browser does not ask for such a part again before the page is loaded anew.
 */
export function reloadWhenPartMissing(): void {
  window.addEventListener("vite:preloadError", (event) => void reloadOnceAnswered(event.payload.message));
}

let isWaiting = false;

async function reloadOnceAnswered(part: string): Promise<void> {
  if (isWaiting) return;
  isWaiting = true;
  let answer = await pageOfServer();
  while (answer === "nothing" || isWriting()) {
    await new Promise((done) => setTimeout(done, GLANCE));
    answer = await pageOfServer();
  }
  isWaiting = false;
  if (
    answer === "another page" ? mayReload("regift.reloaded", PAUSE) : mayReload(`regift.missed.${part}`, LONG_PAUSE)
  ) {
    location.reload();
  }
}

/** Whether a person would lose what they write. */
const isWriting = (): boolean => document.activeElement?.matches("input, textarea") ?? false;

/** Whether the server's page begins with another script than this one. */
export async function pageOfServer(): Promise<Answer> {
  try {
    const answer = await fetch(location.href, { cache: "no-store" });
    const entry = new DOMParser().parseFromString(await answer.text(), "text/html").querySelector(ENTRY);
    if (!answer.ok || entry === null) return "nothing";
    return entry.getAttribute("src") === document.querySelector(ENTRY)?.getAttribute("src")
      ? "this page"
      : "another page";
  } catch {
    return "nothing";
  }
}

/** Whether this was not done within a pause; not where nothing can be kept, for it would be done again and again. */
function mayReload(key: string, pause: number): boolean {
  try {
    if (Date.now() - Number(sessionStorage.getItem(key) ?? -LONG_PAUSE) < pause) return false;
    sessionStorage.setItem(key, String(Date.now()));
    return true;
  } catch {
    return false;
  }
}
