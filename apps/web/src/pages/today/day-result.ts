import type { DayPast } from "@bummerl/protocol";
import { dayTimes } from "@bummerl/table";
import { html, nothing, svg, type TemplateResult } from "lit";
import { dealPath } from "../../app/router.ts";
import type { TodayMessages } from "../../i18n/en/today.ts";
import { formatDate, formatNumber } from "../../i18n/index.ts";
import { countOf, finishedBy, RESULTS, standingOf } from "./figures.ts";
import { checkSeal } from "./seals.ts";

/** The day's name, the same wherever the reader is. */
export const dayName = (day: string): string =>
  formatDate(dayTimes(day).beginsAt, { dateStyle: "full", timeZone: "UTC" });

/** An instant of these days by the reader's clock. */
export const clockTime = (at: number): string =>
  formatDate(at, { weekday: "long", hour: "numeric", minute: "2-digit" });

/** How one fared oneself, in a sentence. */
export const ownResult = ({ own }: Pick<DayPast, "own">, texts: TodayMessages): string => {
  if (own === null) return texts.notPlayed;
  if (own.counters === null) return own.state === "playing" ? texts.playing : texts.noResult;
  return own.counters > 0 ? texts.won(own.counters) : texts.lost(-own.counters);
};

const bars = ({ own, told }: DayPast, texts: TodayMessages): TemplateResult | typeof nothing => {
  if (told === null) return nothing;
  const { figures, master } = told;
  const most = Math.max(1, ...RESULTS.map((counters) => countOf(figures, counters)));
  const bar = (counters: number): TemplateResult => {
    const count = countOf(figures, counters);
    const isOwn = own?.counters === counters;
    return html`<li class="${counters > 0 ? "won" : "lost"} ${isOwn ? "own" : ""}">
      <span class="made">${texts.result(counters)}</span>
      <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
        ${svg`<rect width=${(100 * count) / most} height="10" />`}
      </svg>
      <span class="count">${texts.bar(count, formatNumber(count))}</span>
      <span class="marks">
        ${isOwn ? html`<span class="chip you">${texts.you}</span>` : nothing}
        ${master === counters ? html`<span class="chip">${texts.master}</span>` : nothing}
      </span>
    </li>`;
  };
  return html`<h4>${texts.figures}</h4>
    <ol class="bars">${RESULTS.map(bar)}</ol>
    <p class="hint" role="status">${master === null ? texts.masterSoon : texts.masterHint}</p>`;
};

const counted = (past: DayPast, texts: TodayMessages): TemplateResult => {
  if (past.told === null) return html`<p>${texts.counting(clockTime(dayTimes(past.day).opensAt))}</p>`;
  const { figures } = past.told;
  if (figures.begun === 0) return html`<p>${texts.nobody}</p>`;
  const finished = finishedBy(figures);
  const unfinished = figures.begun - finished;
  const standing = standingOf(figures, past.own);
  const alone = standing !== null && finished === 1;
  return html`<p>
      ${alone || finished === 0 ? nothing : texts.finished(finished, formatNumber(finished))}
      ${unfinished === 0 ? nothing : texts.unfinished(unfinished, formatNumber(unfinished))}
    </p>
    ${
      standing === null
        ? nothing
        : html`<p class="standing">
            ${
              alone
                ? texts.alone
                : texts.standing(
                    formatNumber(standing.better),
                    formatNumber(standing.same),
                    formatNumber(standing.worse),
                  )
            }
          </p>`
    }
    ${bars(past, texts)}`;
};

const proof = (past: DayPast, texts: TodayMessages): TemplateResult | typeof nothing => {
  const finding = checkSeal(past);
  if (finding === null || past.told === null) return nothing;
  return html`<details class="proof">
    <summary>${texts.numbers}</summary>
    <p class=${finding === "fitsNot" ? "error" : ""}>${texts[finding]}</p>
    <dl class="numbers">
      <div><dt>${texts.seal}</dt><dd>${past.commitment}</dd></div>
      <div><dt>${texts.secret}</dt><dd>${past.told.secret}</dd></div>
    </dl>
  </details>`;
};

const hasReview = ({ own }: Pick<DayPast, "own">): boolean => (own?.counters ?? null) !== null;

/** The way to one's own deal of that day, where it was played to its end. */
export const reviewLink = (
  { day, own }: Pick<DayPast, "day" | "own">,
  texts: TodayMessages,
): TemplateResult | typeof nothing =>
  own === null || !hasReview({ own })
    ? nothing
    : html`<a class="button" href=${dealPath(own.table, 1)} aria-label=${texts.reviewOf(dayName(day))}
        >${texts.review}</a
      >`;

/** How a past day's deal went: for all, for oneself, for Master; and the proof. */
export const dayResult = (past: DayPast, texts: TodayMessages): TemplateResult => html`
  ${counted(past, texts)}
  ${hasReview(past) ? html`<p class="row">${reviewLink(past, texts)}</p>` : nothing}
  ${proof(past, texts)}
`;
