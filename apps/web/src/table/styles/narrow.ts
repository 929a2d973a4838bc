import { css } from "lit";

/** A table that shares a phone's screen with something else: every line it can give up goes to the cards. */
export const narrowStyles = css`
  /* Sideways beside words: the hand takes the whole width of the cloth. */
  @container table (orientation: landscape) and (max-height: 33rem) and (max-width: 30rem) {
    .felt:not(.paper-felt) {
      grid-template:
        "theirs theirs" auto
        "mid mid" minmax(6rem, 1fr)
        "mine status" auto
        "hand hand" auto / auto minmax(0, 1fr);
    }
    .theirs {
      flex-direction: row;
    }
    .theirs .plate {
      flex: 1;
      inline-size: auto;
    }
    .mine.plate {
      align-self: center;
    }
    .status {
      justify-items: end;
      align-content: center;
    }
    .turn {
      font-size: var(--bm-text-1);
    }
  }
  @container table (orientation: landscape) and (min-height: 19.5rem) and (max-height: 33rem) and (max-width: 30rem) {
    .board[data-scene="play"] {
      block-size: 100%;
      --cloth: minmax(0, 1fr);
    }
  }

  /* Upright below words: points and turn stand in one line. */
  @container table (orientation: portrait) and (max-height: 28rem) and (min-width: 19rem) {
    .felt:not(.paper-felt) {
      grid-template:
        "theirs theirs" auto
        "mid mid" minmax(6rem, 1fr)
        "mine status" auto
        "hand hand" auto / auto minmax(0, 1fr);
      padding-block-start: 4px;
    }
    .mine.plate {
      align-self: center;
    }
    .status {
      justify-items: end;
      align-content: center;
    }
    .turn {
      padding: 2px 8px;
      font-size: var(--bm-text-2);
      line-height: 1.15;
    }
    .act {
      min-block-size: 44px;
    }
  }

  /* The smallest phone with the system's large letters: what is said twice or only for comfort gives way, not the cards. */
  @container table (orientation: portrait) and (max-width: 17.99rem) {
    .board {
      --not-cards: 160px + 7.4rem;
    }
    .felt:not(.paper-felt) {
      grid-template-rows: auto minmax(5.9rem, 1fr) auto auto auto;
      padding-block-start: 4px;
    }
    .stock {
      gap: 3px;
      font-size: 0.75rem;
    }
    .stock:not([data-empty]) .trump {
      padding: 1px 8px 1px 2px;
    }
    .stock:not([data-empty]) .trump b {
      display: inline;
    }
    .stock:not([data-empty]) .sign {
      font-size: 1rem;
    }
    .won-count {
      font-size: 0.75rem;
    }
    .plate {
      gap: 0 6px;
      font-size: 0.8rem;
    }
    .turn {
      padding-inline: 8px;
      font-size: 0.9rem;
      line-height: 1.15;
    }
    .stake {
      padding-inline: 8px;
      font-size: 0.75rem;
      line-height: 1.2;
    }
    .acts {
      gap: 3px;
    }
    .act {
      flex: 1 1 auto;
      padding-inline: 2px;
      font-size: 0.75rem;
    }
    .act[data-move="claim"] {
      font-size: var(--bm-text-2);
    }
  }
`;
