import type { ReactiveController, ReactiveControllerHost } from "lit";

/** One value that many look at. */
export class Store<T> {
  private present: T;
  private readonly listeners = new Set<(value: T) => void>();

  constructor(first: T) {
    this.present = first;
  }

  get value(): T {
    return this.present;
  }

  /** Nobody is told when the value is the same. */
  set(value: T): void {
    if (Object.is(value, this.present)) return;
    this.present = value;
    for (const listener of [...this.listeners]) listener(value);
  }

  /** Calls back with every later value; the answer ends it. */
  subscribe(listener: (value: T) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }
}

/** Renders its host again whenever one of the stores changes. */
export class StoreController implements ReactiveController {
  private stops: (() => void)[] = [];
  private readonly host: ReactiveControllerHost;
  private readonly stores: () => readonly Store<never>[];

  /** `stores` is asked when the host is connected, after its properties are set. */
  constructor(host: ReactiveControllerHost, stores: () => readonly Pick<Store<unknown>, "subscribe">[]) {
    this.host = host;
    this.stores = stores as () => readonly Store<never>[];
    host.addController(this);
  }

  hostConnected(): void {
    this.stops = this.stores().map((store) => store.subscribe(() => this.host.requestUpdate()));
  }

  hostDisconnected(): void {
    for (const stop of this.stops) stop();
    this.stops = [];
  }
}
