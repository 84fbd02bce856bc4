/** In milliseconds: a page is loaded anew at most this often. */
const PAUSE = 60_000;

/**
 * Load the page anew where a part of it that is fetched late is gone from the server, as after an update of Regift.
 * Without a server that answers the page stays as it is.
 */
export function reloadAfterUpdate(storage: Storage = sessionStorage, reload = () => location.reload()): void {
  window.addEventListener("vite:preloadError", () => {
    if (Date.now() - Number(storage.getItem("regift.reloaded") ?? -PAUSE) < PAUSE) return;
    void fetch(location.href, { method: "HEAD", cache: "no-store" }).then(
      ({ ok }) => {
        if (!ok) return;
        storage.setItem("regift.reloaded", String(Date.now()));
        reload();
      },
      () => undefined,
    );
  });
}
