/** In milliseconds: a page is loaded anew at most this often. */
const PAUSE = 60_000;
const ENTRY = "script[type=module][src]";

/** Load the page anew where a part of it that is fetched late is gone, because the server has another page by now. */
export function reloadAfterUpdate(): void {
  window.addEventListener("vite:preloadError", () => {
    void hasNewPage().then((isUpdated) => {
      if (isUpdated && mayReload()) location.reload();
    });
  });
}

/** Whether the server's page begins with another script than this one; not where nobody answers. */
async function hasNewPage(): Promise<boolean> {
  try {
    const answer = await fetch(location.href, { cache: "no-store" });
    const entry = new DOMParser().parseFromString(await answer.text(), "text/html").querySelector(ENTRY);
    return (
      answer.ok && entry !== null && entry.getAttribute("src") !== document.querySelector(ENTRY)?.getAttribute("src")
    );
  } catch {
    return false;
  }
}

/** Whether this was not done a moment ago; not where nothing can be kept, for it would be done again and again. */
function mayReload(): boolean {
  try {
    if (Date.now() - Number(sessionStorage.getItem("regift.reloaded") ?? -PAUSE) < PAUSE) return false;
    sessionStorage.setItem("regift.reloaded", String(Date.now()));
    return true;
  } catch {
    return false;
  }
}
