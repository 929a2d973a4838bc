import { LOCALES, language, onLanguage } from "../i18n/index.ts";

/** Path of the manifest in a language; the build writes one for each. */
const pathOf = (name: string): string => `/manifest.${name}.webmanifest`;

/** The page names the manifest in the language it is shown in. */
export const followManifest = (): void => {
  const link = document.createElement("link");
  link.rel = "manifest";
  const mark = (): void => {
    link.href = pathOf(language());
    link.hreflang = LOCALES[language()];
  };
  mark();
  document.head.append(link);
  onLanguage(mark);
};
