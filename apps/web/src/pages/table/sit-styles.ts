import { css } from "lit";

/** The invitation: the table in its cloth, the free chair on its rim, beside it the card of what is played. */
export const sitStyles = css`
  :host {
    max-width: 62rem;
  }
  .alone {
    text-align: center;
  }
  .sides {
    display: grid;
    gap: var(--bm-space-5);
    grid-template-columns: minmax(0, 1fr);
    align-items: start;
  }
  .hall {
    border-radius: var(--bm-radius-m);
    box-shadow: var(--bm-elevation-2);
  }
  .table {
    display: grid;
    justify-items: center;
    gap: var(--bm-space-2);
    padding: var(--bm-space-4) var(--bm-space-3);
    border: 4px solid var(--bm-rim);
    border-block-end: 0;
    border-radius: var(--bm-radius-m) var(--bm-radius-m) 0 0;
    background: var(--bm-weave), var(--bm-felt);
    color: var(--bm-felt-ink);
    text-align: center;
  }
  .table img {
    inline-size: min(22rem, 62%);
    block-size: auto;
  }
  .table h1 {
    margin: 0;
    font-weight: 800;
  }
  .table p {
    margin: 0;
    color: var(--bm-felt-ink-soft);
    font-size: var(--bm-text-3);
    line-height: 1.4;
    text-wrap: balance;
  }
  /* The rim, where one sits down. */
  .chair-free {
    display: grid;
    gap: var(--bm-space-2);
    padding: var(--bm-space-4);
    border: 4px solid var(--bm-rim);
    border-radius: 0 0 var(--bm-radius-m) var(--bm-radius-m);
    background: var(--bm-paper-raised);
  }
  .chair-free p {
    margin: 0;
  }
  .chair-free .hint {
    text-align: center;
  }
  .chair-free .button {
    min-block-size: 52px;
    font-size: var(--bm-text-3);
  }
  .menu-card {
    display: grid;
    gap: var(--bm-space-3);
  }
  .menu-card > * {
    margin: 0;
  }
  .ways {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--bm-space-4);
  }
  .ways a {
    display: inline-flex;
    align-items: center;
    min-block-size: var(--bm-touch);
  }
  @media (min-width: 52rem) {
    .sides {
      grid-template-columns: minmax(0, 6fr) minmax(0, 5fr);
    }
    .table {
      padding: var(--bm-space-5);
    }
  }
  /* A phone held sideways: the picture steps aside for the words. */
  @media (max-height: 28rem) and (max-width: 51.99rem) {
    .table {
      grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
      justify-items: start;
      align-items: center;
      gap: var(--bm-space-1) var(--bm-space-4);
      padding-block: var(--bm-space-2);
      text-align: start;
    }
    .table img {
      grid-row: 1 / 3;
      inline-size: 100%;
    }
    .table h1 {
      align-self: end;
    }
    .table p {
      align-self: start;
    }
    .chair-free {
      padding-block: var(--bm-space-3);
    }
  }
`;
