/** What speaks to a table over a line that may have died while the page slept. */
interface Line {
  /** Make sure that somebody is there. */
  wake(): void;
  /** Open another line. */
  renew(): void;
}

/** Milliseconds of sleep after which no line is trusted. */
const LONG_SLEEP = 15_000;

/** Check the lines to tables whenever the page wakes up or the network changes. Returns how to stop. */
export function wakeWithPage(tables: () => readonly Line[]): () => void {
  let asleep = 0;
  const wake = (): void => {
    for (const table of tables()) table.wake();
  };
  const turnOver = (): void => {
    if (document.hidden) asleep = Date.now();
    else if (Date.now() - asleep > LONG_SLEEP) for (const table of tables()) table.renew();
    else wake();
  };
  // Where the browser tells: from one network to another the old line is dead.
  const network = (navigator as { connection?: EventTarget }).connection;
  const heard = ["online", "pageshow", "focus"];
  for (const event of heard) addEventListener(event, wake);
  document.addEventListener("visibilitychange", turnOver);
  network?.addEventListener("change", wake);
  return () => {
    for (const event of heard) removeEventListener(event, wake);
    document.removeEventListener("visibilitychange", turnOver);
    network?.removeEventListener("change", wake);
  };
}
