import { css } from "lit";

/** Lists of what was played. */
export const gamesStyles = css`
  section {
    margin-bottom: var(--bm-space-5);
  }
  .cards {
    display: grid;
    gap: var(--bm-space-3);
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 16rem), 1fr));
  }
  .lines li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--bm-space-1) var(--bm-space-3);
    padding: var(--bm-space-2) 0;
    border-top: 1px solid var(--bm-line);
  }
  .mark {
    flex: 0 0 6.5rem;
    font-weight: 600;
  }
  .mark.won {
    color: var(--bm-ok);
  }
  .mark.lost {
    color: var(--bm-danger);
  }
  .what {
    flex: 1 1 16rem;
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;
