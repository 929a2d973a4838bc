import { css } from "lit";

/**
 * The rim of the house: bentwood with a band of squares. On a wide screen all stands in one line; in between the pages
 * have a line of their own; a phone held upright has them at its foot, within reach of the thumb.
 */
export const headerStyles = css`
  :host {
    display: block;
    background: var(--bm-grain), var(--bm-wood);
    color: var(--bm-wood-ink);
  }
  .band {
    background: var(--bm-inlay);
  }
  header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 var(--bm-space-3);
    max-width: 72rem;
    margin: 0 auto;
    padding: var(--bm-space-1) max(var(--bm-space-4), env(safe-area-inset-right)) var(--bm-space-1)
      max(var(--bm-space-4), env(safe-area-inset-left));
  }
  :focus-visible {
    outline-color: var(--bm-lamp);
  }
  .skip {
    position: absolute;
    z-index: 30;
    inset: var(--bm-space-1) auto auto var(--bm-space-1);
  }
  .brand {
    display: inline-flex;
    align-items: center;
    gap: var(--bm-space-2);
    min-height: var(--bm-touch);
    font: 800 1.5rem/1 var(--bm-font-display);
    color: var(--bm-wood-ink);
    text-decoration: none;
  }
  .brand img {
    border-radius: 6px;
    box-shadow: 0 0 0 1px var(--bm-inlay);
  }
  nav {
    order: 3;
    flex: 1 1 100%;
  }
  nav .plain {
    display: flex;
    flex-wrap: wrap;
    /* The first word stands below the brand. */
    margin: 0 calc(-1 * var(--bm-space-2));
  }
  nav a {
    position: relative;
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 6px;
    min-height: var(--bm-touch);
    padding: 0 var(--bm-space-2);
    color: var(--bm-wood-ink);
    text-decoration: none;
  }
  nav a:hover {
    background: var(--bm-wood-hover);
  }
  nav a::after {
    content: "";
    position: absolute;
    inset: auto var(--bm-space-2) 4px;
    block-size: 3px;
  }
  nav a[aria-current] {
    color: var(--bm-lamp);
    font-weight: 600;
  }
  nav a[aria-current]::after {
    background: var(--bm-lamp);
  }
  nav a:focus-visible {
    outline-offset: -3px;
  }
  .icon {
    display: none;
    flex: none;
    inline-size: 1.5rem;
    block-size: 1.5rem;
  }
  .me {
    display: flex;
    align-items: center;
    gap: var(--bm-space-2);
    justify-content: flex-end;
    /* A long name is cut short; large letters get a line of their own. */
    flex: 1 1 9.5rem;
    min-width: 0;
  }
  .me a {
    display: flex;
    align-items: center;
    gap: 6px;
    min-height: var(--bm-touch);
    min-width: var(--bm-touch);
    max-width: 13rem;
    padding-inline: var(--bm-space-1);
    color: var(--bm-wood-ink);
    text-decoration-color: var(--bm-inlay);
  }
  .me .icon {
    display: block;
    inline-size: 1.35rem;
    block-size: 1.35rem;
  }
  /* A name in wide letters takes a second line; one that needs a third is cut short. */
  .me a span:last-child {
    overflow: hidden;
    max-block-size: 2.4em;
    line-height: 1.2;
    overflow-wrap: anywhere;
  }
  select {
    flex: none;
    width: auto;
    max-inline-size: 8rem;
    padding: 0 var(--bm-space-2);
    background: transparent;
    border-color: var(--bm-inlay);
    color: inherit;
  }
  option {
    background: var(--bm-paper-raised);
    color: var(--bm-ink);
  }
  @media (min-width: 62rem) {
    nav {
      order: 0;
      flex: 0 1 auto;
    }
    nav .plain {
      flex-wrap: nowrap;
      margin: 0;
    }
    nav a {
      min-height: 52px;
      padding: 0 var(--bm-space-3);
    }
  }
  @media (max-width: 47.99rem) {
    /* At the table every line of a small screen is needed for the cards; the brand leads to the lobby. */
    nav.atTable {
      display: none;
    }
    /* With large letters the brand's word gives way before a second line would. */
    header:has(nav.atTable) {
      flex-wrap: nowrap;
    }
    header:has(nav.atTable) .brand {
      flex: 0 999 auto;
      flex-wrap: wrap;
      align-content: flex-start;
      block-size: var(--bm-touch);
      min-inline-size: 30px;
      overflow: hidden;
    }
    header:has(nav.atTable) .me {
      flex-basis: auto;
    }
    header:has(nav.atTable) .brand img {
      margin-block: calc((var(--bm-touch) - 30px) / 2);
    }
    header {
      padding-block: 2px;
    }
  }
  @media (max-width: 24.99rem) {
    header {
      padding-inline: var(--bm-space-3);
      column-gap: var(--bm-space-2);
    }
    .brand {
      font-size: 1.3rem;
    }
    .me {
      gap: var(--bm-space-1);
    }
    .me .icon {
      display: none;
    }
    .me a {
      justify-content: end;
    }
    select {
      inline-size: 5.75rem;
      padding: 0 2px;
      font-size: 0.9375rem;
    }
  }
  @media (max-width: 21.99rem) {
    .brand {
      gap: 6px;
      font-size: 1.15rem;
    }
    select {
      inline-size: 5.25rem;
    }
  }

  /* Kept in step with the room the app leaves at the foot of a page. */
  @media (min-width: 19rem) and (max-width: 47.99rem) and (min-height: 30rem) {
    nav {
      position: fixed;
      z-index: 16;
      inset: auto 0 0;
      padding: 0 env(safe-area-inset-right) env(safe-area-inset-bottom) env(safe-area-inset-left);
      border-block-start: 2px solid var(--bm-inlay);
      background: var(--bm-grain), var(--bm-wood);
    }
    nav .plain {
      justify-content: space-around;
      margin: 0 auto;
      max-inline-size: 34rem;
    }
    nav li {
      flex: 1 1 auto;
    }
    nav a {
      flex-direction: column;
      gap: 1px;
      min-height: 56px;
      padding: 6px 2px 5px;
      /* Grows with the screen, so that five words find room; with larger letters the pages stand at the head. */
      font-size: min(0.78rem, 3.9vw);
      line-height: 1.15;
    }
    nav a::after {
      inset: -2px 18% auto;
    }
    .icon {
      display: block;
      inline-size: 22px;
      block-size: 22px;
    }
  }
  @media (forced-colors: active) {
    nav a[aria-current]::after {
      forced-color-adjust: none;
      background: Highlight;
    }
  }
`;
