import { type Attention, attention } from "../../state/attention.ts";
import { play, wakeOnGesture } from "../sound/player.ts";

const ICONS = { calm: "/favicon.svg", called: "/favicon-call.svg" } as const;

/** The icon of the page says that its player is called; who is away and not called by a turn is called by sound. */
export const followAttention = (present: Attention = attention): (() => void) => {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const show = (): void => {
    if (icon !== null) icon.href = present.value === null ? ICONS.calm : ICONS.called;
    if (document.hidden && (present.value === "joined" || present.value === "paired")) play("yourTurn");
  };
  const seen = (): void => {
    if (!document.hidden) present.clear("joined", "paired");
  };
  const stops = [
    present.subscribe(show),
    wakeOnGesture(),
    () => document.removeEventListener("visibilitychange", seen),
  ];
  document.addEventListener("visibilitychange", seen);
  show();
  return () => {
    for (const stop of stops) stop();
  };
};
