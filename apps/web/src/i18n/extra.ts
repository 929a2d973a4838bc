import type { ReactiveController, ReactiveControllerHost } from "lit";
import { deck } from "../state/preferences.ts";
import { language, type Naming, onLanguage } from "./index.ts";
import type { Language } from "./locale.ts";

type Texts<T> = Readonly<Record<Naming, T>>;

/** Texts that not everybody reads: each language a file of its own, fetched when it is wanted. */
export class Extra<T> {
  private readonly fetchers: Readonly<Record<Language, () => Promise<Texts<T>>>>;
  private readonly texts = new Map<Language, Texts<T>>();

  constructor(fetchers: Readonly<Record<Language, () => Promise<Texts<T>>>>) {
    this.fetchers = fetchers;
  }

  /** Those of the present language and deck; `null` until they have come. */
  get present(): T | null {
    return this.texts.get(language())?.[deck.value === "german" ? "german" : "french"] ?? null;
  }

  /** Fetches those of the present language. Without a network they may not come: then they are asked for again. */
  async load(): Promise<T | null> {
    const name = language();
    if (!this.texts.has(name)) {
      try {
        this.texts.set(name, await this.fetchers[name]());
      } catch (error) {
        console.warn("texts could not be loaded", error);
      }
    }
    return this.present;
  }
}

/** Fetches extra texts while its host is shown, and draws it again when they have come. */
export class ExtraController<T> implements ReactiveController {
  private readonly host: ReactiveControllerHost;
  private readonly extra: Extra<T>;
  private last: T | null = null;
  private stop: (() => void) | null = null;

  constructor(host: ReactiveControllerHost, extra: Extra<T>) {
    this.host = host;
    this.extra = extra;
    host.addController(this);
  }

  /** In the present language; while they are on their way in the one shown before, `null` at first. */
  get texts(): T | null {
    this.last = this.extra.present ?? this.last;
    return this.last;
  }

  hostConnected(): void {
    const load = (): void => void this.extra.load().then(() => this.host.requestUpdate());
    this.stop = onLanguage(load);
    load();
  }

  hostDisconnected(): void {
    this.stop?.();
    this.stop = null;
  }
}
