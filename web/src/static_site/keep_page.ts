import { isStaticSite } from "./addresses";

const SCRIPT = isStaticSite ? "service_worker.js" : "/service_worker.js";

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

/** Whether the page opens without a network. */
export const isPageKept = (): boolean => !!navigator.serviceWorker?.controller;

/**
 * Keep the page in this browser, so that it opens without a network; false where browsers don’t do that, as on a plain
 * HTTP address of another machine, or where not all of it has come.
 */
export async function keepPage(): Promise<boolean> {
  if (!("serviceWorker" in navigator)) return false;
  try {
    await untilItAnswers(await navigator.serviceWorker.register(SCRIPT, { updateViaCache: "none" }));
    return true;
  } catch {
    return false;
  }
}
