import { css } from "lit";
import { rim, rimFocus, rimHover, rimSign } from "./rim-styles.ts";

/**
 * The lobby: the greeting on the cloth with the way to a new table on its rim, the card of open tables, other ways.
 * Both ways to practise stand in one line on the smallest phone too.
 */
export const lobbyStyles = css`
  .hall {
    container-type: inline-size;
    margin-bottom: var(--bm-space-5);
    border-radius: var(--bm-radius-m);
    box-shadow: var(--bm-elevation-2);
  }
  .greeting {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    gap: var(--bm-space-3);
    padding: var(--bm-space-4);
    border: 4px solid var(--bm-rim);
    border-block-end: 0;
    border-radius: var(--bm-radius-m) var(--bm-radius-m) 0 0;
    background: var(--bm-weave), var(--bm-felt);
    color: var(--bm-felt-ink);
  }
  .words {
    flex: 1 1 8rem;
    min-inline-size: 0;
  }
  .greeting h1 {
    margin: 0 0 var(--bm-space-2);
    font-size: var(--bm-text-6);
    font-weight: 800;
    line-height: 1.1;
  }
  .greeting .lead {
    margin: 0;
    color: var(--bm-felt-ink-soft);
  }
  .greeting :is(.lead a, .rename) {
    color: var(--bm-lamp);
  }
  /* One question, one line. */
  .greeting .lead a {
    white-space: nowrap;
  }
  .greeting :focus-visible {
    outline-color: var(--bm-lamp);
  }
  .greeting .rename {
    padding-inline: 0;
    text-align: start;
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.2em;
  }
  .greeting img {
    inline-size: clamp(6.5rem, 36cqi, 25rem);
    block-size: auto;
  }
  .name {
    flex: 0 1 32rem;
    min-inline-size: min(100%, 14rem);
    margin-inline-end: auto;
    color: var(--bm-ink);
  }
  .name > .error {
    margin: 0;
  }
  .name > .error:not(:empty) {
    margin-block-end: var(--bm-space-2);
  }
  .name :focus-visible {
    outline-color: var(--bm-focus);
  }

  .problem {
    margin-bottom: var(--bm-space-4);
    border-color: var(--bm-danger);
  }
  .problem p {
    margin: 0;
  }
  .away {
    margin-bottom: var(--bm-space-5);
    padding: var(--bm-space-3) var(--bm-space-4);
    border-block: 1px solid var(--bm-brass);
  }

  /* The rim of the table opens like a drawer. */
  summary {
    ${rim}
    border-radius: 0 0 var(--bm-radius-m) var(--bm-radius-m);
    list-style: none;
  }
  summary:hover {
    ${rimHover}
  }
  summary:focus-visible {
    ${rimFocus}
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary .what {
    flex: 1 1 auto;
    min-width: 0;
  }
  summary h2,
  summary p {
    margin: 0;
  }
  summary::after {
    content: "";
    ${rimSign}
    --across: linear-gradient(currentcolor, currentcolor) center / 14px 2px no-repeat;
    background: var(--across), linear-gradient(currentcolor, currentcolor) center / 2px 14px no-repeat;
  }
  details[open] > summary::after {
    background: var(--across);
  }
  /* Two drawers in one rim. */
  details[open] > summary,
  details:not(:last-child) > * {
    border-radius: 0;
  }
  :is(bm-make-table, bm-play-computer) {
    display: block;
    padding: var(--bm-space-5) var(--bm-space-4);
    border-radius: 0 0 var(--bm-radius-m) var(--bm-radius-m);
    background: var(--bm-paper-raised);
  }

  .grid {
    display: grid;
    gap: var(--bm-space-5) var(--bm-space-6);
    grid-template-columns: minmax(0, 1fr);
  }
  .open {
    display: flex;
    flex-direction: column;
    min-block-size: 16rem;
  }
  .open header {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 var(--bm-space-4);
    padding-block-end: var(--bm-space-2);
  }
  .open h2 {
    margin: 0;
  }
  .open .squares {
    flex: none;
  }
  bm-open-tables {
    flex: 1 1 auto;
  }
  .ways {
    display: grid;
    align-content: start;
    gap: var(--bm-space-5);
    grid-template-columns: minmax(0, 1fr);
  }
  .ways h2 {
    margin-bottom: var(--bm-space-2);
  }
  .ways .row {
    column-gap: var(--bm-space-2);
  }

  @media (min-width: 60rem) {
    .grid {
      grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    }
    .greeting {
      padding: var(--bm-space-4) var(--bm-space-6);
    }
    .greeting img {
      margin-block: calc(-1 * var(--bm-space-2));
    }
    summary {
      padding-inline: calc(var(--bm-space-6) + 4px);
    }
    :is(bm-make-table, bm-play-computer) {
      padding-inline: var(--bm-space-6);
    }
  }
  @media (max-width: 30rem) {
    .greeting.first :is(.words, .name) {
      flex-basis: 100%;
    }
    .greeting.first img {
      inline-size: min(15rem, 78%);
      order: -1;
    }
    summary p:not(.why) {
      display: none;
    }
  }
`;
