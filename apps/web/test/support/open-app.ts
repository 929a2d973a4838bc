import type { PublicPlayer } from "@bummerl/protocol";
import axe from "axe-core";
import "../../src/app/bm-app.ts";
import type { BmApp } from "../../src/app/bm-app.ts";
import { PAGES, pages } from "../../src/app/pages.ts";
import { setLanguage } from "../../src/i18n/index.ts";
import type { LocalDoor } from "../../src/local/door.ts";
import type { Http } from "../../src/net/http.ts";
import "../../src/styles/base.css";
import "../../src/styles/fonts.css";
import "../../src/styles/tokens.css";
import "../../src/table/papers.ts";
import { fakeClient } from "./fake-client.ts";

export const ANNA: PublicPlayer = { id: "anna", name: "Anna" };
export const NAMELESS: PublicPlayer = { id: "anna", name: null };

/** The whole application at one of its places, its server in the test's hands. */
export const openApp = async (
  path: string,
  answers: Partial<Http> = {},
  player: PublicPlayer = ANNA,
  local: Partial<LocalDoor> = {},
) => {
  // Wherever the test goes, nothing is on its way.
  for (const page of PAGES) await pages.load(page);
  const parts = await fakeClient(player, { path, answers, local });
  const app: BmApp = document.createElement("bm-app");
  app.client = parts.client;
  document.body.append(app);
  await app.updateComplete;
  return { ...parts, app };
};

export const closeApp = (): void => {
  document.querySelector("bm-app")?.remove();
  localStorage.clear();
  // Unanswered commands would be sent again in the next test, as after a reload.
  sessionStorage.clear();
  setLanguage("en");
};

const nextFrame = (): Promise<number> => new Promise(requestAnimationFrame);

/** What moves and will end, through all shadows. */
const passing = (root: Document | ShadowRoot): readonly Animation[] => [
  ...root
    .getAnimations()
    .filter(
      ({ effect, playState }) =>
        playState !== "finished" && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
    ),
  ...[...root.querySelectorAll("*")].flatMap(({ shadowRoot }) =>
    shadowRoot === null ? [] : passing(shadowRoot),
  ),
];

/**
 * Colours on their way from one theme to another are nobody's contrast: they are brought there at once. One change
 * may set another off.
 */
export async function atRest(): Promise<void> {
  for (let still = 0; still < 3; still += 1) {
    await nextFrame();
    const moving = passing(document);
    if (moving.length > 0) still = 0;
    for (const animation of moving) animation.finish();
  }
}

/** What axe finds serious or critical on the page as it stands. */
export const serious = async (): Promise<string[]> => {
  await atRest();
  const { violations } = await axe.run(document.body, { resultTypes: ["violations"] });
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
};

/** The element that has the focus, through all shadows. */
export const focused = (): Element | null => {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element;
};
