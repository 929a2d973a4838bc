/**
 * Shows one state of the table for the eye: `pnpm exec vite` in apps/web, then
 * `/test/table/gallery/?state=closed&lang=de&preset=classic`.
 */
import type { PresetName } from "@bummerl/engine";
import "../../../src/styles/tokens.css";
import "../../../src/styles/base.css";
import { setLanguage } from "../../../src/i18n/index.ts";
import { isLanguage } from "../../../src/i18n/locale.ts";
import "../../../src/table/elements/bm-table.ts";
import { STATES, type StateName } from "../support/states.ts";

const query = new URLSearchParams(location.search);
const language = query.get("lang");
await setLanguage(isLanguage(language) ? language : "en");
const preset = (query.get("preset") ?? "classic") as PresetName;
const state = (query.get("state") ?? "lead") as StateName;

const table = document.createElement("bm-table");
table.latest = STATES[state]({ preset, names: ["Annemarie-Josephine", "Franz-Xaver Huber"] });
table.send = async (command) => {
  console.info(JSON.stringify(command));
  return { ok: false, error: { code: "busy" } };
};
document.body.append(table);
