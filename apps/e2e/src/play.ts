import { handCards, type Moment, nextMoment, type Player, playableCards, seqOf, waitPast } from "./player.ts";

/** How a person works the page: with the pointer, or with the keyboard and nothing else. */
export interface Hands {
  playCard(player: Player): Promise<void>;
  press(player: Player, button: string): Promise<void>;
}

/** Everything by clicks. */
export const pointer: Hands = {
  playCard: (player) => playableCards(player).first().click(),
  press: (player, button) => player.table.getByRole("button", { name: button, exact: true }).click(),
};

/** Everything by keys: Tab and arrows to get there, Enter to do it, N for the next deal. The mouse is never touched. */
export const keyboard: Hands = {
  playCard: async (player) => {
    await reachHand(player);
    const size = await handCards(player).count();
    for (let step = 0; step < size; step += 1) {
      if (await focusIsOn(player, ".hand-card:not([aria-disabled])")) break;
      await player.page.keyboard.press("ArrowRight");
    }
    await player.page.keyboard.press("Enter");
  },
  press: async (player, button) => {
    const key = KEYS[button];
    if (key === undefined) await tabTo(player, button);
    await player.page.keyboard.press(key ?? "Enter");
    const confirm = CONFIRM[button];
    if (confirm === undefined) return;
    await player.page.getByRole("button", { name: confirm, exact: true }).waitFor();
    await tabTo(player, confirm);
    await player.page.keyboard.press("Enter");
  },
};

const KEYS: Readonly<Record<string, string>> = { Next: "n", "Play on": "n", "66": "6" };
const CONFIRM: Readonly<Record<string, string>> = { "66": "Claim 66" };

const focusIsOn = (player: Player, selector: string): Promise<boolean> =>
  player.table.evaluate((element, wanted) => {
    const active = element.shadowRoot?.activeElement;
    return active?.matches(wanted) ?? false;
  }, selector);

const reachHand = async (player: Player): Promise<void> => {
  for (let tabs = 0; tabs < 60; tabs += 1) {
    if (await focusIsOn(player, ".hand-card")) return;
    await player.page.keyboard.press("Tab");
  }
  throw new Error("the hand cannot be reached with Tab");
};

/** Tabs until the button of that name has the focus. */
const tabTo = async (player: Player, name: string): Promise<void> => {
  const button = player.page.getByRole("button", { name, exact: true });
  for (let tabs = 0; tabs < 60; tabs += 1) {
    if (
      await button.evaluate(
        (element) => (element.getRootNode() as Document | ShadowRoot).activeElement === element,
      )
    )
      return;
    await player.page.keyboard.press("Tab");
  }
  throw new Error(`${name} cannot be reached with Tab`);
};

/** Own card points as the page shows them (`showPoints: own`). */
const ownPoints = async (player: Player): Promise<number> => {
  const text = await player.table.locator(".mine .points").textContent();
  return Number.parseInt(text ?? "0", 10);
};

/** One decision in a deal: claims when the points are there, settles an end, else plays a card it may play. */
const decide = async (player: Player, hands: Hands): Promise<void> => {
  const seq = await seqOf(player);
  const phase = await player.table.getAttribute("data-phase");
  const claim = player.table.locator('.act[data-move="claim"]:not([aria-disabled])');
  const mayClaim = (await claim.count()) > 0;
  if (mayClaim && (await ownPoints(player)) >= 66) {
    await hands.press(player, "66");
    if (hands === pointer) await player.page.getByRole("button", { name: "Claim 66", exact: true }).click();
  } else if (phase === "lastTrick") {
    await hands.press(player, "Settle");
  } else {
    await hands.playCard(player);
  }
  await waitPast(player, seq);
};

/** What a player has seen and done since he began to play on. */
export interface Progress {
  readonly decisions: number;
  readonly moment: Moment | null;
}

/** Plays on, pressing Next between deals, until `until` holds; asked before each wait and after it. */
export const playUntil = async (
  player: Player,
  hands: Hands,
  until: (progress: Progress) => boolean,
): Promise<void> => {
  let decisions = 0;
  while (!until({ decisions, moment: null })) {
    const moment = await nextMoment(player);
    if (until({ decisions, moment })) return;
    if (moment === "yourTurn") {
      await decide(player, hands);
      decisions += 1;
    } else if (moment === "result") {
      await hands.press(player, "Next");
      await player.table.getByRole("button", { name: "Next", exact: true }).waitFor({ state: "hidden" });
    } else throw new Error(`nothing to do at ${moment}`);
  }
};
