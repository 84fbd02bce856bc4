import { request } from "../wire/where_tables_are";

/** How many parts are fetched at once. */
const AT_ONCE = 6;

const loaded = (link: HTMLLinkElement): Promise<void> =>
  new Promise((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => reject(new Error(link.href));
    document.head.append(link);
  });

/** Fetch a part of the page: scripts and styles stay with the page, pictures and fonts with the browser. */
async function keep(part: string): Promise<void> {
  const address = new URL(part, document.baseURI).href;
  if ([...document.querySelectorAll("link")].some(({ href }) => href === address)) return;
  if (address.endsWith(".js"))
    await loaded(Object.assign(document.createElement("link"), { rel: "modulepreload", href: address }));
  else if (address.endsWith(".css"))
    await loaded(Object.assign(document.createElement("link"), { rel: "stylesheet", href: address }));
  else await (await fetch(address)).blob();
}

/** Fetch the parts of the page that it would else fetch when they are first shown. */
export async function keepPartsOfPage(): Promise<void> {
  const waiting = (await (await request("/api/browser-tables/parts")).json()) as string[];
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await keep(next);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}
