import type { LookMessages } from "../en/look.ts";

export const look: LookMessages = {
  title: "Die Karten",
  lead: "Alle zwanzig Karten eines Blatts auf einmal, mit den Augen, die sie zählen. Wähl deines; der andere sieht seines.",
  rankWorth: (rank, points) => `${rank}: ${points}`,
  cardsOf: (deck) => `Karten: ${deck}`,
  toSettings: "Alle Einstellungen",
};
