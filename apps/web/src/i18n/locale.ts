/** The languages of the house: British English, German as spoken in Austria, French. */
export const LANGUAGES = ["en", "de", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];

/** Each language in its own words, for the switch. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: "English",
  de: "Deutsch",
  fr: "Français",
};

/** What stands in `<html lang>` and what `Intl` is asked for. */
export const LOCALES: Readonly<Record<Language, string>> = { en: "en-GB", de: "de-AT", fr: "fr" };

export const isLanguage = (value: unknown): value is Language =>
  (LANGUAGES as readonly unknown[]).includes(value);

/** The first language a browser asks for that is spoken here; English when none is. */
export const guessLanguage = (wanted: readonly string[]): Language => {
  for (const tag of wanted) {
    const base = tag.toLowerCase().split("-")[0];
    if (isLanguage(base)) return base;
  }
  return "en";
};
