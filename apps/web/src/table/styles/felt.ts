import { css } from "lit";

/** The cloth with the players at it. */
export const feltStyles = css`
  .felt {
    grid-area: felt;
    min-inline-size: 0;
    position: relative;
    display: grid;
    grid-template:
      "theirs" auto
      "mid" minmax(7.5rem, 1fr)
      "status" auto
      "mine" auto
      "hand" auto / minmax(0, 1fr);
    padding: 8px 8px 2px;
    border-radius: var(--bm-radius-m);
    background: var(--bm-weave), var(--bm-felt);
    box-shadow:
      inset 0 0 0 1px var(--bm-felt-shade),
      0 0 0 1px var(--bm-inlay);
  }

  .theirs {
    grid-area: theirs;
    display: flex;
    align-items: flex-start;
    justify-content: space-between;
    gap: var(--bm-space-2);
    min-inline-size: 0;
  }
  .plate {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 var(--bm-space-3);
    min-inline-size: 0;
    font-size: var(--bm-text-1);
    line-height: 1.35;
  }
  .theirs .plate {
    align-content: start;
    flex: 1;
  }
  .mine.plate {
    grid-area: mine;
    justify-content: center;
    min-block-size: calc(var(--bm-letter) * 1.6);
  }
  .name {
    font: 600 var(--bm-text-3) / 1.15 var(--bm-font-display);
    /* A long name takes a second line rather than lose its end. */
    overflow-wrap: anywhere;
    text-wrap: balance;
    max-inline-size: 100%;
  }
  .plate[data-turn] .name {
    color: var(--bm-lamp);
  }
  .plate[data-turn] .name::before {
    content: "▸ ";
  }
  .presence {
    display: inline-flex;
    align-items: center;
    gap: 5px;
  }
  .level {
    display: inline-flex;
    align-items: center;
    gap: 5px;
  }
  .level .icon {
    flex: none;
    inline-size: calc(var(--bm-letter) * 1.35);
    block-size: calc(var(--bm-letter) * 1.35);
  }
  .presence::before {
    content: "";
    inline-size: 9px;
    block-size: 9px;
    border-radius: 50%;
    border: 2px solid currentColor;
  }
  .presence[data-here="true"]::before {
    background: var(--bm-felt-ok);
    border-color: var(--bm-felt-ok);
  }
  /* What does not fit beside the name goes below it together. */
  .facts {
    display: inline-flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 var(--bm-space-3);
    min-inline-size: 0;
  }
  .points {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  .pending {
    padding: 0 8px;
    border-radius: var(--bm-radius-round);
    border: 1px dashed var(--bm-felt-line);
    background: var(--bm-felt-shade);
    font-variant-numeric: tabular-nums;
  }

  /* The other's hand as one sees it across a table: a shallow fan. */
  .backs {
    --bm-card-width: var(--back-card);
    display: flex;
    gap: 4px;
    flex: none;
    /* An empty hand keeps its place: the middle stays as it is, and won tricks do not run into the name. */
    min-block-size: calc(var(--bm-card-width) * 1.4);
    padding-inline: 6px;
  }
  .backs .pile {
    display: flex;
  }
  .backs .pile bm-card + bm-card {
    margin-inline-start: calc(var(--bm-card-width) * -0.62);
  }

  @container table (max-width: 25.99rem) {
    .name {
      font-size: calc(var(--bm-letter) * 1.0625);
    }
  }

  @container table (min-width: 42rem) and (min-height: 36rem) {
    .felt {
      padding: var(--bm-space-3) var(--bm-space-4) var(--bm-space-2);
      border-radius: var(--bm-radius-l);
      box-shadow:
        inset 0 0 0 1px var(--bm-felt-shade),
        inset 0 0 0 5px var(--bm-felt),
        inset 0 0 0 6px var(--bm-felt-line),
        0 0 0 2px var(--bm-inlay),
        0 0 0 5px var(--bm-rim);
    }
    .plate {
      font-size: var(--bm-text-2);
    }
    .name {
      font-size: var(--bm-text-4);
    }
    /* The other sits opposite: name on one side, hand in the middle; the trick does not touch it. */
    .theirs {
      margin-block-end: var(--bm-space-2);
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
    }
    .theirs .backs {
      grid-column: 2;
      grid-row: 1;
    }
  }

  @container table (min-width: 60rem) and (min-height: 33.01rem) {
    .felt {
      grid-template:
        "theirs theirs theirs" auto
        "mid mid mid" minmax(7.5rem, 1fr)
        "mine status ." auto
        "hand hand hand" auto / minmax(0, 1fr) auto minmax(0, 1fr);
    }
    .mine.plate {
      justify-content: start;
    }
  }

  @container table (orientation: landscape) and (max-height: 33rem) {
    .felt:not(.paper-felt) {
      grid-template:
        "theirs mid" auto
        ". mid" minmax(0, 1fr)
        "status mid" auto
        "status hand" auto
        "mine hand" auto / calc(var(--bm-letter) * 7.5) minmax(0, 1fr);
      column-gap: 6px;
      padding: 4px 6px;
    }
    .theirs {
      flex-direction: column;
      gap: 2px;
    }
    .name {
      font-size: calc(var(--bm-letter) * 1.0625);
    }
    .theirs .plate {
      flex: none;
      inline-size: 100%;
    }
    .theirs .backs {
      padding: 0;
    }
    .mine.plate {
      justify-content: start;
      align-self: end;
    }
  }
`;
