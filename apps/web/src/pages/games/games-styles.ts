import { css } from "lit";
import { factsStyles } from "../../parts/facts.ts";

/** The tally on the cloth, and below it lists of what was played. */
export const gamesStyles = css`
  .here {
    margin-block-start: var(--bm-space-6);
  }
  .here .cards + .lines {
    margin-block-start: var(--bm-space-4);
  }
  section {
    margin-bottom: var(--bm-space-6);
  }
  .board {
    padding: var(--bm-space-4) var(--bm-space-5);
    border: 3px solid var(--bm-rim);
    border-radius: var(--bm-radius-m);
    outline: var(--bm-stroke) solid var(--bm-inlay);
    /* A line in the rim; in high contrast, with the wider stroke, the edge itself, as around the cards beside it. */
    outline-offset: calc(4 * var(--bm-stroke) - 10px);
    background: var(--bm-weave), var(--bm-felt);
    color: var(--bm-felt-ink);
  }
  /* The tally beside those it is made of, where there is room. */
  @media (min-width: 60rem) {
    .tallies {
      display: grid;
      grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
      gap: 0 var(--bm-space-6);
      align-items: start;
    }
    /* Practice counts for itself: below, so that no half of the page stays empty beside it. */
    .tallies > :nth-child(3) {
      grid-column: 1 / -1;
    }
  }
  .cards {
    display: grid;
    gap: var(--bm-space-3);
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 16rem), 1fr));
  }
  .lines li {
    display: grid;
    grid-template-columns: 6.5rem minmax(0, 1fr) auto auto;
    align-items: center;
    gap: var(--bm-space-1) var(--bm-space-4);
    padding: var(--bm-space-2) 0;
    border-top: 1px solid var(--bm-line);
  }
  .lines li:first-child {
    border-top: 0;
  }
  /* A line without a button keeps no gap for it. */
  .hint:last-child {
    grid-column: 3 / -1;
  }
  .mark {
    font-weight: 600;
  }
  /* Not by colour alone: filled and hollow. */
  .mark::before {
    content: "";
    display: inline-block;
    inline-size: 0.65em;
    block-size: 0.65em;
    margin-inline-end: 0.45em;
    border: 2px solid currentcolor;
  }
  .mark.won::before {
    background: currentcolor;
  }
  .mark.won {
    color: var(--bm-ok);
  }
  .mark.lost {
    color: var(--bm-danger);
  }
  .what {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  .what strong {
    display: block;
  }
  .what .icon {
    inline-size: 1.1em;
    block-size: 1.1em;
    margin-inline-end: 0.35em;
    vertical-align: -0.15em;
  }
  ${factsStyles}
  .hint {
    font-variant-numeric: tabular-nums lining-nums;
  }
  @media (max-width: 44rem) {
    .lines li {
      grid-template-columns: auto minmax(0, 1fr) auto;
      gap: var(--bm-space-1) var(--bm-space-3);
    }
    .lines .hint {
      order: 1;
      grid-column: 2 / -1;
      justify-self: end;
      text-align: end;
    }
    .what {
      order: 2;
      grid-column: 1 / 3;
    }
    .lines li:not(:has(.button)) .what {
      grid-column: 1 / -1;
    }
    .lines .button {
      order: 3;
    }
  }
  @media (forced-colors: active) {
    .mark.won::before {
      forced-color-adjust: none;
      background: CanvasText;
    }
  }
`;
