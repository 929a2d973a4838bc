import type { AttentionMessages } from "../en/attention.ts";

export const attention: AttentionMessages = {
  turn: "Du bist dran",
  joined: "Jemand sitzt an deinem Tisch",
  paired: "Ein Gegner ist gefunden",
};
