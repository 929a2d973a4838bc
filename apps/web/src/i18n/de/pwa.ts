import type { PwaMessages } from "../en/pwa.ts";

export const pwa: PwaMessages = {
  title: "Installieren",
};
