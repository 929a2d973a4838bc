import type { ReactiveController, ReactiveControllerHost } from "lit";
import { readLocal, writeLocal } from "../state/local.ts";
import { deck } from "../state/preferences.ts";
import type { Messages, Naming } from "./en/index.ts";
import { guessLanguage, isLanguage, LANGUAGE_NAMES, type Language, LOCALES } from "./locale.ts";

export type { Messages, Naming } from "./en/index.ts";
export { isLanguage, LANGUAGE_NAMES, LANGUAGES, type Language, LOCALES } from "./locale.ts";

const KEY = "bm.language";

type Texts = Readonly<Record<Naming, Messages>>;

/** Each language is a file of its own: nobody loads those he does not read. */
const FETCH: Readonly<Record<Language, () => Promise<Texts>>> = {
  en: async () => (await import("./en/index.ts")).en,
  de: async () => (await import("./de/index.ts")).de,
  fr: async () => (await import("./fr/index.ts")).fr,
};

const texts = new Map<Language, Texts>();
const listeners = new Set<() => void>();
let present: Language | null = null;
let wished: Language | null = null;

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

const textsOf = (name: Language): Texts => {
  const found = texts.get(name);
  if (found === undefined) throw new Error(`the texts in ${LANGUAGE_NAMES[name]} are not loaded yet`);
  return found;
};

/** All texts of the present language, in the words of the present deck: `t().lobby.title`. */
export const t = (): Messages => textsOf(language())[naming()];

/** Texts of a named language, whatever is shown. It has been loaded before. */
export const messagesOf = (name: Language, words: Naming = "french"): Messages => textsOf(name)[words];

/** Fetches the texts of a language, once. False when they cannot be had: no network, and never loaded before. */
export const loadLanguage = async (name: Language): Promise<boolean> => {
  if (texts.has(name)) return true;
  try {
    texts.set(name, await FETCH[name]());
    return true;
  } catch (error) {
    console.warn(`texts in ${LANGUAGE_NAMES[name]} could not be loaded`, error);
    return false;
  }
};

/** Writes the present language on `<html lang>`, for screen readers and hyphenation. */
export const markDocument = (): void => {
  document.documentElement.lang = LOCALES[language()];
};

const tellAll = (): void => {
  for (const listener of listeners) listener();
};

/** Somebody who is told that a language could not be loaded. */
let onMissing: (name: Language) => void = () => undefined;
export const whenLanguageIsMissing = (listener: (name: Language) => void): void => {
  onMissing = listener;
};

const show = (name: Language): void => {
  if (name === language()) return;
  present = name;
  writeLocal(KEY, name);
  if (typeof document !== "undefined") markDocument();
  tellAll();
};

const loadAndShow = async (name: Language): Promise<void> => {
  const loaded = await loadLanguage(name);
  // Another one was chosen meanwhile.
  if (wished !== name) return;
  if (loaded) show(name);
  else onMissing(name);
};

/** Changes the language for this visit and the next ones: at once when its texts are there, else when they have come. */
export const setLanguage = (name: Language): Promise<void> => {
  wished = name;
  if (!texts.has(name)) return loadAndShow(name);
  show(name);
  return Promise.resolve();
};

/** The network is back: the language that was chosen without it is fetched now. */
export const tryLanguageAgain = (): void => {
  if (wished !== null && wished !== language()) void setLanguage(wished);
};

// Chosen in another tab. Tests outside a browser have no tabs.
globalThis.addEventListener?.("storage", ({ key, newValue }) => {
  if (key === KEY && isLanguage(newValue)) void setLanguage(newValue);
});

// Another deck has other names: what is written is written anew.
deck.subscribe(tellAll);

/** Tells when the language or the names of cards change; the answer ends it. */
export const onLanguage = (listener: () => void): (() => void) => {
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

const DAY: Intl.DateTimeFormatOptions = { day: "numeric", month: "short", year: "numeric" };

/** An instant (milliseconds since 1970) as this language writes dates. */
export const formatDate = (at: number, options: Intl.DateTimeFormatOptions): string => {
  const text = new Intl.DateTimeFormat(LOCALES[language()], options).format(at);
  // The first of a month is an ordinal in French, which Intl does not know.
  return language() === "fr" ? text.replace(/(?<!\d)1(?= \p{L})/u, "1er") : text;
};

/** Words that stay in one line. */
export const unbroken = (text: string): string => text.replaceAll(" ", "\u00a0");

/** Day and time of an instant, which stay in one line. */
export const formatMoment = (at: number): string =>
  unbroken(`${formatDate(at, DAY)}, ${formatDate(at, { timeStyle: "short" })}`);

/** A number as this language writes it, below nought with a minus, not a hyphen. */
export const formatNumber = (value: number, options: Intl.NumberFormatOptions = {}): string =>
  new Intl.NumberFormat(LOCALES[language()], options).format(value).replace("-", "−");

/** The text with no line break between a number and what it counts. */
export const bound = (text: string): string => text.replace(/(\d) (?=\p{L})/gu, "$1\u00a0");
