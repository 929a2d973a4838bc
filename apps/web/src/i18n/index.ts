import type { ReactiveController, ReactiveControllerHost } from "lit";
import { readLocal, writeLocal } from "../state/local.ts";
import { deck } from "../state/preferences.ts";
import { de } from "./de/index.ts";
import { en, type Messages, type Naming } from "./en/index.ts";
import { fr } from "./fr/index.ts";
import { guessLanguage, isLanguage, type Language, LOCALES } from "./locale.ts";

export type { Messages, Naming } from "./en/index.ts";
export { isLanguage, LANGUAGE_NAMES, LANGUAGES, type Language, LOCALES } from "./locale.ts";

const KEY = "bm.language";
const MESSAGES: Readonly<Record<Language, Readonly<Record<Naming, Messages>>>> = { en, de, fr };

const listeners = new Set<() => void>();
let present: Language | null = null;

const firstLanguage = (): Language => {
  const kept = readLocal(KEY);
  if (isLanguage(kept)) return kept;
  return guessLanguage(typeof navigator === "undefined" ? [] : navigator.languages);
};

/** The language shown now. */
export const language = (): Language => {
  present ??= firstLanguage();
  return present;
};

/** How cards are called: by the deck that lies on the table. */
const naming = (): Naming => (deck.value === "german" ? "german" : "french");

/** All texts of the present language, in the words of the present deck: `t().lobby.title`. */
export const t = (): Messages => MESSAGES[language()][naming()];

/** Texts of a named language, whatever is shown. */
export const messagesOf = (name: Language, words: Naming = "french"): Messages => MESSAGES[name][words];

/** Writes the present language on `<html lang>`, for screen readers and hyphenation. */
export const markDocument = (): void => {
  document.documentElement.lang = LOCALES[language()];
};

const tellAll = (): void => {
  for (const listener of listeners) listener();
};

/** Changes the language at once, for this visit and the next ones. */
export const setLanguage = (name: Language): void => {
  if (name === language()) return;
  present = name;
  writeLocal(KEY, name);
  if (typeof document !== "undefined") markDocument();
  tellAll();
};

// Another deck has other names: what is written is written anew.
deck.subscribe(tellAll);

/** Tells when the language or the names of cards change; the answer ends it. */
const onLanguage = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Renders its host again when the language changes. */
export class LocaleController implements ReactiveController {
  private stop: (() => void) | null = null;
  private readonly host: ReactiveControllerHost;

  constructor(host: ReactiveControllerHost) {
    this.host = host;
    host.addController(this);
  }

  hostConnected(): void {
    this.stop = onLanguage(() => this.host.requestUpdate());
  }

  hostDisconnected(): void {
    this.stop?.();
    this.stop = null;
  }
}

/** An instant (milliseconds since 1970) as this language writes dates. */
export const formatDate = (
  at: number,
  options: Intl.DateTimeFormatOptions = { dateStyle: "medium", timeStyle: "short" },
): string => new Intl.DateTimeFormat(LOCALES[language()], options).format(at);

/** A number as this language writes it. */
export const formatNumber = (value: number, options: Intl.NumberFormatOptions = {}): string =>
  new Intl.NumberFormat(LOCALES[language()], options).format(value);
