import { css } from "lit";

/** What puzzles have beside a lesson: the line that follows, the cards not seen, and all of them to choose from. */
export const puzzlesStyles = css`
  .pick,
  .arrow {
    display: grid;
  }
  .head h2 {
    display: grid;
  }
  .grade {
    color: var(--bm-ink-soft);
    font: 400 var(--bm-text-1) / 1.2 var(--bm-font-text);
  }
  .unseen {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--bm-space-3);
  }
  .unseen .suit {
    white-space: nowrap;
  }
  .line {
    display: grid;
    gap: var(--bm-space-1);
    margin: 0;
    padding: 0;
    border: 0;
    list-style: none;
    font-size: var(--bm-text-1);
  }
  .row > .quiet:first-child {
    padding-inline: 0;
  }
  /* On a phone the verdict takes the place of the question. */
  @media (max-width: 47.99rem) {
    .tried .say,
    .words.done .unseen {
      display: none;
    }
  }
  /* With the cards not seen, or the reason and two buttons more, the table's keys stay in sight on the smallest phone. */
  @media (max-width: 47.99rem) and (max-height: 42rem) {
    .words {
      gap: 0;
      padding-block-end: 0;
    }
  }
  /* Nothing is played any more: the way on is in sight below what is read. */
  @media (max-width: 47.99rem) and (min-height: 28.01rem) and (max-height: 42rem) {
    .words.done {
      max-block-size: 60dvh;
    }
  }
  @media (max-width: 47.99rem) and (max-height: 42rem), (max-height: 28rem) and (min-width: 32rem) {
    .words.done {
      padding-block-end: 0;
    }
    .now.done ~ .row {
      position: sticky;
      inset-block-end: 0;
      padding-block: var(--bm-space-1) var(--bm-space-2);
      background: var(--bm-paper-raised);
    }
  }
  h3 {
    margin: 0;
    font-size: var(--bm-text-2);
  }
  .all {
    display: none;
  }
  @media (min-width: 60rem) and (min-height: 28.01rem) {
    .head {
      display: flex;
    }
    .all {
      display: block;
      margin-block-start: var(--bm-space-3);
      padding-block-start: var(--bm-space-3);
      border-block-start: 1px solid var(--bm-line);
    }
    .all > p {
      margin-block-end: var(--bm-space-3);
    }
    .all ol {
      grid-template-columns: repeat(auto-fill, minmax(var(--bm-touch), 1fr));
      margin: var(--bm-space-1) 0 var(--bm-space-3);
      padding: 0;
      border: 0;
    }
    .all li .button.quiet {
      justify-content: center;
      min-inline-size: 0;
      padding: 0;
      border: 1px solid var(--bm-line);
      font-variant-numeric: tabular-nums;
    }
    .all li .button.quiet.solved {
      background: var(--bm-paper-sunken);
      color: var(--bm-ok);
      font-weight: 600;
    }
    .all li .button.quiet[aria-current] {
      border: 2px solid var(--bm-brass);
    }
  }
`;
