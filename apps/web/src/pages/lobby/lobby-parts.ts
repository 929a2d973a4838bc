import type { LobbySnapshot } from "@bummerl/protocol";
import { html, nothing, type TemplateResult } from "lit";
import { t } from "../../i18n/index.ts";
import { errorText } from "../../net/error-text.ts";
import type { NetError } from "../../net/errors.ts";
import { ICONS } from "../../parts/icons.ts";

/** How many are here; nothing while that is not known. */
export const counts = (lobby: LobbySnapshot | null): TemplateResult | typeof nothing => {
  if (lobby === null) return nothing;
  const texts = t().lobby;
  const seeking = lobby.seeking === 0 ? "" : ` · ${texts.seeking(lobby.seeking)}`;
  return html`<span class="hint">${texts.online(lobby.online)}${seeking}</span>`;
};

/** Where one practises without anybody. */
export const practise = (): TemplateResult => html`<section aria-labelledby="practise">
  <h2 id="practise" class="ruled">${t().lobby.practiseTitle}</h2>
  <div class="row">
    <a class="button" href="/learn">${ICONS.learn}${t().app.learn}</a>
    <a class="button" href="/puzzles">${ICONS.puzzles}${t().app.puzzles}</a>
  </div>
</section>`;

/** The greeting's words: who one is, or what this house is. `rename`: `null` while the name is being changed. */
export const greeting = (name: string | null, rename: (() => void) | null): TemplateResult => {
  const texts = t().lobby;
  const below =
    name === null
      ? html`<p class="lead">${texts.lead} <a href="/rules">${texts.toRules}</a></p>`
      : rename === null
        ? nothing
        : html`<button class="button quiet rename" @click=${rename}>${texts.changeName}</button>`;
  return html`<div class="words">
    <h1 tabindex="-1">${name === null ? texts.welcome : texts.hello(name)}</h1>
    ${below}
  </div>`;
};

/** What a drawer in the rim of the table is for; `why`: why it helps nobody just now. */
export const drawerHead = (
  title: string,
  hint: string,
  why: string | null = null,
): TemplateResult => html`<summary>
  <div class="what"><h2>${title}</h2><p class=${why === null ? "" : "why"}>${why ?? hint}</p></div>
</summary>`;

/** Told beside the field for the name, where it can be mended. */
export const isOfName = (problem: NetError | null): boolean =>
  problem?.code === "nameNeeded" || problem?.code === "nameTaken";

/** Why not. What is too many depends on what was wished for. */
export const problemText = (problem: NetError, wished: "computer" | null): string =>
  problem.code === "tooMany" && wished === "computer" ? t().computer.enough : errorText(problem);
