import { Store } from "../state/store.ts";

/** A page that stays open asks this often whether there is a newer version. */
const EVERY_MS = 60 * 60_000;
/** Not more often than this, however often the line comes back. */
const AT_MOST_MS = 60_000;

/**
 * The service worker: keeps the application on this device, and tells when a newer version has been fetched. That
 * one waits until the player says so, or until no tab is open any more.
 */
export class Updates {
  /** A newer version is ready; a reload brings it. */
  readonly ready = new Store(false);
  /** The application is kept on this device. */
  readonly kept = new Store(false);

  private readonly container: ServiceWorkerContainer | undefined;
  private readonly reload: () => void;
  private registration: ServiceWorkerRegistration | null = null;
  private hasController = false;
  private asked = false;
  private lookedAt = 0;

  /** There is no container on plain HTTP, nor in some private windows. */
  constructor(
    container: ServiceWorkerContainer | undefined = globalThis.navigator?.serviceWorker,
    reload: () => void = () => location.reload(),
  ) {
    this.container = container;
    this.reload = reload;
  }

  async start(): Promise<void> {
    const { container } = this;
    if (container === undefined) return;
    this.hasController = container.controller !== null;
    this.kept.set(this.hasController);
    container.addEventListener("controllerchange", () => this.controllerChanged());
    try {
      this.follow(await container.register("/sw.js", { updateViaCache: "none" }));
    } catch (error) {
      // Forbidden by the browser's settings, or no network just now: the page works without.
      console.warn("nothing is kept on this device", error);
    }
  }

  /** Asks the server whether there is a newer version, if it was not asked just now. */
  look(now: number = Date.now()): void {
    if (this.registration === null || now - this.lookedAt < AT_MOST_MS) return;
    this.lookedAt = now;
    // Without an answer it is asked again later.
    this.registration
      .update()
      .catch((error: unknown) => console.info("no answer about a newer version", error));
  }

  /** The player wants the newer version now. */
  apply(): void {
    const waiting = this.registration?.waiting ?? null;
    if (waiting === null) {
      // Another tab has brought it already.
      this.reload();
      return;
    }
    this.asked = true;
    waiting.postMessage({ type: "SKIP_WAITING" });
  }

  private follow(registration: ServiceWorkerRegistration): void {
    this.registration = registration;
    this.lookedAt = Date.now();
    if (registration.waiting !== null && this.hasController) this.ready.set(true);
    const watch = (): void => {
      const worker = registration.installing;
      worker?.addEventListener("statechange", () => {
        // The first one of all replaces nothing.
        if (worker.state === "installed" && this.hasController) this.ready.set(true);
      });
    };
    watch();
    registration.addEventListener("updatefound", watch);
    setInterval(() => this.look(), EVERY_MS);
  }

  private controllerChanged(): void {
    if (this.asked) this.reload();
    // Another tab has brought the newer version: this one still shows the older.
    else if (this.hasController) this.ready.set(true);
    this.hasController = true;
    this.kept.set(true);
  }
}

export const updates = new Updates();
