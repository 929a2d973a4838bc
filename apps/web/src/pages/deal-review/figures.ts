import type { Decision, Judged } from "@bummerl/players/review";
import { css, html, nothing, type TemplateResult } from "lit";
import type { TeacherMessages } from "../../i18n/en/teacher.ts";
import { formatNumber, t } from "../../i18n/index.ts";

/** Rounded to what is told of an estimate. */
export const tenths = (value: number): number => Math.round(value * 10) / 10 + 0;

/** Counters as they are written: with their sign, to a tenth where they are not whole. */
export const signed = (value: number): string => formatNumber(tenths(value), { signDisplay: "exceptZero" });

/** A judged move in figures. Estimates have a decimal each, so that they can be compared; what is exact stays whole. */
export const worth = ({ value, error }: Judged, { better: texts }: TeacherMessages): string => {
  if (error === 0) return signed(value);
  const decimal = { minimumFractionDigits: 1 };
  const said = formatNumber(tenths(value), { ...decimal, signDisplay: "exceptZero" });
  return tenths(error) === 0 ? said : `${said}\u00a0${texts.plusMinus(formatNumber(tenths(error), decimal))}`;
};

/** Both moves that are compared are known to the counter. */
export const isExactLoss = ({ chosen, actions }: Decision): boolean =>
  chosen.error === 0 && actions[0]?.error === 0;

/** What a decision lost, with the decimal of an estimate where it is one. */
const loss = (decision: Decision): string =>
  decision.cost === 0
    ? "–"
    : formatNumber(tenths(decision.cost), { minimumFractionDigits: isExactLoss(decision) ? 0 : 1 });

/**
 * Neither a word nor a figure is broken: where the columns have not the room, a line's name stands above its figures,
 * and with very large letters each figure stands in a line of its own, after its column's name. The roles are told,
 * since an element shown otherwise than as a table may lose them.
 */
export const figuresStyles = css`
  table {
    border-collapse: collapse;
    margin-block-end: var(--bm-space-3);
  }
  th,
  td {
    padding: var(--bm-space-1) var(--bm-space-3) var(--bm-space-1) 0;
    border-block-end: 1px solid var(--bm-line);
    text-align: start;
    vertical-align: baseline;
  }
  tbody th {
    font-weight: 400;
  }
  td,
  thead th:not(:first-child) {
    text-align: end;
  }
  :is(th, td):last-child {
    padding-inline-end: 0;
  }
  td {
    white-space: nowrap;
  }
  @container (max-width: 37.99rem) {
    .course,
    .course :is(thead, tbody) {
      display: block;
    }
    .course tr {
      display: grid;
      grid-template-columns: repeat(3, minmax(0, 1fr));
      align-items: end;
      border-block-end: 1px solid var(--bm-line);
    }
    .course :is(th, td) {
      border: 0;
    }
    .course th:first-child {
      grid-column: 1 / -1;
      padding-block-end: 0;
    }
  }
  @container (max-width: 16.99rem) {
    table,
    :is(tbody, tr, th),
    .course tr {
      display: block;
      overflow-wrap: break-word;
    }
    tr {
      padding-block: var(--bm-space-1);
      border-block-end: 1px solid var(--bm-line);
    }
    th,
    td {
      padding: 0;
      border: 0;
    }
    thead,
    .course thead {
      display: none;
    }
    td {
      display: flex;
      flex-wrap: wrap;
      justify-content: end;
      gap: 0 var(--bm-space-3);
    }
    td:empty {
      display: none;
    }
    td::before {
      min-inline-size: 0;
      margin-inline-end: auto;
      text-align: start;
      font-family: var(--bm-font-text);
      color: var(--bm-ink-soft);
      white-space: normal;
      content: attr(data-column);
    }
  }
`;

const column = (name: string): TemplateResult => html`<th role="columnheader" scope="col">${name}</th>`;

const figure = (name: string, said: string): TemplateResult =>
  html`<td role="cell" class="number" data-column=${name}>${said}</td>`;

/** All moves there were, and what each was worth. */
export const movesTable = ({ actions, chosen, led }: Decision, texts: TeacherMessages): TemplateResult => {
  const words = texts.better;
  const leads = led === null;
  // King or queen is the same in a pair that is announced to claim: what is called the same stands once.
  const named = actions
    .map((judged) => ({ judged, move: texts.move(judged.action, leads) }))
    .filter(({ move }, at, all) => all.findIndex((one) => one.move === move) === at);
  const own = texts.move(chosen.action, leads);
  return html`<table role="table">
    <thead role="rowgroup">
      <tr role="row">${column(words.move)}${column(words.worth)}</tr>
    </thead>
    <tbody role="rowgroup">
      ${named.map(
        ({ judged, move }, at) => html`<tr role="row">
          <th role="rowheader" scope="row">
            ${move} ${move === own ? html`<span class="chip">${words.yours}</span>` : nothing}
            ${at === 0 ? html`<span class="chip">${words.better}</span>` : nothing}
          </th>
          ${figure(words.worth, worth(judged, texts))}
        </tr>`,
      )}
    </tbody>
  </table>`;
};

/** The course of a deal in figures, a line for each decision and one for what the deal brought. */
export const courseTable = (
  decisions: readonly Decision[],
  result: number | null,
  texts: TeacherMessages,
): TemplateResult => {
  const words = texts.better;
  return html`<table role="table" class="course">
    <caption class="visually-hidden">${words.chart}</caption>
    <thead role="rowgroup">
      <tr role="row">
        ${[words.decision, words.withBest, words.withYours, words.lost].map(column)}
      </tr>
    </thead>
    <tbody role="rowgroup">
      ${decisions.map((decision) => {
        const { trick, chosen, led, actions } = decision;
        const [best] = actions;
        return html`<tr role="row">
          <th role="rowheader" scope="row">
            ${t().common.labelled(words.inTrick(trick), texts.move(chosen.action, led === null))}
          </th>
          ${figure(words.withBest, best === undefined ? "" : worth(best, texts))}
          ${figure(words.withYours, worth(chosen, texts))} ${figure(words.lost, loss(decision))}
        </tr>`;
      })}
      ${
        result === null
          ? nothing
          : html`<tr role="row">
              <th role="rowheader" scope="row">${words.result}</th>
              ${figure(words.withBest, "")} ${figure(words.withYours, signed(result))} ${figure(words.lost, "")}
            </tr>`
      }
    </tbody>
  </table>`;
};
