import { Store } from "./store.ts";

/** A piece of news that stands until it is dismissed or followed. */
export interface Notice {
  readonly id: number;
  /** Made anew when the language changes. */
  readonly text: () => string;
  /** Where its button leads. */
  readonly path: string | null;
}

/** News for the player, newest last. One notice for each place. */
export class Notices {
  readonly list = new Store<readonly Notice[]>([]);
  private next = 1;

  add(text: () => string, path: string | null = null): void {
    const others = this.list.value.filter((notice) => path === null || notice.path !== path);
    this.list.set([...others, { id: this.next, text, path }]);
    this.next += 1;
  }

  dismiss(id: number): void {
    this.list.set(this.list.value.filter((notice) => notice.id !== id));
  }

  /** The place was reached by other ways: its news is old. */
  reached(path: string): void {
    if (this.list.value.some((notice) => notice.path === path)) {
      this.list.set(this.list.value.filter((notice) => notice.path !== path));
    }
  }
}
