import { type SVGTemplateResult, svg } from "lit";

/** Signs beside words, never in their place: strokes of one width in the colour of the text around. */
const icon = (shapes: SVGTemplateResult): SVGTemplateResult => svg`<svg
  class="icon"
  viewBox="0 0 24 24"
  width="24"
  height="24"
  fill="none"
  stroke="currentColor"
  stroke-width="1.8"
  stroke-linecap="round"
  stroke-linejoin="round"
  aria-hidden="true"
  focusable="false"
>${shapes}</svg>`;

export const ICONS = {
  /** Two cards. */
  lobby: icon(
    svg`<rect x="10" y="4" width="10" height="15" rx="1.5" transform="rotate(9 15 11.5)"/><path d="m8.300 6.500-3.600 1a1.500 1.500 0 0 0-1 1.900l2.700 9.400a1.500 1.500 0 0 0 1.900 1l2.200-.6"/>`,
  ),
  /** A page with a ribbon in it. */
  saved: icon(svg`<path d="M6 3.500h12V21l-6-4.500L6 21Z"/>`),
  /** As it is chalked up: four and one across. */
  games: icon(svg`<path d="M5 5v14M9.700 5v14M14.300 5v14M19 5v14M3 16 21 8"/>`),
  /** An open book. */
  learn: icon(
    svg`<path d="M12 6.500C10 5 7 4.500 3.500 4.500v13c3.500 0 6.500.5 8.500 2 2-1.500 5-2 8.500-2v-13C17 4.500 14 5 12 6.500ZM12 6.500v13"/>`,
  ),
  /** A card that asks. */
  puzzles: icon(
    svg`<rect x="5" y="3" width="14" height="18" rx="1.5"/><path d="M9.600 9.300a2.500 2.500 0 1 1 3.700 2.200c-.9.5-1.300 1-1.300 2M12 16.500v.1"/>`,
  ),
  /** A leaf of a calendar. */
  today: icon(
    svg`<rect x="4" y="5" width="16" height="15" rx="1.5"/><path d="M4 9.500h16M8.500 3v3.500M15.500 3v3.500M12 12.200v4.600"/>`,
  ),
  /** A menu card. */
  rules: icon(
    svg`<rect x="5" y="3" width="14" height="18" rx="1"/><path d="M8.500 8h7M8.500 12h7M8.500 16h4"/>`,
  ),
  /** The automaton that plays. */
  computer: icon(
    svg`<rect x="5" y="8" width="14" height="11" rx="2"/><path d="M12 8V4.500M9.500 15.500h5M2.500 12v3.500M21.500 12v3.500"/><circle cx="12" cy="3.500" r="1"/><path d="M9.200 11.800v.4M14.800 11.800v.4"/>`,
  ),
  /** A lamp goes on. */
  hint: icon(
    svg`<path d="M9 17.500h6M10 20.500h4M8.700 14.500a6 6 0 1 1 6.600 0c-.5.500-.8 1.200-.8 3h-5c0-1.800-.3-2.500-.8-3Z"/>`,
  ),
  /** Back. */
  undo: icon(svg`<path d="M8.500 5 4 9.500 8.500 14M4.500 9.500h9a6 6 0 0 1 0 10.500H9"/>`),
  /** Somebody. */
  person: icon(
    svg`<circle cx="12" cy="8" r="3.700"/><path d="M4.500 20c.7-4 3.700-6 7.500-6s6.800 2 7.500 6"/>`,
  ),
} as const;
