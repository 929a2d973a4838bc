import type { Naming } from "./index.ts";

const build = () => ({
  levelLegend: "How good shall it be?",
  levels: {
    beginner: "Plays sensible cards, forgets what has gone, and seldom closes.",
    hobby: "Remembers the trumps and the big cards, and announces what it can.",
    regulars: "Counts every card and point, closes soundly, and plays endings without a mistake.",
    master: "Weighs every way the cards may lie and plays for the whole Bummerl.",
  },
  dealerLegend: "Who deals first?",
  dealers: { random: "By lot", me: "You", computer: "The computer" },
  paceLegend: "How fast does it play?",
  paces: { natural: "Like a person", short: "Briskly", none: "At once" },
  rulesTitle: (name: string) => `Rules: ${name}`,
  rulesHint: "Change the rules",
  hereLabel: "On this device only",
  hereHint: "Goes on without a connection, and is kept in this browser alone.",
  hereAway: "There is no connection just now, so it is played on this device.",
  serverHint: "Kept on the server: you can go on at any of your devices.",
  play: "Play now",
});
export type OpponentsMessages = ReturnType<typeof build>;

export const opponents: Readonly<Record<Naming, OpponentsMessages>> = { french: build(), german: build() };
