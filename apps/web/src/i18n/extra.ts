import type { ReactiveController, ReactiveControllerHost } from "lit";
import type { CardsMessages } from "./en/cards.ts";
import { language, type Messages, onLanguage, t } from "./index.ts";
import type { Language } from "./locale.ts";

/** Texts with cards called as in one deck. */
type Make<T> = (cards: CardsMessages) => T;

/** Texts that not everybody reads: each language a file of its own, fetched when it is wanted. */
export class Extra<T> {
  private readonly fetchers: Readonly<Record<Language, () => Promise<Make<T>>>>;
  private readonly makers = new Map<Language, Make<T>>();
  /** What was made last, and of what: a language in the words of a deck. */
  private made: { readonly messages: Messages; readonly texts: T } | null = null;

  constructor(fetchers: Readonly<Record<Language, () => Promise<Make<T>>>>) {
    this.fetchers = fetchers;
  }

  /** Those of the present language and deck; `null` until they have come. */
  get present(): T | null {
    const make = this.makers.get(language());
    if (make === undefined) return null;
    const messages = t();
    if (this.made?.messages !== messages) this.made = { messages, texts: make(messages.cards) };
    return this.made.texts;
  }

  /** Fetches those of the present language. Without a network they may not come: then they are asked for again. */
  async load(): Promise<T | null> {
    const name = language();
    if (!this.makers.has(name)) {
      try {
        this.makers.set(name, await this.fetchers[name]());
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
