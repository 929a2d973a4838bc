import { css } from "lit";

/** A table that shares a phone's screen with something else: every line it can give up goes to the cards. */
export const narrowStyles = css`
  /* Sideways beside words: the hand takes the whole width of the cloth. */
  @container table (orientation: landscape) and (max-height: 33rem) and (max-width: 480px) {
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
  @container table (orientation: landscape) and (min-height: 312px) and (max-height: 33rem) and (max-width: 480px) {
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

  /* Who closed and for how much stands below in more words, which need the room. */
  @container table ((orientation: landscape) and (max-height: 33rem) and (max-width: 480px)) or ((orientation: portrait) and (max-height: 28rem)) {
    .stock[data-closed] .left {
      position: absolute;
      padding: 0;
    }
    .stock[data-closed] .left > [aria-hidden] {
      display: none;
    }
    .stake {
      font-size: calc(var(--bm-letter) * 0.8);
      line-height: 1.15;
    }
  }

  /* Letters that would push the cards out of sight stop growing: what is written at the table is short, the cards are the game. */
  @container table ((orientation: landscape) and (max-height: 33rem)) or ((orientation: portrait) and ((max-width: 17.99rem) or ((max-width: 19.99rem) and (max-height: 31rem)))) {
    .board[data-scene="play"] {
      --bm-text-1: calc(var(--bm-letter) * 0.875);
      --bm-text-2: var(--bm-letter);
      --bm-text-3: calc(var(--bm-letter) * 1.1875);
      --bm-text-4: calc(var(--bm-letter) * 1.4375);
    }
  }
  @container table (orientation: landscape) and (max-height: 33rem) {
    .board[data-scene="play"] {
      --bm-letter: min(1rem, max(16px, min(5cqh, 2.81cqw)));
    }
  }

  /* The smallest phone sideways at a computer's table: one row of keys more, so everything stands closer. */
  @container table (orientation: landscape) and (max-height: 350px) {
    .board[data-scene="play"]:has(.aids) .top {
      padding-block: 0;
    }
    .board[data-scene="play"]:has(.aids) .count {
      font-size: var(--bm-text-2);
    }
    .acts:has(.aids) {
      gap: 2px;
    }
    .acts:has(.aids) .act {
      block-size: 44px;
    }
    .aids {
      gap: 2px;
    }
  }

  /* The smallest phone with the system's large letters: what is said twice or only for comfort gives way, not the cards. */
  @container table (orientation: portrait) and ((max-width: 17.99rem) or ((max-width: 19.99rem) and (max-height: 31rem))) {
    .board {
      --bm-letter: min(1rem, max(16px, min(3.87cqh, 6.3cqw)));
      --not-cards: 160px + 7.4 * var(--bm-letter);
    }
    .felt:not(.paper-felt) {
      grid-template-rows: auto minmax(calc(var(--bm-letter) * 5.9), 1fr) auto auto auto;
      padding-block-start: 4px;
    }
    .stock {
      gap: 3px;
      font-size: calc(var(--bm-letter) * 0.75);
    }
    .stock:not([data-empty]) .trump {
      padding: 1px 8px 1px 2px;
    }
    .stock:not([data-empty]) .trump b {
      display: inline;
    }
    .stock:not([data-empty]) .sign {
      font-size: var(--bm-letter);
    }
    .won-count {
      font-size: calc(var(--bm-letter) * 0.75);
    }
    .plate {
      gap: 0 6px;
      font-size: calc(var(--bm-letter) * 0.8);
    }
    .turn {
      padding-inline: 8px;
      font-size: calc(var(--bm-letter) * 0.9);
      line-height: 1.15;
    }
    .stake {
      padding-inline: 8px;
      font-size: calc(var(--bm-letter) * 0.75);
      line-height: 1.2;
    }
    .acts {
      gap: 3px;
    }
    .act {
      flex: 1 1 auto;
      padding-inline: 2px;
      font-size: calc(var(--bm-letter) * 0.75);
    }
    .act[data-move="claim"] {
      font-size: var(--bm-text-2);
    }
  }
`;
