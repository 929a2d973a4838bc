import "./styles/tokens.css";
import "./styles/base.css";
import "./app/bm-app.ts";
import { client } from "./app/line.ts";
import { sayNothingComes } from "./app/nothing-comes.ts";
import { pages } from "./app/pages.ts";
import { startTypefaces } from "./app/typefaces.ts";
import {
  LANGUAGE_NAMES,
  language,
  loadLanguage,
  markDocument,
  t,
  tryLanguageAgain,
  whenLanguageIsMissing,
} from "./i18n/index.ts";
import { isKept } from "./pwa/kept.ts";
import { startPwa } from "./pwa/start.ts";
import { followTheme } from "./state/preferences.ts";
import { followAttention } from "./table/attention/follow.ts";

/**
 * On a first visit scripts and table arrive almost together: the frame of the house waits so long for the table, because
 * drawing it first would keep the processor from hearing what the server says.
 */
const PATIENCE_MS = 400;

followTheme();
markDocument();
// Page, texts and line come side by side; nothing of it is shown before there are words.
void pages.load(client.router.route.page);

const hasWords = await loadLanguage(language());
if (!isKept()) await client.tables.aheadKnown(PATIENCE_MS);

if (hasWords) {
  const app = document.createElement("bm-app");
  app.client = client;
  document.body.prepend(app);
  startTypefaces();
  whenLanguageIsMissing((name) => client.notices.add(() => t().pwa.languageMissing(LANGUAGE_NAMES[name])));
  client.connection.onUp(tryLanguageAgain);
  startPwa(client);
  followAttention();
} else sayNothingComes();
