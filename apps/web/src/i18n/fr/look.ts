import type { LookMessages } from "../en/look.ts";

export const look: LookMessages = {
  title: "Cartes et apparence",
};
