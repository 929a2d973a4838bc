import type { Decision } from "@bummerl/players/review";
import { css, html, nothing, type SVGTemplateResult, svg, type TemplateResult } from "lit";
import { signed } from "./figures.ts";

/** Of the picture's own units: as high as a phone's, and twice as broad where there is room. */
const NARROW = 360;
const BROAD = 720;
const HEIGHT = 200;
const LEFT = 30;
const TOP = 10;
const BOTTOM = 24;
const MOST = 3;
const COUNTERS = [3, 2, 1, 0, -1, -2, -3] as const;

const y = (counters: number): number => TOP + ((MOST - counters) / (2 * MOST)) * (HEIGHT - TOP - BOTTOM);

/** Everything is told by place and shape too: a hollow ring is the best move, a dot one's own, a square the result. */
export const chartStyles = css`
  .chart {
    display: block;
    inline-size: 100%;
    max-inline-size: 40rem;
    block-size: auto;
    overflow: visible;
  }
  .chart.broad {
    max-inline-size: none;
  }
  .chart text {
    fill: var(--bm-ink-soft);
    font: 11px var(--bm-font-text);
    font-variant-numeric: tabular-nums;
  }
  .chart .grid {
    stroke: var(--bm-line);
  }
  .chart .nought {
    stroke: var(--bm-line-strong);
  }
  .chart .way {
    fill: none;
    stroke: var(--bm-accent);
    stroke-width: 2;
    stroke-linejoin: round;
  }
  .chart .error {
    stroke: var(--bm-line-strong);
    stroke-width: 1.5;
  }
  .chart .lost {
    stroke: var(--bm-danger);
    stroke-width: 3;
  }
  .chart .yours {
    fill: var(--bm-accent);
  }
  .chart .best {
    fill: var(--bm-paper);
    stroke: var(--bm-danger);
    stroke-width: 2;
  }
  .chart .result {
    fill: var(--bm-ink);
  }
  .key {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--bm-space-4);
    margin-block: var(--bm-space-1);
    color: var(--bm-ink-soft);
    font-size: var(--bm-text-1);
  }
  .key li {
    display: flex;
    align-items: center;
    gap: var(--bm-space-2);
  }
  .key .chart {
    flex: none;
    inline-size: 12px;
  }
`;

/**
 * Expected counters after each decision, and what the deal brought. A drop is what a mistake cost.
 * @param label what the picture says, in words
 * @param broad whether there is room for the broad one
 */
export const chart = (
  decisions: readonly Decision[],
  result: number | null,
  label: string,
  broad: boolean,
): SVGTemplateResult => {
  const width = broad ? BROAD : NARROW;
  const last = decisions.length - (result === null ? 1 : 0);
  const x = (at: number): number =>
    last === 0 ? (LEFT + width) / 2 : LEFT + 12 + (at / last) * (width - LEFT - 24);
  const own = decisions.map(({ chosen }, at) => `${x(at)},${y(chosen.value)}`);
  const way = result === null ? own : [...own, `${x(last)},${y(result)}`];
  return svg`<svg class="chart ${broad ? "broad" : ""}" viewBox="0 0 ${width} ${HEIGHT}" role="img" aria-label=${label}>
    ${COUNTERS.map(
      (counters) => svg`<line class=${counters === 0 ? "nought" : "grid"} x1=${LEFT} x2=${width}
        y1=${y(counters)} y2=${y(counters)}></line>
        <text x=${LEFT - 6} y=${y(counters) + 4} text-anchor="end">${signed(counters)}</text>`,
    )}
    <polyline class="way" points=${way.join(" ")}></polyline>
    ${decisions.map(({ trick, chosen, actions, cost }, at) => {
      const [best] = actions;
      return svg`<line class="error" x1=${x(at)} x2=${x(at)} y1=${y(Math.min(MOST, chosen.value + chosen.error))}
          y2=${y(Math.max(-MOST, chosen.value - chosen.error))}></line>
        ${
          cost === 0 || best === undefined
            ? nothing
            : svg`<line class="lost" x1=${x(at)} x2=${x(at)} y1=${y(best.value)} y2=${y(chosen.value)}></line>
              <circle class="best" cx=${x(at)} cy=${y(best.value)} r="4.500"></circle>`
        }
        <circle class="yours" cx=${x(at)} cy=${y(chosen.value)} r="4"></circle>
        ${decisions[at - 1]?.trick === trick ? nothing : svg`<text x=${x(at)} y=${HEIGHT - 6} text-anchor="middle">${trick}</text>`}`;
    })}
    ${
      result === null
        ? nothing
        : svg`<rect class="result" x=${x(last) - 5} y=${y(result) - 5} width="10" height="10"></rect>`
    }
  </svg>`;
};

const mark = (shape: SVGTemplateResult, text: string): TemplateResult =>
  html`<li><svg class="chart" viewBox="0 0 12 12" aria-hidden="true">${shape}</svg>${text}</li>`;

/** What the shapes mean. `best`, `result`: `null` where the picture has none of them. */
export const key = (yours: string, best: string | null, result: string | null): TemplateResult =>
  html`<ul class="plain key">
    ${mark(svg`<circle class="yours" cx="6" cy="6" r="5"></circle>`, yours)}
    ${best === null ? nothing : mark(svg`<circle class="best" cx="6" cy="6" r="4.500"></circle>`, best)}
    ${result === null ? nothing : mark(svg`<rect class="result" x="1" y="1" width="10" height="10"></rect>`, result)}
  </ul>`;
