import { Store } from "../state/store.ts";

/** What Chromium hands over when it would install the page. No type of the standard library has it. */
export interface InstallOffer extends Event {
  prompt(): Promise<{ readonly outcome: "accepted" | "dismissed" }>;
}

/** The browser's offer to install, kept until the player asks for it on the settings page. */
export const installOffer = new Store<InstallOffer | null>(null);

/** How this page came up: as an installed app or in a tab of the browser. */
export const isInstalled = (): boolean =>
  matchMedia("(display-mode: standalone)").matches ||
  (navigator as { standalone?: boolean }).standalone === true;

/** Browsers that install only by a menu of their own; `null` for all others. */
export const installByHand = (agent: string, touchPoints: number): "ios" | "mac" | null => {
  if (/iPhone|iPad|iPod/.test(agent)) return "ios";
  if (!/Macintosh/.test(agent) || /Chrom|Firefox|Edg/.test(agent)) return null;
  // An iPad calls itself a Mac; a Mac has no touch screen.
  return touchPoints > 1 ? "ios" : "mac";
};

/** Begins to listen; the browser offers early. */
export const keepInstallOffer = (): void => {
  addEventListener("beforeinstallprompt", (event) => {
    // No bar of the browser's own: the entry waits on the settings page.
    event.preventDefault();
    installOffer.set(event as InstallOffer);
  });
  addEventListener("appinstalled", () => installOffer.set(null));
};
