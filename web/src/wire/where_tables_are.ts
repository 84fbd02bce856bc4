import { fileOf, isStaticSite } from "../static_site/is_static_site_and_addresses_there";
import type { Socket } from "./websocket_connection";

/** Tables that this browser keeps itself, asked as a server is. */
export interface TablesHere {
  ask(path: string, options?: RequestInit): Promise<Response>;
  dial(): Socket;
}

let here: TablesHere | null = null;
let watch: (tables: TablesHere | null) => void = () => {};
/** What the codes of such tables begin with: no server’s do. */
const START = "O";
const OF_TABLE = new RegExp(`^/api/tables/${START}`);
/** What a site of files has as files, and what any server answers alike. */
const CATALOGUE = /^\/api\/(games(\/\w+)?|bots|browser-tables(\/parts)?)$/;
const ANYWHERE = /^\/api\/(games|bots|decks|replay)/;
/** No page of another site can send that header: tries of codes by such a page are not ours. */
const OWN_PAGE = "Regift";

/** Keep tables here from now on; null: no more, since another page of this browser has them. */
export function keepTablesHere(tables: TablesHere | null): void {
  here = tables;
  watch(tables);
}
/** Call this whenever tables are kept here, or no more. */
export const watchTablesHere = (act: typeof watch): void => void (watch = act);
export const tablesHere = (): TablesHere | null => here;

/** Whether this browser keeps the table of that code. */
export const isKeptHere = (code: string): boolean => code.startsWith(START);

/** Ask the server that served this page, or this browser about its own tables and where no server answers. */
export async function request(path: string, options?: RequestInit): Promise<Response> {
  if (isStaticSite && CATALOGUE.test(path)) return fetch(fileOf(path));
  if (here && (isStaticSite || OF_TABLE.test(path))) return here.ask(path, options);
  if (isStaticSite) throw new Error(`${path}: no server here`);
  try {
    const headers = new Headers(options?.headers);
    headers.set("X-Requested-With", OWN_PAGE);
    return await fetch(path, { ...options, headers });
  } catch (failure) {
    if (here && ANYWHERE.test(path) && !options?.signal?.aborted) return here.ask(path, options);
    throw failure;
  }
}
