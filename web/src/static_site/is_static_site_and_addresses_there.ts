/** Whether files alone serve this page, as `regift site` writes them: there is no server that answers. */
const lists = globalThis.document?.documentElement?.dataset?.site;
export const isStaticSite = lists !== undefined;

/** Where a site of files has what a server answers alike to everybody, in a folder of this very version. */
export const fileOf = (path: string): string => `${lists}${path.replace("/api", "")}.json`;

/** The address of a place within the client, such as /KNOT. A web server of files knows one page: places follow "?". */
export function addressOf(place: string): string {
  if (!isStaticSite) return place;
  return place === "/" ? location.pathname : `?${place}`;
}

/** The place within the client that the address names. */
export const placeNow = (): string => (isStaticSite ? location.search.slice(1) || "/" : location.pathname);

/** A link that Python has made to a place within the client, as it leads there. */
export function linkFrom(link: string): string {
  if (!isStaticSite) return link;
  const { pathname, hash } = new URL(link);
  return location.origin + location.pathname + addressOf(pathname) + hash;
}
