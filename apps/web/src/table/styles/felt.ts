import { css } from "lit";

/** The cloth, the players at it, and what is said above the hand. */
export const feltStyles = css`
  .felt {
    grid-area: felt;
    min-block-size: 0;
    min-inline-size: 0;
    display: grid;
    grid-template-rows: auto minmax(0, 1fr) auto auto auto;
    grid-template-columns: minmax(0, 1fr);
    border-radius: 10px;
    padding: 6px;
    background:
      radial-gradient(ellipse at 50% 40%, rgb(255 255 255 / 10%), rgb(0 0 0 / 22%) 95%), var(--bm-felt);
    box-shadow:
      inset 0 2px 8px rgb(0 0 0 / 55%),
      inset 0 0 0 1px rgb(0 0 0 / 40%),
      0 0 0 1px rgb(255 255 255 / 12%);
  }

  .theirs {
    display: flex;
    justify-content: space-between;
    gap: var(--bm-space-2);
    min-inline-size: 0;
  }
  .plate {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 10px;
    min-inline-size: 0;
    font-size: 0.875rem;
    line-height: 1.3;
  }
  .theirs .plate {
    align-content: start;
    flex: 1;
  }
  .name {
    font: 600 1.05rem var(--bm-font-display);
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    max-inline-size: 100%;
  }
  .plate[data-turn] .name::before {
    content: "▸ ";
    color: #f0d58e;
  }
  .presence {
    display: inline-flex;
    align-items: center;
    gap: 5px;
    font-size: 0.82rem;
  }
  .presence::before {
    content: "";
    inline-size: 9px;
    block-size: 9px;
    border-radius: 50%;
    border: 2px solid currentColor;
  }
  .presence[data-here="true"]::before {
    background: #9be08b;
    border-color: #9be08b;
  }
  .standing {
    display: contents;
  }
  .tricks {
    min-block-size: 32px;
    padding: 0 8px;
    margin-inline: -8px 0;
    position: relative;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    text-decoration: underline;
    text-decoration-color: rgb(255 255 255 / 45%);
    text-underline-offset: 0.2em;
    cursor: pointer;
  }
  .tricks::after {
    content: "";
    position: absolute;
    inset: -6px 0;
  }
  .pending {
    padding: 0 7px;
    border-radius: 999px;
    background: rgb(0 0 0 / 30%);
    font-size: 0.82rem;
  }
  .backs {
    --bm-card-width: calc(var(--card) * 0.42);
    display: flex;
    gap: 3px;
    flex: none;
  }
  .backs .pile {
    display: flex;
  }
  .backs .pile bm-card + bm-card {
    margin-inline-start: calc(var(--bm-card-width) * -0.62);
  }

  .status {
    display: grid;
    justify-items: center;
    gap: 2px;
    min-block-size: 1.7rem;
    padding-block: 2px;
    text-align: center;
    font-size: 0.95rem;
    line-height: 1.3;
  }
  .turn {
    font-family: var(--bm-font-display);
    font-size: 1.05rem;
  }
  .turn[data-turn="you"] {
    padding-inline: 12px;
    border-radius: 999px;
    background: #f0d58e;
    color: #2b211a;
    font-weight: 600;
  }
  .note {
    padding: 2px 10px;
    border-radius: var(--bm-radius);
    background: #fff6df;
    color: #4a1d12;
    font-weight: 600;
  }
  .stake {
    padding-inline: 10px;
    border-radius: 999px;
    background: rgb(0 0 0 / 30%);
    font-size: 0.85rem;
  }
  /* Lies over the middle of the table and never moves the hand from under a finger. */
  .request {
    grid-row: 2;
    grid-column: 1;
    z-index: 5;
    place-self: end center;
    inline-size: min(100%, 34rem);
    max-block-size: 100%;
    overflow: auto;
    padding: var(--bm-space-2) var(--bm-space-3);
    border-radius: var(--bm-radius);
    background: var(--bm-paper);
    color: var(--bm-ink);
    font-size: 0.9rem;
    line-height: 1.35;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--bm-space-2);
    box-shadow: var(--bm-shadow-2);
  }
  .request > p {
    flex: 1 1 9rem;
  }
  .request .row {
    gap: 6px;
  }
  .request .button {
    padding-inline: var(--bm-space-2);
    font-size: 0.875rem;
    flex: 1 1 auto;
  }

  /* Where there is room it hides nothing; the hand keeps its place all the same. */
  @container table (min-height: 40rem) and (max-width: 559px) {
    .felt:not(.paper-felt) .request {
      grid-row: 3;
      place-self: center;
      margin-block: var(--bm-space-1);
    }
  }
  @container table (min-width: 1000px) and (min-height: 520px) {
    .felt:not(.paper-felt) .request {
      place-self: center end;
      inline-size: 20rem;
    }
    .felt:has(.request) .mid {
      padding-inline-end: 21rem;
    }
  }

  @container table (min-width: 700px) and (min-height: 600px) {
    .felt {
      padding: var(--bm-space-3) var(--bm-space-4);
      border-radius: 16px;
    }
    .plate {
      font-size: 1rem;
    }
    .name {
      font-size: 1.25rem;
    }
    .turn {
      font-size: 1.25rem;
    }
    .stake {
      font-size: 1rem;
    }
    .mine.plate {
      justify-content: center;
    }
  }

  @container table (max-height: 540px) and (max-width: 559px) {
    .stake {
      font-size: 0.8rem;
    }
  }

  @container table (max-height: 519px) and (min-width: 560px) {
    .felt {
      grid-template-columns: auto minmax(0, 1fr);
      grid-template-rows: auto minmax(0, 1fr) auto auto;
      padding: 4px 8px;
    }
    :is(.theirs, .request, .hand) {
      grid-column: 1 / -1;
    }
    .mine.plate {
      grid-area: 3 / 1;
    }
    .status {
      grid-area: 3 / 2;
      justify-items: end;
      align-content: center;
      text-align: end;
      padding: 0;
    }
  }
`;
