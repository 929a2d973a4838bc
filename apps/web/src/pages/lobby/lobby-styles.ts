import { css } from "lit";

/** The lobby: greeting, the banner under which a table is made, and what is open beside the other ways to a game. */
export const lobbyStyles = css`
  .hello {
    justify-content: space-between;
    margin-bottom: var(--bm-space-4);
  }
  .hello h1 {
    margin: 0;
  }
  .hello .button {
    margin-inline: calc(-1 * var(--bm-space-3));
  }
  .name,
  .problem,
  .make {
    margin-bottom: var(--bm-space-4);
  }
  .name {
    max-width: 40rem;
  }
  .problem {
    border-color: var(--bm-danger);
  }
  .problem p {
    margin: 0;
  }

  .make {
    padding: 0;
  }
  summary {
    display: flex;
    align-items: center;
    gap: var(--bm-space-3);
    min-height: var(--bm-touch);
    padding: var(--bm-space-3) var(--bm-space-4);
    border-radius: var(--bm-radius);
    background: var(--bm-velvet);
    color: var(--bm-velvet-ink);
    cursor: pointer;
    list-style: none;
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
  summary img {
    flex: 0 1 auto;
    inline-size: clamp(6.5rem, 30%, 15rem);
    block-size: auto;
  }
  summary::after {
    content: "+" / "";
    flex: none;
    inline-size: 2.25rem;
    block-size: 2.25rem;
    border: 1px solid currentcolor;
    border-radius: 50%;
    font: 400 1.6rem / 2.05rem var(--bm-font-display);
    text-align: center;
  }
  details[open] > summary {
    border-end-start-radius: 0;
    border-end-end-radius: 0;
  }
  details[open] > summary::after {
    content: "–" / "";
  }
  details[open] > summary img {
    display: none;
  }
  bm-make-table {
    display: block;
    padding: var(--bm-space-4);
  }

  .grid {
    display: grid;
    gap: var(--bm-space-4);
    grid-template-columns: minmax(0, 1fr);
  }
  .open {
    display: flex;
    flex-direction: column;
  }
  .open h2 {
    margin-bottom: 0;
  }
  bm-open-tables {
    flex: 1 1 auto;
    margin-top: var(--bm-space-3);
  }
  @media (min-width: 60rem) {
    .grid {
      grid-template-columns: minmax(0, 6fr) minmax(0, 5fr);
    }
    summary {
      padding: var(--bm-space-4) var(--bm-space-5);
    }
    summary h2 {
      font-size: 1.7rem;
    }
  }
  @media (max-width: 30rem) {
    summary p {
      display: none;
    }
    summary img {
      inline-size: 7.5rem;
    }
  }
`;
