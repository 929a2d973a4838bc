/** So long a new version may take to come before the page is fetched without the service worker. */
const PATIENCE_MS = 15_000;

/** Resolves when the worker has reached the state, is past it, or has failed; at the latest when patience ends. */
const reached = (worker: ServiceWorker, states: readonly ServiceWorkerState[]): Promise<boolean> =>
  new Promise((resolve) => {
    const look = (): void => {
      if (states.includes(worker.state)) resolve(true);
      else if (worker.state === "redundant") resolve(false);
    };
    worker.addEventListener("statechange", look);
    setTimeout(() => resolve(false), PATIENCE_MS);
    look();
  });

/** Puts the newest version in charge. False when there is no newer one than what runs here. */
const takeNewest = async (registration: ServiceWorkerRegistration): Promise<boolean> => {
  await registration.update();
  const worker = registration.installing ?? registration.waiting;
  if (worker === null || !(await reached(worker, ["installed", "activating", "activated"]))) return false;
  worker.postMessage({ type: "SKIP_WAITING" });
  return reached(worker, ["activated"]);
};

/**
 * Reloads so that the newest version really comes, past the one the service worker keeps. For when the page at hand
 * is of no use any more; without a network that page stays.
 */
export const reloadFresh = async (): Promise<void> => {
  const registration = await navigator.serviceWorker?.getRegistration();
  if (registration !== undefined) {
    try {
      if (!(await takeNewest(registration))) await registration.unregister();
    } catch (error) {
      console.warn("the newest version could not be fetched", error);
    }
  }
  location.reload();
};
