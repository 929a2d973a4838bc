import { type Attention, attention, saidOutside } from "../../state/attention.ts";
import { play, wakeOnGesture } from "../sound/player.ts";

const ICONS = { calm: "/favicon.svg", called: "/favicon-call.svg" } as const;

/** Who looks at the page sees on it that he is called. Changing title and icon costs time that moving cards need. Milliseconds. */
const LOOKING = 1_500;

/**
 * Title and icon of the page say that its player is called: at once when he is away, else when he has not answered for a
 * while. Who is away and not called by a turn is called by sound.
 */
export const followAttention = (present: Attention = attention): (() => void) => {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  let later: ReturnType<typeof setTimeout> | undefined;
  const paint = (): void => {
    clearTimeout(later);
    saidOutside.set(present.value);
    const wanted = present.value === null ? ICONS.calm : ICONS.called;
    if (icon !== null && icon.getAttribute("href") !== wanted) icon.href = wanted;
  };
  const show = (): void => {
    clearTimeout(later);
    if (document.hidden) paint();
    else later = setTimeout(paint, LOOKING);
    if (document.hidden && (present.value === "joined" || present.value === "paired")) play("yourTurn");
  };
  const seen = (): void => {
    if (document.hidden) paint();
    else present.clear("joined", "paired");
  };
  const stops = [
    present.subscribe(show),
    wakeOnGesture(),
    () => clearTimeout(later),
    () => document.removeEventListener("visibilitychange", seen),
  ];
  document.addEventListener("visibilitychange", seen);
  show();
  return () => {
    for (const stop of stops) stop();
  };
};
