import { LocalStore } from "./store.ts";

/** What a connection throws that is closed, closing, or whose far end went away. */
const LOST: ReadonlySet<string> = new Set(["InvalidStateError", "UnknownError", "AbortError"]);

const isLost = (error: unknown): boolean => error instanceof DOMException && LOST.has(error.name);

/**
 * The store of this browser, opened when it is wanted. A browser may close it at any time (its data is cleared, a newer
 * page is open elsewhere, the device slept): it is opened again then, and so it is after it could not be opened.
 */
export class StoreKeeper {
  private readonly shelves: string | undefined;
  private readonly lost: (told: boolean) => void;
  private opened: Promise<LocalStore> | null = null;

  /** @param lost hears that what stands on the store is dead: `told` by the browser, or found when it was used */
  constructor(shelves?: string, lost: (told: boolean) => void = () => undefined) {
    this.shelves = shelves;
    this.lost = lost;
  }

  /**
   * Does a job with the store; once more with a new one when the store was lost, so the job must bear being done twice.
   * @throws when this browser keeps nothing
   */
  async use<T>(job: (store: LocalStore) => Promise<T>): Promise<T> {
    const opening = this.open();
    const store = await opening;
    try {
      return await job(store);
    } catch (error) {
      if (!isLost(error)) throw error;
      this.forget(opening, false);
      return job(await this.open());
    }
  }

  /** A job of its own failed with this store: it is lost when the browser had closed it without a word. */
  async failed(store: LocalStore, error: unknown): Promise<void> {
    const { opened } = this;
    if (opened === null || !(error instanceof DOMException) || error.name !== "InvalidStateError") return;
    // Where it cannot be opened, it is forgotten already.
    if ((await opened.catch(() => null)) === store) this.forget(opened, true);
  }

  close(): void {
    void this.opened?.then(
      (store) => store.close(),
      () => undefined,
    );
    this.opened = null;
  }

  private open(): Promise<LocalStore> {
    if (this.opened !== null) return this.opened;
    const opening: Promise<LocalStore> = LocalStore.open(this.shelves, () => this.forget(opening, true));
    this.opened = opening;
    opening.catch(() => this.forget(opening, false));
    return opening;
  }

  private forget(opening: Promise<LocalStore>, told: boolean): void {
    // Another one may have been opened meanwhile.
    if (this.opened !== opening) return;
    this.close();
    this.lost(told);
  }
}
