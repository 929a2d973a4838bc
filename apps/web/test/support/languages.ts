/** Set-up of every test: all languages are there, so that they change at once. */
import { LANGUAGES, loadLanguage } from "../../src/i18n/index.ts";

await Promise.all(LANGUAGES.map(loadLanguage));
