import { html, type TemplateResult } from "lit";
import { keyed } from "lit/directives/keyed.js";
import type { Messages } from "../../i18n/index.ts";
import type { Announcer, Voice } from "../controllers/announcer.ts";

const words = ({ text, count }: Voice): unknown => keyed(count, html`<p>${text}</p>`);

/** The two live regions: what waits its turn, and what cuts in (connection, time, end of a deal or Bummerl). */
export const announcements = ({ polite, urgent }: Announcer, { table }: Messages): TemplateResult =>
  html`<div class="visually-hidden" role="log" aria-live="polite" aria-label=${table.areas.announcements}>
      ${words(polite)}
    </div>
    <div class="visually-hidden" role="alert">${urgent.text === "" ? "" : words(urgent)}</div>`;
