/**
 * Keeps one version of the page, whole, so that it opens without a network: registered once somebody wants that.
 *
 * From a server, the page is that server’s as long as it answers, and so are its lists of games: what is kept stands in
 * where it doesn’t. On a site of files, which `regift site` writes, one version is used until no page of it is open any
 * more, or the only one begins anew, and the next one from then on; its lists lie in a folder named after their content.
 * Of a server’s answers the lists of games alone are kept, which are everybody’s.
 */

/** Filled in when the client is built, and when a site is written. */
const BUILD = {};
const IS_SITE = BUILD.lists !== "api";
const { scope } = self.registration;
/** What is kept of pages in this folder, and not of others of the same host. */
const PAGES = `regift.page ${new URL(scope).pathname} `;
const PAGE = PAGES + BUILD.version;
/** What browsers keep tables with: too large to be fetched anew for every version of the page. */
const TABLES = "regift.tables";
const TABLES_FOLDER = "assets/tables-";
const listOf = (list) => `${BUILD.lists}/${list}${IS_SITE ? ".json" : ""}`;
const LISTS = ["games", "bots", "browser-tables", "browser-tables/parts"].map(listOf);
const GAME = new RegExp(`^${listOf("games/\\w+")}$`);
const files = new Set(BUILD.files);

const addressOf = (place) => new URL(place, scope).href;
const placeOf = (url) => (url.startsWith(scope) ? url.slice(scope.length).split(/[?#]/)[0] : null);
const keptPage = async (request) => (await caches.open(PAGE)).match(request, { ignoreVary: true, ignoreSearch: true });

/** What a page names in its own folder of parts. */
const PART = /\bassets\/[\w.-]+/g;

async function install() {
  const cache = await caches.open(PAGE);
  // Names of files in this folder change with their content; all else is asked for anew.
  const ask = (place) => new Request(addressOf(place), { cache: place.startsWith("assets/") ? "default" : "no-cache" });
  await cache.addAll(["./", ...BUILD.files, ...LISTS].map(ask));
  // While another version is laid in place of this one, the page may be of the other one.
  const page = await (await keptPage(addressOf("./"))).text();
  if (![...page.matchAll(PART)].every(([part]) => files.has(part))) throw new Error("a page of another version");
  const games = await (await keptPage(addressOf(LISTS[0]))).json();
  await cache.addAll(games.map(({ id }) => ask(listOf(`games/${id}`))));
}

async function activate() {
  for (const name of await caches.keys()) if (name.startsWith(PAGES) && name !== PAGE) await caches.delete(name);
  const list = await (await keptPage(addressOf(LISTS[2]))).json();
  const folder = list && new URL(list.folder, scope).href;
  const tables = await caches.open(TABLES);
  for (const request of await tables.keys()) {
    const isOurs = placeOf(request.url)?.startsWith(TABLES_FOLDER);
    if (isOurs && !(folder && request.url.startsWith(folder))) await tables.delete(request);
  }
  await self.clients.claim();
}

/** What is kept, else what the network has. */
const keptFirst = async (request, kept = request) => (await keptPage(kept)) ?? fetch(request);

/** What a proxy says while its server gives no answer. */
const NO_ANSWER = [502, 503, 504];
/** Milliseconds for which a page waits for a network that may never answer. */
const PATIENCE = 5000;

/** What the network has, if it has it soon, else what is kept. */
async function networkFirst(request, kept = request) {
  const found = await keptPage(kept);
  if (!found) return fetch(request);
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  const answer = await Promise.race([fetch(request).catch(() => undefined), late]);
  return answer && !NO_ANSWER.includes(answer.status) ? answer : found;
}

async function ofTables(event) {
  const cache = await caches.open(TABLES);
  const kept = await cache.match(event.request, { ignoreVary: true });
  if (kept) return kept;
  const answer = await fetch(event.request);
  if (answer.status === 200) {
    // Where there is no room for it, it is fetched again next time.
    const keeping = cache.put(event.request, answer.clone()).catch(() => {});
    event.waitUntil(keeping);
  }
  return answer;
}

function answerTo(event) {
  const { request } = event;
  const place = placeOf(request.url);
  if (place === null || request.method !== "GET") return null;
  const first = IS_SITE ? keptFirst : networkFirst;
  if (request.mode === "navigate") {
    if (place.startsWith("api/") || (IS_SITE && !["", "index.html"].includes(place))) return null;
    return first(request, addressOf("./"));
  }
  if (place.startsWith(TABLES_FOLDER)) return ofTables(event);
  if (LISTS.includes(place) || GAME.test(place)) return first(request);
  return files.has(place) ? keptFirst(request) : null;
}

/**
 * Take the place of the version before while a page of it is open: the only one, which has just begun, so that nothing
 * goes on in it, and says with which script it began. On a server, it must be a page of this version already.
 */
async function takeOver(script, port) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const isAlone = pages.filter(({ url }) => placeOf(url) !== null).length <= 1;
  const mayIt = isAlone && (IS_SITE || files.has(placeOf(script)));
  port.postMessage(mayIt);
  if (mayIt) await self.skipWaiting();
}

self.addEventListener("message", (event) => event.waitUntil(takeOver(event.data, event.ports[0])));
self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("fetch", (event) => {
  const answer = answerTo(event);
  if (answer) event.respondWith(answer);
});
