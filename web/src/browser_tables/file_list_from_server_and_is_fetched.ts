import { request } from "../wire/where_tables_are";
import type { FileList } from "./worker_messages";

let known: FileList | null = null;

/** What a browser fetches to keep tables itself, null where the server has nothing of the kind; known from then on. */
export async function listFiles(): Promise<FileList | null> {
  if (known) return known;
  const answer = await request("/api/browser-tables");
  if (answer.ok) known = (await answer.json()) as FileList | null;
  if (known) known = { ...known, folder: new URL(known.folder, document.baseURI).href };
  return known;
}

/** Whether the service worker has all of it here already, so that opening it takes no network and no question. */
export async function isFetched({ folder, files }: FileList): Promise<boolean> {
  if (!("caches" in window)) return false;
  const names = Object.keys(files);
  const found = await Promise.all(names.map((name) => caches.match(folder + name, { ignoreVary: true })));
  return found.every((answer) => answer !== undefined);
}
