import { isStaticSite } from "./is_static_site_and_addresses_there";

const SCRIPT = isStaticSite ? "service_worker.js" : "/service_worker.js";
/** In milliseconds: a page begins all the same where what waits does not answer. */
const PATIENCE = 3_000;

/** Wait until the service worker has everything and answers for this page; never where it can’t have everything. */
async function untilItAnswers(registration: ServiceWorkerRegistration): Promise<void> {
  const { serviceWorker } = navigator;
  if (serviceWorker.controller || registration.active) return;
  await new Promise<void>((resolve, reject) => {
    serviceWorker.addEventListener("controllerchange", () => resolve(), { once: true });
    const coming = registration.installing ?? registration.waiting;
    coming?.addEventListener("statechange", () => {
      if (coming.state === "redundant") reject(new Error("the page is not kept"));
    });
  });
}

/** What keeps the page, null where browsers don’t do that, or where not all of it has come. */
async function keeper(): Promise<ServiceWorkerRegistration | null> {
  if (!("serviceWorker" in navigator)) return null;
  try {
    const registration = await navigator.serviceWorker.register(SCRIPT, { updateViaCache: "none" });
    await untilItAnswers(registration);
    return registration;
  } catch {
    return null;
  }
}

/** Let a later version take over, and tell whether it has: not where another page would be left without its own parts. */
async function hasTakenOver(later: ServiceWorker): Promise<boolean> {
  const isOver = new Promise<void>((resolve) => {
    later.addEventListener("statechange", () => {
      if (later.state === "activated") resolve();
    });
  });
  const { port1, port2 } = new MessageChannel();
  const mayIt = new Promise<boolean>((resolve) => {
    port1.onmessage = ({ data }: MessageEvent<boolean>) => resolve(data);
    setTimeout(() => resolve(false), PATIENCE);
  });
  later.postMessage(document.querySelector<HTMLScriptElement>("script[type=module][src]")?.src, [port2]);
  if (!(await mayIt)) return false;
  // The version before may still be at something, for minutes: a page does not wait for that.
  const tooLate = new Promise<false>((resolve) => setTimeout(resolve, PATIENCE, false));
  return Promise.race([isOver.then(() => true), tooLate]);
}

/** Whether the page opens without a network. */
export const isPageKept = (): boolean => !!navigator.serviceWorker?.controller;

/**
 * Keep the page in this browser, so that it opens without a network; nothing happens where browsers don’t do that, as on
 * a plain HTTP address of another machine.
 */
export async function keepPage(): Promise<void> {
  const waiting = (await keeper())?.waiting;
  // A server has handed this page out, which may be as late as what waits.
  if (waiting && !isStaticSite) void hasTakenOver(waiting);
}

/** Whether this page of a site of files, which has just begun, gives way to a later version that came after it. */
export async function givesWay(): Promise<boolean> {
  const waiting = (await navigator.serviceWorker?.getRegistration())?.waiting;
  void keepPage();
  if (!waiting || !(await hasTakenOver(waiting))) return false;
  location.reload();
  return true;
}
